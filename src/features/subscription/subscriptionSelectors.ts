import { plural } from '@domain/words';
import type { SubscriptionState } from './subscriptionSlice';

const A_DAY_MS = 24 * 60 * 60 * 1000;

interface WithSubscription {
  subscription: SubscriptionState;
}

export const selectSubscription = ({ subscription }: WithSubscription) => subscription.sub;
export const selectSubscriptionLoad = ({ subscription }: WithSubscription) => subscription.load;

/** The trial is told in the bar itself for its last days; before, it is in the person's menu. */
export const TRIAL_ENDS_SOON_DAYS = 7;

/** "12 trial days left". */
export const trialInWords = (daysLeft: number): string =>
  plural(daysLeft, { one: '# trial day left', other: '# trial days left' });

/** Days of the trial that are left, begun ones counted whole; null when there is no trial or it is not known. */
export const selectTrialDaysLeft = ({ subscription: { sub } }: WithSubscription, now: Date): number | null => {
  if (sub?.status !== 'trial' || sub.trial_ends_at === null) return null;
  const daysLeft = Math.ceil((Date.parse(sub.trial_ends_at) - now.getTime()) / A_DAY_MS);
  return Number.isNaN(daysLeft) ? null : Math.max(0, daysLeft);
};
