import { plural } from '@domain/words';
import { TRIAL_ENDS_SOON_DAYS } from '@features/subscription';
import { dayInWords } from '@shared/lib/dates';
import { appPaths } from '@shared/paths';

/** What is known of the person and the ranch they work in. What is unknown yet is null, and nothing follows from it. */
export interface Facts {
  isRanchSetUp: boolean;
  /** Whether the ranch's name is theirs to give; the others choose only their units. */
  mayName: boolean;
  isMapLookChosen: boolean;
  isTeamInvited: boolean | null;
  trialDaysLeft: number | null;
  /** ISO 8601. */
  deletionScheduledAt: string | null;
}

export interface Todo {
  title: string;
  why: string;
  /** What the link says, and where it leads. */
  link: string;
  to: string;
  isUrgent?: boolean;
}

function deletion(at: string): Todo {
  return {
    title: `Your account will be deleted on ${dayInWords(at)}`,
    why: 'If that is not what you want, press “Keep my account” at the top of any page.',
    link: 'See your account',
    to: appPaths.settingsAccount,
    isUrgent: true,
  };
}

function trial(daysLeft: number): Todo {
  const days = plural(daysLeft, { one: '# day', other: '# days' });
  return {
    title: daysLeft === 0 ? 'Your trial is over' : `Your trial ends in ${days}`,
    why: 'See what that means for your ranch.',
    link: 'See your plan',
    to: appPaths.subscribe,
    isUrgent: true,
  };
}

const NAME_RANCH: Todo = {
  title: 'Name your ranch',
  why: 'It still has the name that we offered. Keep it, or write your own.',
  link: 'Name the ranch',
  to: appPaths.onboardingStep1,
};

const CHOOSE_UNITS: Todo = {
  title: 'Choose how you measure',
  why: 'Acres and pounds, or hectares and kilograms.',
  link: 'Choose your units',
  to: appPaths.onboardingStep1,
};

const CHOOSE_LOOK: Todo = {
  title: 'Choose how your map looks',
  why: 'Say what the colors of your paddocks mean.',
  link: 'Set up the map',
  to: appPaths.onboardingStep2,
};

const INVITE_TEAM: Todo = {
  title: 'Invite your team',
  why: 'You are the only one on this ranch so far.',
  link: 'Invite people',
  to: appPaths.onboardingStep3,
};

/** What is left to do, the urgent first. Each item follows from what is stored, and is gone when that has changed. */
export function todosFor(facts: Facts): Todo[] {
  const { isRanchSetUp, mayName, isMapLookChosen, isTeamInvited, trialDaysLeft, deletionScheduledAt } = facts;
  const isTrialEnding = trialDaysLeft !== null && trialDaysLeft <= TRIAL_ENDS_SOON_DAYS;
  return [
    ...(deletionScheduledAt === null ? [] : [deletion(deletionScheduledAt)]),
    ...(isTrialEnding ? [trial(trialDaysLeft)] : []),
    ...(isRanchSetUp ? [] : [mayName ? NAME_RANCH : CHOOSE_UNITS]),
    ...(isMapLookChosen ? [] : [CHOOSE_LOOK]),
    ...(isTeamInvited === false ? [INVITE_TEAM] : []),
  ];
}
