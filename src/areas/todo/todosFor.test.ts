import { dayInWords } from '@shared/lib/dates';
import { todosFor, type Facts } from './todosFor';

const allSet: Facts = {
  isRanchSetUp: true,
  mayName: true,
  isMapLookChosen: true,
  isTeamInvited: true,
  trialDaysLeft: 30,
  deletionScheduledAt: null,
};
const titles = (over: Partial<Facts>) => todosFor({ ...allSet, ...over }).map(({ title }) => title);

it('is empty when everything is done', () => {
  expect(titles({})).toEqual([]);
});

it.each([
  [{ isRanchSetUp: false }, 'Name your ranch', '/onboarding/step-1'],
  [{ isRanchSetUp: false, mayName: false }, 'Choose how you measure', '/onboarding/step-1'],
  [{ isMapLookChosen: false }, 'Choose how your map looks', '/onboarding/step-2'],
  [{ isTeamInvited: false }, 'Invite your team', '/onboarding/step-3'],
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

it.each([
  ['a team that is not known', { isTeamInvited: null }],
  ['an unknown trial', { trialDaysLeft: null }],
  ['8 days of the trial', { trialDaysLeft: 8 }],
])('nothing follows from %s', (_what, over) => {
  expect(titles(over)).toEqual([]);
});

it('the urgent comes first', () => {
  const all = { isRanchSetUp: false, isMapLookChosen: false, isTeamInvited: false, trialDaysLeft: 3 };
  expect(todosFor({ ...allSet, ...all, deletionScheduledAt: '2026-12-21T12:00:00.000Z' }).map(({ to }) => to)).toEqual([
    '/settings/account',
    '/subscribe',
    '/onboarding/step-1',
    '/onboarding/step-2',
    '/onboarding/step-3',
  ]);
});
