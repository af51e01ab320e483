import { byText, type Entry, type FeedData, type GrazingRecords } from '../grazing/records';
import { seasonInstants, type Season } from '../grazing/seasons';
import { zoneOf } from '../grazing/time';
import { tableOf, writeCsv, type Columns, type Table } from './csv';

/** A feeding, with the words that no figure is computed from. */
export type Feeding = Entry<FeedData & { readonly what: string; readonly note: string }>;

/** What a table of feedings is written from. */
export interface Fed {
  readonly records: GrazingRecords;
  readonly feed: readonly Feeding[];
  readonly feedstuffs: readonly Entry<{ readonly name: string }>[];
  /** Null: all time. */
  readonly season: Season | null;
  /** The as-of instant, ms since 1970 UTC. */
  readonly at: number;
}

const namesOf = (entries: readonly Entry<{ readonly name: string }>[]) => {
  const names = new Map(entries.map(({ uuid, data }) => [uuid, data.name]));
  return (uuid: string | null): string | null => (uuid === null ? null : (names.get(uuid) ?? null));
};

function columnsOf({ records, feedstuffs }: Fed): Columns<Feeding> {
  const [herd, paddock, feedstuff] = [namesOf(records.herds), namesOf(records.paddocks), namesOf(feedstuffs)];
  return [
    ['at', ({ data }) => data.at],
    ['lb', ({ data }) => data.lb],
    ['what', ({ data }) => data.what],
    ['use', ({ data }) => data.use],
    ['herd', ({ data }) => herd(data.herd_uuid)],
    ['paddock', ({ data }) => paddock(data.paddock_uuid)],
    ['dm_percent', ({ data }) => data.dm_percent],
    ['dry_lb', ({ data: { lb, dm_percent: percent } }) => (percent === null ? null : (lb * percent) / 100)],
    ['animal', ({ data }) => data.animal],
    ['days', ({ data }) => data.days],
    ['feedstuff', ({ data }) => feedstuff(data.feedstuff_uuid)],
    ['note', ({ data }) => data.note],
    ['uuid', ({ uuid }) => uuid],
  ];
}

/**
 * A row for each feeding of a season until the as-of instant, by time. lb as fed, unrounded; `dry_lb` is lb × `dm_percent` / 100
 * and empty where the dry matter is unknown.
 */
export function feedSheet(fed: Fed): Table {
  const { records, feed, season, at } = fed;
  const { starts, ends } =
    season === null ? { starts: -Infinity, ends: Infinity } : seasonInstants(season, zoneOf(records.ranch.time_zone));
  const inSeason = feed
    .map((entry) => ({ entry, time: Date.parse(entry.data.at) }))
    .filter(({ time }) => time >= starts && time < ends && time <= at)
    .sort((one, other) => one.time - other.time || byText(one.entry.uuid, other.entry.uuid));
  return tableOf(
    columnsOf(fed),
    inSeason.map(({ entry }) => entry),
  );
}

/** `feed.csv`. */
export const feedCsv = (fed: Fed): string => writeCsv(feedSheet(fed));
