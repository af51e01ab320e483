import type { Subscription } from '@contract/ranches/subscription';
import { selectTrialDaysLeft } from './subscriptionSelectors';

const END = '2026-12-21T00:00:00.000Z';

function daysLeft(now: string, sub: Partial<Subscription> | null = {}) {
  const full = sub === null ? null : { status: 'trial' as const, plan: 'trial', trial_ends_at: END, ...sub };
  return selectTrialDaysLeft(
    { subscription: { sub: full, subLoaded: true, load: { status: 'succeeded' } } },
    new Date(now),
  );
}

it.each([
  ['2026-11-21T00:00:00.000Z', 30],
  ['2026-11-21T00:00:00.001Z', 30],
  ['2026-12-19T23:59:59.999Z', 2],
  ['2026-12-20T00:00:00.000Z', 1],
  ['2026-12-20T23:59:59.999Z', 1],
  ['2026-12-21T00:00:00.000Z', 0],
  ['2027-01-01T00:00:00.000Z', 0],
])('at %s a trial until 21 December has %d days left, begun ones counted whole', (now, days) => {
  expect(daysLeft(now)).toBe(days);
});

it.each(['active', 'past_due', 'canceled'] as const)('nothing is said of a trial once the status is %s', (status) => {
  expect(daysLeft('2026-12-01T00:00:00.000Z', { status })).toBeNull();
});

it('nothing is said of a trial without an end', () => {
  expect(daysLeft('2026-12-01T00:00:00.000Z', { trial_ends_at: null })).toBeNull();
});

it('nothing is said while the subscription is not known', () => {
  expect(daysLeft('2026-12-01T00:00:00.000Z', null)).toBeNull();
});

it('R1: nothing is said when the end is no date', () => {
  expect(daysLeft('2026-12-01T00:00:00.000Z', { trial_ends_at: 'soon' })).toBeNull();
});
