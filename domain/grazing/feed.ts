import { combine, plus, type Figure } from './figure';
import { shareOfParent } from './land';
import type { Entry, FeedData } from './records';
import { lastsAt } from './stays';
import type { Timelines } from './timelines';
import { directVisits } from './visits';

/** Feed that counts for one paddock. Its `lb` lacks what the share of a stay lacks. */
export interface PaddockFeed {
  readonly at: number;
  readonly lb: Figure;
  readonly use: FeedData['use'];
}

const times = (one: Figure, other: Figure): Figure => combine(one, other, (lb, share) => lb * share);

/** Where feed lies: in its paddock, else in the herd's stay at that time, shared as the stay is; off pasture nowhere. */
function placesOf({ data }: Entry<FeedData>, at: number, { stays, lands }: Timelines): [string, Figure][] {
  if (data.paddock_uuid !== null) return [[data.paddock_uuid, data.lb]];
  const stay = stays.get(data.herd_uuid ?? '')?.findLast((each) => lastsAt(each, at));
  const places: [string, Figure][] = [];
  if (stay !== undefined) directVisits(stay, lands, (uuid, { share }) => places.push([uuid, times(share, data.lb)]));
  return places;
}

/** Feed by paddock. What lies in a subdivision lies in its paddock, and the other way round by grazeable acres. */
export function feedByPaddock(timelines: Timelines): ReadonlyMap<string, readonly PaddockFeed[]> {
  const { lands, families, records } = timelines;
  const byPaddock = new Map<string, PaddockFeed[]>();
  const add = (uuid: string, feed: PaddockFeed) => {
    byPaddock.set(uuid, [...(byPaddock.get(uuid) ?? []), feed]);
  };
  for (const entry of records.feed) {
    const { use } = entry.data;
    const at = Date.parse(entry.data.at);
    for (const [uuid, lb] of placesOf(entry, at, timelines)) {
      add(uuid, { at, lb, use });
      const parentUuid = lands.get(uuid)?.parentUuid ?? null;
      if (parentUuid !== null) add(parentUuid, { at, lb, use });
      const family = families.get(uuid);
      for (const part of family?.subdivisions ?? []) {
        if (at < part.retiredAt)
          add(part.uuid, { at, lb: times(lb, shareOfParent(part, family?.parent ?? part)), use });
      }
    }
  }
  return byPaddock;
}

/** Feed of one use within a time, lb. */
export const feedWithin = (
  feed: readonly PaddockFeed[],
  use: FeedData['use'],
  { since, until }: { since: number; until: number },
): Figure =>
  feed.reduce<Figure>(
    (all, each) => (each.use === use && since <= each.at && each.at < until ? plus(all, each.lb) : all),
    0,
  );

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
