import { dayInWords } from '@shared/lib/dates';
import { todosFor, type Facts } from './todosFor';

const allSet: Facts = {
  role: 'owner',
  isRanchNamed: true,
  isMapLookChosen: true,
  teamSize: 2,
  openInvitations: 0,
  trialDaysLeft: 30,
  deletionScheduledAt: null,
};
const titles = (over: Partial<Facts>) => todosFor({ ...allSet, ...over }).map(({ title }) => title);

it('is empty when everything is done', () => {
  expect(titles({})).toEqual([]);
});

it.each([
  [{ isRanchNamed: false }, 'Name your ranch', '/onboarding/step-1'],
  [{ isMapLookChosen: false }, 'Choose how your map looks', '/onboarding/step-2'],
  [{ teamSize: 1 }, 'Invite your team', '/onboarding/step-3'],
  [{ trialDaysLeft: 7 }, 'Your trial ends in 7 days', '/subscribe'],
  [{ trialDaysLeft: 1 }, 'Your trial ends in 1 day', '/subscribe'],
  [{ trialDaysLeft: 0 }, 'Your trial is over', '/subscribe'],
])('%j is said as "%s", with the way to %s', (over, title, to) => {
  expect(todosFor({ ...allSet, ...over })).toMatchObject([{ title, to }]);
});

it('names the day on which the account will be deleted', () => {
  const at = '2026-12-21T12:00:00.000Z';
  const day = dayInWords(at);
  expect(titles({ deletionScheduledAt: at })).toEqual([`Your account will be deleted on ${day}`]);
});

it.each(['member', 'viewer'] as const)('asks of a %s only what is theirs', (role) => {
  expect(titles({ role, isRanchNamed: false, isMapLookChosen: false, teamSize: 1 })).toEqual([
    'Choose how your map looks',
  ]);
});

it('a manager is asked as an owner is', () => {
  expect(titles({ role: 'manager', isRanchNamed: false, teamSize: 1 })).toEqual([
    'Name your ranch',
    'Invite your team',
  ]);
});

it.each([
  ['an unknown team', { teamSize: null }],
  ['an invitation that waits for an answer', { teamSize: 1, openInvitations: 1 }],
  ['invitations that are not known', { teamSize: 1, openInvitations: null }],
  ['an unknown trial', { trialDaysLeft: null }],
  ['8 days of the trial', { trialDaysLeft: 8 }],
])('nothing follows from %s', (_what, over) => {
  expect(titles(over)).toEqual([]);
});

it('the urgent comes first', () => {
  const all = { isRanchNamed: false, isMapLookChosen: false, teamSize: 1, trialDaysLeft: 3 };
  expect(todosFor({ ...allSet, ...all, deletionScheduledAt: '2026-12-21T12:00:00.000Z' }).map(({ to }) => to)).toEqual([
    '/settings/account',
    '/subscribe',
    '/onboarding/step-1',
    '/onboarding/step-2',
    '/onboarding/step-3',
  ]);
});
