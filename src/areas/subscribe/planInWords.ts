import type { Subscription } from '@contract/ranches/subscription';
import { plural, t } from '@domain/words';
import { capitalized } from '@shared/lib/wording';
import { dayInWords } from '@shared/lib/dates';

export interface PlanInWords {
  /** How the plan stands. */
  state: string;
  /** The day it ends in words, where it does. */
  ends?: string;
  /** What that means for the ranch. */
  meaning: string;
}

const NOTHING_IS_DELETED = t`Nothing is deleted: the ranch, its people and everyone’s settings stay as they are.`;

function trialInWords(endsAt: string | null, daysLeft: number | null): PlanInWords {
  if (endsAt === null || daysLeft === null) return { state: t`Free trial`, meaning: NOTHING_IS_DELETED };
  const ends = dayInWords(endsAt);
  if (daysLeft === 0) return { state: t`Your free trial is over`, ends, meaning: NOTHING_IS_DELETED };
  const state = plural(daysLeft, { one: '# day left of your free trial', other: '# days left of your free trial' });
  return {
    state,
    ends,
    meaning: t`On that day the trial is over. Nothing is deleted: the ranch, its people and everyone’s settings stay as they are.`,
  };
}

/**
 * What a ranch's subscription says to its people.
 *
 * @param daysLeft days of the trial that are left, null where there is none
 */
export function planInWords({ status, plan, trial_ends_at }: Subscription, daysLeft: number | null): PlanInWords {
  const name = capitalized(plan);
  switch (status) {
    case 'trial':
      return trialInWords(trial_ends_at, daysLeft);
    case 'active':
      return { state: t`${name} is active`, meaning: t`Everything is paid for. There is nothing for you to do.` };
    case 'past_due':
      return { state: t`A payment for ${name} has not come through`, meaning: NOTHING_IS_DELETED };
    case 'canceled':
      return { state: t`${name} is canceled`, meaning: NOTHING_IS_DELETED };
  }
}
