import type { Figure } from '../grazing/figure';
import { DAY_MS } from '../grazing/time';
import type { PlannedStay } from './PlannedStay';

/** Why a step is in a draft, as it was found when the step was drafted. */
export interface Reason {
  /** Whole days of rest at its start; null for a paddock never grazed, and for one that is grazed until then. */
  readonly restDays: number | null;
  readonly restTargetDays: number;
  /** False: it is under its rest target, and nothing ready was to be had or the order says so. */
  readonly isReached: boolean;
  /** Herds that are there at the same time. */
  readonly withHerdUuids: readonly string[];
  /** Null where no demand. */
  readonly feedDays: Figure | null;
}

/** A move of a draft. Its id says only which one it is: an accepted one gets its own. */
export interface DraftStep extends PlannedStay {
  readonly reason: Reason;
}

/** A paddock that a draft passes over for want of something. */
export interface LeftOut {
  readonly paddockUuid: string;
  /** Retired, or nobody knows how long its feed lasts. */
  readonly why: 'retired' | 'feed_not_known';
}

/** From when on there is no next paddock (ms since 1970): none is free, or nobody knows the feed of those that are. */
export interface Stopped {
  readonly at: number;
  readonly why: 'none_free' | 'feed_not_known';
}

/** Moves that are proposed, one after the other. A person changes them, and accepts them or not. */
export interface Draft {
  readonly steps: readonly DraftStep[];
  readonly leftOut: readonly LeftOut[];
  /** Where there are fewer steps than were asked for; else null. */
  readonly stopped: Stopped | null;
}

/** For which herd, from when (ms since 1970), and how many moves. */
export interface Asked {
  readonly herdUuid: string;
  readonly from: number;
  readonly count: number;
}

/** Steps one after the other without days between them, the first one from an instant on. */
export function laidOut<S extends { readonly days: number }>(
  steps: readonly S[],
  from: number,
): (S & { readonly at: number })[] {
  let at = from;
  return steps.map((step) => {
    const laid = { ...step, at };
    at += step.days * DAY_MS;
    return laid;
  });
}
