import { plural, t } from '@domain/words';
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
  const day = dayInWords(at);
  return {
    title: t`Your account will be deleted on ${day}`,
    why: t`If that is not what you want, press “Keep my account” at the top of any page.`,
    link: t`See your account`,
    to: appPaths.settingsAccount,
    isUrgent: true,
  };
}

function trial(daysLeft: number): Todo {
  return {
    title:
      daysLeft === 0
        ? t`Your trial is over`
        : t`Your trial ends in ${plural(daysLeft, { one: '# day', other: '# days' })}`,
    why: t`See what that means for your ranch.`,
    link: t`See your plan`,
    to: appPaths.subscribe,
    isUrgent: true,
  };
}

const NAME_RANCH: Todo = {
  title: t`Name your ranch`,
  why: t`It still has the name that we offered. Keep it, or write your own.`,
  link: t`Name the ranch`,
  to: appPaths.onboardingStep1,
};

const CHOOSE_UNITS: Todo = {
  title: t`Choose how you measure`,
  why: t`Acres and pounds, or hectares and kilograms.`,
  link: t`Choose your units`,
  to: appPaths.onboardingStep1,
};

const CHOOSE_LOOK: Todo = {
  title: t`Choose how your map looks`,
  why: t`Say what the colors of your paddocks mean.`,
  link: t`Set up the map`,
  to: appPaths.onboardingStep2,
};

const INVITE_TEAM: Todo = {
  title: t`Invite your team`,
  why: t`You are the only one on this ranch so far.`,
  link: t`Invite people`,
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
