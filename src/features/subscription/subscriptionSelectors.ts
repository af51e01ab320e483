import type { SubscriptionState } from './subscriptionSlice';

const A_DAY_MS = 24 * 60 * 60 * 1000;

interface WithSubscription {
  subscription: SubscriptionState;
}

export const selectSubscription = ({ subscription }: WithSubscription) => subscription.sub;
/** Whether the server has said what the ranch is subscribed to, if to anything. */
export const selectIsSubscriptionKnown = ({ subscription }: WithSubscription) => subscription.subLoaded;
export const selectSubscriptionLoad = ({ subscription }: WithSubscription) => subscription.load;

/** Days of the trial that are left, begun ones counted whole; null when there is no trial or it is not known. */
export const selectTrialDaysLeft = ({ subscription: { sub } }: WithSubscription, now: Date): number | null => {
  if (sub?.status !== 'trial' || sub.trial_ends_at === null) return null;
  const daysLeft = Math.ceil((Date.parse(sub.trial_ends_at) - now.getTime()) / A_DAY_MS);
  return Number.isNaN(daysLeft) ? null : Math.max(0, daysLeft);
};
