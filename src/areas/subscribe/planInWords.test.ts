import type { Subscription } from '@contract/ranches/subscription';
import { dayInWords } from '@shared/lib/dates';
import { planInWords } from './planInWords';

const END = '2026-12-21T12:00:00.000Z';
const aPlan = (over: Partial<Subscription> = {}): Subscription => ({
  status: 'trial',
  plan: 'trial',
  trial_ends_at: END,
  ...over,
});

it.each([
  [30, '30 days left of your free trial'],
  [2, '2 days left of your free trial'],
  [1, '1 day left of your free trial'],
  [0, 'Your free trial is over'],
])('with %d days left it says so, and the day in words', (daysLeft, state) => {
  expect(planInWords(aPlan(), daysLeft)).toMatchObject({ state, ends: dayInWords(END) });
});

it.each([
  [null, 7],
  ['not a time', null],
])('names no day where the trial has none (%p)', (trial_ends_at, daysLeft) => {
  const words = planInWords(aPlan({ trial_ends_at }), daysLeft);
  expect(words.state).toBe('Free trial');
  expect(words).not.toHaveProperty('ends');
});

it.each([
  ['active', 'Rancher is active'],
  ['past_due', 'A payment for Rancher has not come through'],
  ['canceled', 'Rancher is canceled'],
] as const)('a plan that is %s: %s', (status, state) => {
  const words = planInWords(aPlan({ status, plan: 'rancher', trial_ends_at: null }), null);
  expect(words.state).toBe(state);
  expect(words).not.toHaveProperty('ends');
});

it.each(['trial', 'past_due', 'canceled'] as const)('a plan that is %s says that nothing is deleted', (status) => {
  expect(planInWords(aPlan({ status }), 0).meaning).toMatch(/^Nothing is deleted/);
});
