import type { Land } from '../grazing/land';
import type { Timelines } from '../grazing/timelines';
import type { Reason } from './Draft';
import { placeThen, type Coming } from './placeThen';
import { feedThen, type Ground } from './plannedSteps';

/** What speaks for or against a stay in some paddocks: the shortest rest of them, and the feed of all of them together. */
export function reasonOf(lands: readonly Land[], coming: Coming, projected: Timelines, feed: Ground['feed']): Reason {
  const places = lands.map((land) => placeThen(land, coming, projected));
  const worst = places.reduce<(typeof places)[number] | undefined>((least, place) => {
    if (least === undefined || (least.isReached && !place.isReached)) return place;
    if (least.isReached !== place.isReached) return least;
    return (place.restDays ?? Infinity) < (least.restDays ?? Infinity) ? place : least;
  }, undefined);
  return {
    restDays: worst?.restDays ?? null,
    restTargetDays: worst?.restTargetDays ?? 0,
    isReached: places.every(({ isReached }) => isReached),
    withHerdUuids: [...new Set(places.flatMap(({ withHerdUuids }) => withHerdUuids))],
    feedDays: feedThen(
      lands.map(({ uuid }) => uuid),
      coming,
      projected,
      feed,
    ),
  };
}
