import { isKnown, Sum, type Figure } from '../grazing/figure';
import { monthOfDay } from '../grazing/time';
import type { FeedstuffData, OrganicRecords } from '../organic/organicFacts';
import type { FedShare } from '../organic/fedShares';
import type { OrganicReport } from '../organic/organicReport';
import { tableOf, writeCsv, type Columns } from './csv';

/** What a class of a herd was fed of one feed in a month. */
interface Ration {
  readonly share: FedShare;
  readonly month: string;
  readonly herd: string;
  readonly what: string;
  readonly feedstuff: FeedstuffData | undefined;
  readonly lb: Sum;
  readonly dryLb: Sum;
}

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);

const COLUMNS: Columns<Ration> = [
  ['month', ({ month }) => month],
  ['class', ({ share }) => share.to.animal],
  ['stage', ({ share }) => share.to.demanded.data?.stage ?? ''],
  ['herd', ({ herd }) => herd],
  ['feedstuff', ({ feedstuff }) => feedstuff?.name ?? null],
  ['what', ({ what }) => what],
  ['source', ({ feedstuff }) => feedstuff?.source ?? null],
  ['status', ({ feedstuff }) => feedstuff?.status ?? null],
  ['certificate', ({ feedstuff }) => feedstuff?.certificate ?? null],
  ['lb', ({ lb }) => known(lb.figure)],
  ['dm_percent', ({ share }) => share.feed.data.dm_percent],
  ['dry_lb', ({ dryLb }) => known(dryLb.figure)],
];

/** What is one row: one month, class, herd, stage, feed and dry matter. */
const keyOf = ({ feed, to }: FedShare, month: string, what: string): string =>
  JSON.stringify([
    month,
    to.animal,
    to.herdUuid,
    to.demanded.data?.stage ?? '',
    feed.data.feedstuff_uuid,
    what,
    feed.data.dm_percent,
  ]);

/**
 * `ration.csv`: a row for each feed, class of a herd and month of the report's days that count; lb as fed, `dry_lb` lb of dry
 * matter, unrounded and empty where it isn't known.
 */
export function rationCsv(
  { fed }: OrganicReport,
  { feedstuffs, whatOfFeed }: Pick<OrganicRecords, 'feedstuffs' | 'whatOfFeed'>,
  nameOf: (herdUuid: string) => string,
): string {
  const rows = new Map<string, Ration>();
  for (const share of fed) {
    const { data, uuid } = share.feed;
    const [month, what] = [monthOfDay(share.to.day), whatOfFeed.get(uuid) ?? ''];
    const key = keyOf(share, month, what);
    const row = rows.get(key) ?? {
      ...{ share, month, what, herd: nameOf(share.to.herdUuid) },
      feedstuff: data.feedstuff_uuid === null ? undefined : feedstuffs.get(data.feedstuff_uuid),
      ...{ lb: new Sum(), dryLb: new Sum() },
    };
    rows.set(key, row);
    row.lb.add(share.lb);
    row.dryLb.add(share.dryLb);
  }
  return writeCsv(
    tableOf(
      COLUMNS,
      [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
    ),
  );
}
