import { daysLeftOfStay } from './daysLeft';
import { isKnown } from './figure';
import type { HerdFigures } from './herdFigures';
import { livesAt } from './land';
import type { PaddockFigures } from './paddockFigures';
import { zoneOf } from './time';
import type { Timelines } from './timelines';

/** A planned move that has not been made. */
export interface PlannedMove {
  readonly uuid: string;
  readonly herdUuid: string;
  readonly paddockUuids: readonly string[];
  /** ms since 1970. */
  readonly at: number;
}

export interface DueMove extends Omit<PlannedMove, 'uuid'> {
  /** The plan; null at the end of planned days, where no place is planned. */
  readonly planUuid: string | null;
  /** Whole days of the ranch's zone from today on; below 0 it is overdue. */
  readonly inDays: number;
}

export interface Due {
  /** Overdue, today and in the next 14 days, the earliest first. `paddockUuids` is empty where no place is planned. */
  readonly moves: readonly DueMove[];
  /** Paddocks that are ready and that no plan names: never grazed before grazed, then the most rest. */
  readonly ready: readonly string[];
  /** Herds with feed for less than 2 days where they are, the shortest first. */
  readonly shortOfFeed: readonly { readonly herdUuid: string; readonly days: number }[];
}

const AHEAD_DAYS = 14;
const SHORT_DAYS = 2;

interface Figures {
  readonly timelines: Timelines;
  readonly paddocks: ReadonlyMap<string, PaddockFigures>;
  readonly herds: ReadonlyMap<string, HerdFigures>;
}

function dueMoves({ timelines, herds }: Figures, plans: readonly PlannedMove[], now: number): DueMove[] {
  const zone = zoneOf(timelines.records.ranch.time_zone);
  const withPlan = new Set(plans.map(({ herdUuid }) => herdUuid));
  // A herd whose next place is planned is due when that plan says so; else once its planned days are over.
  const ends = [...herds.values()].flatMap(({ uuid, plannedOut }) =>
    plannedOut === null || withPlan.has(uuid)
      ? []
      : [{ planUuid: null, herdUuid: uuid, paddockUuids: [], at: plannedOut }],
  );
  const planned = plans.map(({ uuid: planUuid, herdUuid, paddockUuids, at }) => ({
    planUuid,
    herdUuid,
    paddockUuids,
    at,
  }));
  return [...planned, ...ends]
    .map((move) => ({ ...move, inDays: zone.dayOf(move.at) - zone.dayOf(now) }))
    .filter(({ inDays }) => inDays <= AHEAD_DAYS)
    .sort((one, other) => one.at - other.at);
}

function readyPaddocks({ timelines, paddocks }: Figures, plans: readonly PlannedMove[], now: number): string[] {
  const planned = new Set(plans.flatMap(({ paddockUuids }) => paddockUuids));
  const rest = (uuid: string) => paddocks.get(uuid)?.restDays ?? Infinity;
  return [...timelines.lands.values()]
    .filter((land) => land.parentUuid === null && livesAt(land, now) && !planned.has(land.uuid))
    .filter(({ uuid }) => paddocks.get(uuid)?.state === 'ready')
    .map(({ uuid }) => uuid)
    .sort((one, other) => (rest(one) === rest(other) ? 0 : rest(other) - rest(one)));
}

function shortHerds(figures: Figures) {
  return [...figures.herds.values()]
    .flatMap(({ uuid, stay }) => {
      const days = stay === null ? null : daysLeftOfStay(stay.paddockUuids, figures);
      return days !== null && isKnown(days) && days < SHORT_DAYS ? [{ herdUuid: uuid, days }] : [];
    })
    .sort((one, other) => one.days - other.days);
}

/**
 * What is due on a ranch at an instant (docs/grazing.md: days left, rest target).
 *
 * @param plans those that no move has made yet
 */
export const dueOf = (figures: Figures, plans: readonly PlannedMove[], now: number): Due => ({
  moves: dueMoves(figures, plans, now),
  ready: readyPaddocks(figures, plans, now),
  shortOfFeed: shortHerds(figures),
});
