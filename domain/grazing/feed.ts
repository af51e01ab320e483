import { dryLbOf } from './dryMatter';
import { combine, plus, type Figure } from './figure';
import { shareOfParent } from './land';
import type { Entry, FeedData } from './records';
import { stayAt } from './stays';
import type { Timelines } from './timelines';
import { directVisits } from './visits';

/** Feed that counts for one paddock. Its amounts lack what the share of a stay lacks. */
export interface PaddockFeed {
  readonly at: number;
  /** As fed. */
  readonly lb: Figure;
  /** Its dry matter (rule F1): all of it where that is unknown. */
  readonly dryLb: Figure;
  readonly isDryKnown: boolean;
  readonly use: FeedData['use'];
}

const times = (one: Figure, other: Figure): Figure => combine(one, other, (lb, share) => lb * share);

const shareOf = (feed: PaddockFeed, share: Figure): PaddockFeed => ({
  ...feed,
  lb: times(share, feed.lb),
  dryLb: times(share, feed.dryLb),
});

/** Where feed lies: in its paddock, else in the herd's stay at that time, shared as the stay is; off pasture nowhere. */
function placesOf({ data }: Entry<FeedData>, { stays, lands }: Timelines): [string, PaddockFeed][] {
  const at = Date.parse(data.at);
  const { lb, use } = data;
  const feed = { at, lb, dryLb: dryLbOf(data), isDryKnown: data.dm_percent !== null, use };
  if (data.paddock_uuid !== null) return [[data.paddock_uuid, feed]];
  const stay = stayAt(stays.get(data.herd_uuid ?? ''), at);
  const places: [string, PaddockFeed][] = [];
  if (stay !== null) directVisits(stay, lands, (uuid, { share }) => places.push([uuid, shareOf(feed, share)]));
  return places;
}

/** Feed by paddock. What lies in a subdivision lies in its paddock, and the other way round by grazeable acres. */
export function feedByPaddock(timelines: Timelines): ReadonlyMap<string, readonly PaddockFeed[]> {
  const { lands, families, records } = timelines;
  const byPaddock = new Map<string, PaddockFeed[]>();
  const add = (uuid: string, feed: PaddockFeed) => {
    const known = byPaddock.get(uuid);
    if (known === undefined) byPaddock.set(uuid, [feed]);
    else known.push(feed);
  };
  for (const entry of records.feed) {
    for (const [uuid, feed] of placesOf(entry, timelines)) {
      add(uuid, feed);
      const parentUuid = lands.get(uuid)?.parentUuid ?? null;
      if (parentUuid !== null) add(parentUuid, feed);
      const family = families.get(uuid);
      for (const part of family?.subdivisions ?? []) {
        if (feed.at < part.retiredAt) add(part.uuid, shareOf(feed, shareOfParent(part, family?.parent ?? part)));
      }
    }
  }
  return byPaddock;
}

/** Feed of one use in one paddock within a time, lb. */
export interface FeedWithin {
  readonly asFedLb: Figure;
  readonly dryLb: Figure;
  /** As fed, of entries whose dry matter is unknown. */
  readonly withoutDryLb: Figure;
}

export function feedWithin(
  feed: readonly PaddockFeed[],
  use: FeedData['use'],
  { since, until }: { since: number; until: number },
): FeedWithin {
  const within = feed.filter((each) => each.use === use && since <= each.at && each.at < until);
  const sumOf = (some: readonly PaddockFeed[], of: 'lb' | 'dryLb') =>
    some.reduce<Figure>((all, each) => plus(all, each[of]), 0);
  const unknown = within.filter(({ isDryKnown }) => !isDryKnown);
  return { asFedLb: sumOf(within, 'lb'), dryLb: sumOf(within, 'dryLb'), withoutDryLb: sumOf(unknown, 'lb') };
}

/** Feed of a time, lb as fed. */
export interface FeedTotals {
  readonly putOutLb: number;
  readonly eatenLb: number;
}

/** Feed that was put out and eaten within a time: of one herd, or (empty) of the whole ranch. */
export function feedTotals(
  all: readonly Entry<FeedData>[],
  { since, until }: { since: number; until: number },
  herdUuid = '',
): FeedTotals {
  const lbOf = (use: FeedData['use']): number =>
    all
      .filter(({ data }) => data.use === use && (herdUuid === '' || data.herd_uuid === herdUuid))
      .filter(({ data }) => since <= Date.parse(data.at) && Date.parse(data.at) < until)
      .reduce((sum, { data }) => sum + data.lb, 0);
  return { putOutLb: lbOf('put_out'), eatenLb: lbOf('eaten') };
}
