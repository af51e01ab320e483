import { daysOfFeed } from '../grazing/daysLeft';
import type { PaddockFeed } from '../grazing/feed';
import { sum, type Figure } from '../grazing/figure';
import { herdFigures } from '../grazing/herdFigures';
import { lastsAt } from '../grazing/stays';
import { daysBetween, zoneOf } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import { endOf, sequencesOf, type PlannedStay } from './PlannedStay';
import { forageThen, placeThen, type PlaceThen } from './placeThen';
import { projectedTimelines, startsOf, type Known } from './projectedTimelines';

/** One planned move of a herd's sequence, with what the herd will find there. */
export interface PlannedStep<P extends PlannedStay = PlannedStay> {
  readonly plan: P;
  /** When it can begin: as planned, or now where it is late (ms since 1970). */
  readonly startsAt: number;
  /** As planned. */
  readonly endsAt: number;
  /** Whole days of the ranch's zone from today to its start as planned; below 0 it is late. */
  readonly inDays: number;
  readonly places: readonly PlaceThen[];
  /** Days that the forage there feeds all herds that are in it then; null where no demand. */
  readonly feedDays: Figure | null;
  /** Days between its end and the start of the next one, below 0 where they overlap; null for the last one. */
  readonly gapDays: number | null;
}

export interface Ground extends Known {
  readonly feed: ReadonlyMap<string, readonly PaddockFeed[]>;
}

/** What herds eat together at an instant, lb a day. */
export const demandThen = (herdUuids: Iterable<string>, timelines: Timelines, at: number): Figure =>
  sum(
    [...new Set(herdUuids)].map((uuid) => {
      const herd = timelines.records.herds.find((each) => each.uuid === uuid);
      return herd === undefined ? 0 : herdFigures(herd, timelines, at).dailyDemandLb;
    }),
  );

/** Days of feed in some paddocks for a herd that comes, and for those that are there then. */
export function feedThen(
  paddockUuids: readonly string[],
  coming: { readonly herdUuid: string; readonly at: number; readonly until: number },
  timelines: Timelines,
  feed: Ground['feed'],
): Figure | null {
  const { herdUuid, at } = coming;
  const lands = paddockUuids.flatMap((uuid) => timelines.lands.get(uuid) ?? []);
  const left = sum(lands.map((land) => forageThen(land, coming, timelines, feed)));
  const there = lands.flatMap(({ uuid }) =>
    (timelines.visits.get(uuid) ?? []).filter((visit) => lastsAt(visit, at)).map(({ stay }) => stay.herdUuid),
  );
  return daysOfFeed(left, demandThen([herdUuid, ...there], timelines, at));
}

/**
 * The planned moves of each herd in order, read as the plans of all herds together will leave the paddocks: rest days
 * and days of feed are those at the start of each (docs/grazing.md: rest days, days left).
 *
 * @param plans those that no move has made yet
 */
export function plannedSteps<P extends PlannedStay>(
  { timelines, herds, feed }: Ground,
  plans: readonly P[],
  now: number,
): ReadonlyMap<string, readonly PlannedStep<P>[]> {
  const projected = projectedTimelines({ timelines, herds }, plans, now);
  const zone = zoneOf(timelines.records.ranch.time_zone);
  const stepsOf = (own: readonly P[]): PlannedStep<P>[] => {
    const starts = startsOf(own, now);
    return own.map((plan, index) => {
      const { herdUuid, paddockUuids, at } = plan;
      const startsAt = starts[index] ?? at;
      const next = own[index + 1];
      const coming = {
        herdUuid,
        at: startsAt,
        until: Math.min(starts[index + 1] ?? Infinity, startsAt + endOf(plan) - at),
      };
      const lands = paddockUuids.flatMap((uuid) => projected.lands.get(uuid) ?? []);
      return {
        plan,
        startsAt,
        endsAt: endOf(plan),
        inDays: zone.dayOf(at) - zone.dayOf(now),
        places: lands.map((land) => placeThen(land, coming, projected)),
        feedDays: feedThen(paddockUuids, coming, projected, feed),
        gapDays: next === undefined ? null : daysBetween(endOf(plan), next.at),
      };
    });
  };
  return new Map([...sequencesOf(plans)].map(([herdUuid, own]) => [herdUuid, stepsOf(own)]));
}
