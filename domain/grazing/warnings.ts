import { countedFrom } from './firstCount';
import type { PaddockFigures } from './paddockFigures';
import { livesAt, type Land } from './land';
import type { MarkData, StandingMarks } from './marks';
import type { Animal, Entry, MoveData } from './records';
import { classesAt, stayAt } from './stays';
import { daysBetween } from './time';
import type { Timelines } from './timelines';
import { headOf } from './transfer';

/**
 * What looks odd in an entry. It is written down all the same: a warning is shown and never refuses (docs/grazing.md).
 */
export type Warning =
  | { readonly what: 'just_moved' | 'entered_twice' | 'there_already'; readonly herdUuid: string }
  /** `at` is the first of its moves that come after, ms since 1970. */
  | { readonly what: 'moved_later'; readonly herdUuid: string; readonly at: number }
  /** `movedAt` is the first move of the herd; `countedAt` its first count, null where it has none. Instants, ms. */
  | {
      readonly what: 'before_first_count';
      readonly herdUuid: string;
      readonly movedAt: number;
      readonly countedAt: number | null;
    }
  | { readonly what: 'paddock_retired' | 'paddock_not_begun'; readonly paddockUuid: string }
  | {
      readonly what: 'under_rest_target';
      readonly paddockUuid: string;
      readonly restDays: number;
      readonly isAtLeast: boolean;
      readonly targetDays: number;
    }
  /** The first and the last day on which it is closed, YYYY-MM-DD; null: until further notice. */
  | {
      readonly what: 'paddock_closed';
      readonly paddockUuid: string;
      readonly startsOn: string;
      readonly endsOn: string | null;
      /** What it was treated with, where that is what closes it. */
      readonly product?: string;
    }
  /** A herd came before the days without grazing of a treatment were over (`until`, ms since 1970). */
  | {
      readonly what: 'closed_by_treatment';
      readonly paddockUuid: string;
      readonly product: string;
      readonly until: number;
    }
  /** A paddock was treated while a herd was in it (`at`, ms since 1970). */
  | {
      readonly what: 'treated_in_stay';
      readonly paddockUuid: string;
      readonly product: string;
      readonly at: number;
    }
  | { readonly what: 'more_than_there_are'; readonly herdUuid: string; readonly there: number }
  | { readonly what: 'long_stay' | 'long_plan' }
  /** `percent` of its live weight is what a class would eat a day. */
  | { readonly what: 'eats_much'; readonly herdUuid: string; readonly animal: Animal; readonly percent: number }
  /** `uuid` is the herd or the paddock that was fed; lb of its season, with what was left before. */
  | {
      readonly what: 'eaten_above_put_out';
      readonly uuid: string;
      readonly eatenLb: number;
      readonly putOutLb: number;
    };

/** Two moves of one herd within this time are most likely one, entered by two people. */
const TWICE_MS = 2 * 3_600_000;

/** A stay in one place that lasts longer is rare: most likely a move in between was not written down. */
export const LONG_DAYS = 60;

interface Moving {
  readonly herdUuids: readonly string[];
  readonly paddockUuids: readonly string[];
  /** ms since 1970. */
  readonly at: number;
  /** The move itself, where it has been written down already. */
  readonly moveUuid?: string;
  /** How long the herds are to stay. */
  readonly plannedDays?: number | null;
  /** The end of the stay, or now while it lasts, ms since 1970; left out where nobody knows yet. */
  readonly to?: number;
}

/** What is odd about how long a stay in paddocks is. Off pasture, as in a corral over winter, any length will do. */
function warningsOfLength({ paddockUuids, at, plannedDays, to }: Moving): Warning[] {
  if (paddockUuids.length === 0) return [];
  const warnings: Warning[] = [];
  if ((plannedDays ?? 0) > LONG_DAYS) warnings.push({ what: 'long_plan' });
  if (to !== undefined && daysBetween(at, to) > LONG_DAYS) warnings.push({ what: 'long_stay' });
  return warnings;
}

/** That a new move ends when the herd was moved later. */
function warningsOfLater(herdUuid: string, moves: readonly Entry<MoveData>[], after: number): Warning[] {
  const later = moves.map(({ data }) => Date.parse(data.at)).filter((each) => each > after);
  return later.length === 0 ? [] : [{ what: 'moved_later', herdUuid, at: Math.min(...later) }];
}

/** Whether a herd is in just these paddocks already when it is moved there. */
function isThere(herdUuid: string, { at, paddockUuids }: Moving, { stays }: Timelines): boolean {
  const stay = stayAt(stays.get(herdUuid), at);
  const places = stay !== null && stay.from < at ? stay.paddockUuids : [];
  return (
    places.length > 0 && places.length === paddockUuids.length && places.every((uuid) => paddockUuids.includes(uuid))
  );
}

function warningsOfHerd(herdUuid: string, moving: Moving, timelines: Timelines): Warning[] {
  const { at, moveUuid } = moving;
  const countedAt = countedFrom(herdUuid, timelines);
  const movedAt = Math.min(at, timelines.stays.get(herdUuid)?.[0]?.from ?? at);
  const all = timelines.records.moves.get(herdUuid) ?? [];
  const others = all.filter(({ uuid }) => uuid !== moveUuid);
  const plan = all.find(({ uuid }) => uuid === moveUuid)?.data.plan_uuid ?? null;
  // Instants are written alike, so their texts stand in the same order: a herd may have thousands of moves.
  const [after, before] = [at - TWICE_MS, at + TWICE_MS].map((edge) => new Date(edge).toISOString());
  const isTwice = others.some(({ data }) => data.at > (after ?? '') && data.at < (before ?? ''));
  const warnings: Warning[] = [];
  if (at < (countedAt ?? Infinity)) warnings.push({ what: 'before_first_count', herdUuid, movedAt, countedAt });
  if (isTwice) warnings.push({ what: 'just_moved', herdUuid });
  if (moveUuid === undefined && !isTwice) warnings.push(...warningsOfLater(herdUuid, others, at));
  if (moveUuid === undefined && isThere(herdUuid, moving, timelines))
    warnings.push({ what: 'there_already', herdUuid });
  if (plan !== null && others.some(({ data }) => data.plan_uuid === plan))
    warnings.push({ what: 'entered_twice', herdUuid });
  return warnings;
}

/** That a paddock is marked as closed, or closed by what it was treated with. */
export const closedWarning = (paddockUuid: string, { data }: Entry<MarkData>): Warning => ({
  what: 'paddock_closed',
  paddockUuid,
  startsOn: data.starts_on,
  endsOn: data.ends_on,
  ...(data.product !== undefined && { product: data.product }),
});

function warningsOfPaddock(
  paddockUuid: string,
  at: number,
  { lands }: Timelines,
  { figures, marks }: Pick<Known, 'figures' | 'marks'>,
): Warning[] {
  const land = lands.get(paddockUuid);
  if (land === undefined) return [];
  const closed = marks?.get(paddockUuid)?.closed;
  const own = warningsOfLand(land, at, figures?.get(paddockUuid));
  return closed === undefined ? own : [closedWarning(paddockUuid, closed), ...own];
}

function warningsOfLand(land: Land, at: number, figures: PaddockFigures | undefined): Warning[] {
  const paddockUuid = land.uuid;
  if (!livesAt(land, at)) return [{ what: at < land.startsAt ? 'paddock_not_begun' : 'paddock_retired', paddockUuid }];
  if (figures?.state !== 'resting' || figures.restDays === null) return [];
  const { restDays, isRestAtLeast: isAtLeast, restTargetDays: targetDays } = figures;
  return [{ what: 'under_rest_target', paddockUuid, restDays, isAtLeast, targetDays }];
}

interface Known {
  /** Of paddocks as of the move, where their rest is to be judged. */
  readonly figures?: ReadonlyMap<string, PaddockFigures>;
  /** What is marked on the days of the stay. */
  readonly marks?: StandingMarks;
}

/**
 * What looks odd in a move: before the first count of a herd, within two hours of another of its moves or before a later
 * one, to where it is already, into a paddock that does not live then, is closed or has not rested enough, or for a stay
 * of over 60 days.
 */
export function moveWarnings(moving: Moving, timelines: Timelines, known: Known = {}): Warning[] {
  const { herdUuids, paddockUuids, at } = moving;
  return [
    ...herdUuids.flatMap((herd) => warningsOfHerd(herd, moving, timelines)),
    ...paddockUuids.flatMap((paddock) => warningsOfPaddock(paddock, at, timelines, known)),
    ...warningsOfLength(moving),
  ];
}

interface Leaving {
  readonly fromHerdUuid: string | null;
  readonly animal: Animal | null;
  readonly head: number | null;
  /** ms since 1970. */
  readonly at: number;
}

/** What looks odd in a transfer: more animals than the herd had then. What is there leaves, and no more. */
export function transferWarnings({ fromHerdUuid, animal, head, at }: Leaving, { states }: Timelines): Warning[] {
  if (fromHerdUuid === null || head === null) return [];
  const classes = classesAt(states.byHerd.get(fromHerdUuid) ?? [], at);
  const there = headOf(classes?.filter((each) => animal === null || each.animal === animal) ?? null);
  if (there === null || head <= there) return [];
  return [{ what: 'more_than_there_are', herdUuid: fromHerdUuid, there }];
}

const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

interface Named {
  readonly name: string;
  readonly retired_at: string | null;
}

/** The names of all others that are not retired, for `isNameTaken`. */
export function namesOfOthers(all: readonly Entry<Named>[], ownUuid?: string): ReadonlySet<string> {
  const others = all.filter(({ uuid, data }) => uuid !== ownUuid && data.retired_at === null);
  return new Set(others.map(({ data }) => folded(data.name)));
}

/** Whether one of the others is called the same, upper and lower case apart. */
export const isNameTaken = (name: string, others: ReadonlySet<string>): boolean => others.has(folded(name));
