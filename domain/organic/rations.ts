import { Sum } from '../grazing/figure';
import type { FedShare } from './fedShares';
import type { FeedstuffData, OrganicRecords } from './organicFacts';

/** What a class of a herd was fed of one feed in a time: lb as fed, `dryLb` of dry matter. */
export interface Ration {
  /** The first of what it sums up: whose it was, and its dry matter. */
  readonly share: FedShare;
  /** The time, as it was asked for. */
  readonly period: string;
  readonly what: string;
  readonly feedstuff: FeedstuffData | undefined;
  readonly lb: Sum;
  readonly dryLb: Sum;
}

/** What is one ration: one time, class, herd, stage, feed and dry matter. */
const keyOf = ({ feed, to }: FedShare, period: string, what: string): string =>
  JSON.stringify([
    period,
    to.animal,
    to.herdUuid,
    to.demanded.data?.stage ?? '',
    feed.data.feedstuff_uuid,
    what,
    feed.data.dm_percent,
  ]);

/**
 * What each class of each herd was fed of each feed on the days that count.
 *
 * @param periodOf the time that a day belongs to, by the number of the day since 1970-01-01
 */
export function rations(
  fed: readonly FedShare[],
  { feedstuffs, whatOfFeed }: Pick<OrganicRecords, 'feedstuffs' | 'whatOfFeed'>,
  periodOf: (day: number) => string,
): readonly Ration[] {
  const rows = new Map<string, Ration>();
  for (const share of fed) {
    const { data, uuid } = share.feed;
    const [period, what] = [periodOf(share.to.day), whatOfFeed.get(uuid) ?? ''];
    const key = keyOf(share, period, what);
    const row = rows.get(key) ?? {
      ...{ share, period, what },
      feedstuff: data.feedstuff_uuid === null ? undefined : feedstuffs.get(data.feedstuff_uuid),
      ...{ lb: new Sum(), dryLb: new Sum() },
    };
    rows.set(key, row);
    row.lb.add(share.lb);
    row.dryLb.add(share.dryLb);
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
