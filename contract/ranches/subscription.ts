import { object, string, type ObjectSchema } from '../text/yup';

const SUBSCRIPTION_STATUSES = ['trial', 'active', 'past_due', 'canceled'] as const;

/** A ranch's subscription. `trial_ends_at` is ISO 8601 in UTC, null when there was no trial. */
export interface Subscription {
  status: (typeof SUBSCRIPTION_STATUSES)[number];
  plan: string;
  trial_ends_at: string | null;
}

export const subscriptionSchema: ObjectSchema<Subscription> = object({
  status: string().oneOf(SUBSCRIPTION_STATUSES).defined(),
  plan: string().defined(),
  trial_ends_at: string().defined().nullable(),
});
