import { KIND_META } from '@contract/grazing/kindMeta';
import type { RecordKind } from '@contract/grazing/records';
import { wholeOfPart } from '@domain/formats/pastureMap/partOfHerd';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';

/** A herd that was in two places at once comes in as itself and its parts: people don’t see those as separate herds. */
const PART = 'herd_part';

/** How many records there are of a kind. */
export interface KindCount {
  readonly kind: RecordKind | typeof PART;
  readonly count: number;
}

/** A record of a kind that may be one of a newer server; a boundary is a place. */
export interface Told {
  readonly kind: string;
  readonly data?: object | null | undefined;
}

const isPart = ({ kind, data }: Told): boolean =>
  kind === 'herd' && data !== null && data !== undefined && 'name' in data && wholeOfPart(String(data.name)) !== null;

function kindOf(record: Told): string {
  if (record.kind === 'boundary') return 'place';
  return isPart(record) ? PART : record.kind;
}

/** Kinds in the order in which they are told: the settings first, parts of herds behind the herds. */
const KINDS = (Object.keys(KIND_META) as RecordKind[]).flatMap((kind): KindCount['kind'][] =>
  kind === 'herd' ? [kind, PART] : [kind],
);

/** How many records there are of each kind. */
export function kindCounts(records: readonly Told[]): KindCount[] {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(kindOf(record), (counts.get(kindOf(record)) ?? 0) + 1);
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
}

/** A kind without words is an error of types. */
const COUNTED: Readonly<Record<KindCount['kind'], (count: number) => string>> = {
  ranch: () => t`the settings`,
  season: (count) => plural(count, { one: '# season', other: '# seasons' }),
  paddock: (count) => plural(count, { one: '# paddock', other: '# paddocks' }),
  herd: (count) => plural(count, { one: '# herd', other: '# herds' }),
  [PART]: (count) => plural(count, { one: '# part of a herd', other: '# parts of herds' }),
  move: (count) => plural(count, { one: '# move', other: '# moves' }),
  plan: (count) => plural(count, { one: '# planned move', other: '# planned moves' }),
  count: (count) => plural(count, { one: '# count', other: '# counts' }),
  transfer: (count) => plural(count, { one: '# coming or going', other: '# comings and goings' }),
  feed: (count) => plural(count, { one: '# feeding', other: '# feedings' }),
  forage: (count) => plural(count, { one: '# forage measurement', other: '# forage measurements' }),
  rain: (count) => plural(count, { one: '# rainfall', other: '# rainfalls' }),
  mark: (count) => plural(count, { one: '# mark', other: '# marks' }),
  place: (count) => plural(count, { one: '# place', other: '# places' }),
  task: (count) => plural(count, { one: '# task', other: '# tasks' }),
  note: (count) => plural(count, { one: '# note', other: '# notes' }),
  photo: (count) => plural(count, { one: '# photo', other: '# photos' }),
  product: (count) => plural(count, { one: '# product', other: '# products' }),
  treatment: (count) => plural(count, { one: '# treatment', other: '# treatments' }),
  weighing: (count) => plural(count, { one: '# weighing', other: '# weighings' }),
  animal: (count) => plural(count, { one: '# animal', other: '# animals' }),
  paddock_treatment: (count) => plural(count, { one: '# paddock treatment', other: '# paddock treatments' }),
  feedstuff: (count) => plural(count, { one: '# feed', other: '# feeds' }),
  grazing_season: (count) => plural(count, { one: '# grazing season', other: '# grazing seasons' }),
  confinement: (count) => plural(count, { one: '# confinement', other: '# confinements' }),
  demand: (count) => plural(count, { one: '# dry matter demand', other: '# dry matter demands' }),
  key_area: (count) => plural(count, { one: '# key area', other: '# key areas' }),
  use_reading: (count) => plural(count, { one: '# use reading', other: '# use readings' }),
  photo_point: (count) => plural(count, { one: '# photo point', other: '# photo points' }),
  transect: (count) => plural(count, { one: '# transect', other: '# transects' }),
  transect_reading: (count) => plural(count, { one: '# transect reading', other: '# transect readings' }),
  unit: (count) => plural(count, { one: '# land unit', other: '# land units' }),
  attestation: (count) => plural(count, { one: '# attestation', other: '# attestations' }),
  trigger: (count) => plural(count, { one: '# drought trigger', other: '# drought triggers' }),
  decision: (count) => plural(count, { one: '# drought decision', other: '# drought decisions' }),
};

/** "12 paddocks and 2 places"; parts of herds are told apart from herds. */
export function kindCountsInWords(counts: readonly KindCount[]): string {
  // A newer version may have counted kinds that this one doesn't know.
  const words = counts.flatMap(({ kind, count }) => (Object.hasOwn(COUNTED, kind) ? [COUNTED[kind](count)] : []));
  return words.length === 0 ? t`nothing` : listed(words);
}
