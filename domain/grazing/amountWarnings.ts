import { feedTotals } from './feed';
import { countedClass, demandAt, type Standard } from './herdClass';
import type { CountClass, Entry, FeedData } from './records';
import { periodOf, seasonAt } from './seasons';
import { stayAt, type Stay } from './stays';
import type { Timelines } from './timelines';
import type { Warning } from './warnings';

/** Of its live weight a day, in percent. No animal eats more for long (docs/grazing.md). */
const MOST_EATEN_PERCENT = 5;

interface Counting {
  readonly herdUuid: string;
  readonly classes: readonly CountClass[];
  /** ms since 1970. */
  readonly at: number;
}

/** What looks odd in a count: a class that would eat more than 5 % of its live weight a day. */
export function countWarnings({ herdUuid, classes, at }: Counting, standard: Standard): Warning[] {
  return classes.flatMap((counted): Warning[] => {
    const { animal, head, average_weight_lb: weightLb } = counted;
    const demandLb = demandAt(countedClass(counted, at), at, standard);
    if (weightLb === null || demandLb === null || head === 0) return [];
    const liveWeightLb = head * weightLb;
    if (demandLb <= liveWeightLb * (MOST_EATEN_PERCENT / 100)) return [];
    return [{ what: 'eats_much', herdUuid, animal, percent: (100 * demandLb) / liveWeightLb }];
  });
}

const isIn = (paddockUuid: string | null, { paddockUuids }: Stay): boolean =>
  paddockUuid !== null && paddockUuids.includes(paddockUuid);

/** Whether an entry counts for what another one is about: hay for a herd lies where the herd is, and the other way round. */
function countsFor({ herd_uuid, paddock_uuid }: FeedData, { data }: Entry<FeedData>, { stays }: Timelines): boolean {
  const staysOf = (uuid: string | null) => stays.get(uuid ?? '') ?? [];
  if (herd_uuid !== null) {
    if (data.herd_uuid !== null || data.use === 'eaten') return data.herd_uuid === herd_uuid;
    return staysOf(herd_uuid).some((stay) => isIn(data.paddock_uuid, stay));
  }
  if (data.paddock_uuid !== null) return data.paddock_uuid === paddock_uuid;
  const at = Date.parse(data.at);
  const stay = stayAt(staysOf(data.herd_uuid), at);
  return stay !== null && isIn(paddock_uuid, stay);
}

/**
 * What looks odd in an entry of feed: that more was eaten in its season than was put out, for the herd or in the paddock
 * that it is about. What was left from before the season counts as put out.
 *
 * @param feed as it would be written down, in place of the one of its id
 */
export function feedWarnings(feed: Entry<FeedData>, timelines: Timelines): Warning[] {
  const { records, standard } = timelines;
  const { data } = feed;
  const uuid = data.herd_uuid ?? data.paddock_uuid;
  if (uuid === null || data.use !== 'eaten' || Number.isNaN(data.lb)) return [];
  const others = records.feed.filter((each) => each.uuid !== feed.uuid && countsFor(data, each, timelines));
  const { since, until } = periodOf(
    seasonAt(records.seasons, Date.parse(data.at), standard.zone),
    Infinity,
    standard.zone,
  );
  const before = feedTotals(others, { since: -Infinity, until: since });
  const now = feedTotals([...others, feed], { since, until });
  const putOutLb = now.putOutLb + Math.max(0, before.putOutLb - before.eatenLb);
  if (now.eatenLb <= putOutLb) return [];
  return [{ what: 'eaten_above_put_out', uuid, eatenLb: now.eatenLb, putOutLb }];
}
