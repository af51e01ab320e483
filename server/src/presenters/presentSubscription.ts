import type { Subscription } from '@contract/subscription';

type SubscriptionRow = Omit<Subscription, 'trial_ends_at'> & { trial_ends_at: Date | null };

export function presentSubscription({ status, plan, trial_ends_at }: SubscriptionRow): Subscription {
  return { status, plan, trial_ends_at: trial_ends_at?.toISOString() ?? null };
}
