import { weakMapMemoize } from '@reduxjs/toolkit';
import { KIND_META } from '@contract/grazing/kindMeta';
import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import { RECORD_KINDS } from '@contract/grazing/records';
import { acresOf } from '@domain/geometry/area';
import type { Entry, GrazingRecords, PaddockData } from '@domain/grazing/records';
import type { DataOf } from './kinds';
import { byKeyOf, type Held, type Shelves } from './shelves';

/** The dated kinds that no figure is computed from. */
const OTHER_ENTRIES = RECORD_KINDS.filter((kind) => KIND_META[kind].isEntry && !KIND_META[kind].isFigured);

const asMap = weakMapMemoize(<T>(byKey: Readonly<Record<string, T>>): ReadonlyMap<string, T> => {
  return new Map(Object.entries(byKey));
});

const asList = weakMapMemoize(<T>(byKey: Readonly<Record<string, readonly T[]>>): readonly T[] => {
  const [first = [], ...more] = Object.values(byKey);
  return more.length === 0 ? first : [first, ...more].flat();
});

/** All records of a kind in one list, in no order. The same list until one of them changes. */
export const listOf = <K extends Parameters<typeof byKeyOf>[1]>(
  shelves: Shelves,
  kind: K,
): readonly Held<DataOf<K>>[] => asList(byKeyOf(shelves, kind));

/** Measured once for each state of a paddock. */
const measured = weakMapMemoize((held: Held<DataOf<'paddock'>>): Entry<PaddockData> => ({
  ...held,
  data: { ...held.data, acres: acresOf(held.data) },
}));

const allMeasured = weakMapMemoize((paddocks: readonly Held<DataOf<'paddock'>>[]) => paddocks.map(measured));

const together = weakMapMemoize(
  (
    ranch: GrazingRecords['ranch'],
    seasons: GrazingRecords['seasons'],
    paddocks: GrazingRecords['paddocks'],
    herds: GrazingRecords['herds'],
    counts: GrazingRecords['counts'],
    transfers: GrazingRecords['transfers'],
    moves: GrazingRecords['moves'],
    forage: GrazingRecords['forage'],
    feed: GrazingRecords['feed'],
    ...others: readonly (readonly Entry<object>[])[]
  ): GrazingRecords => ({ ranch, seasons, paddocks, herds, counts, transfers, moves, forage, feed, others }),
);

/** The settings of the ranch; before anything was settled, what a new ranch begins with. */
export const settingsOf = (shelves: Shelves): GrazingRecords['ranch'] =>
  listOf(shelves, 'ranch')[0]?.data ?? DEFAULT_RANCH_SETTINGS;

/** What figures are computed from. Parts that have not changed are the same objects, by which `domain/` knows them. */
export const grazingRecordsOf = weakMapMemoize((shelves: Shelves): GrazingRecords => {
  return together(
    settingsOf(shelves),
    listOf(shelves, 'season'),
    allMeasured(listOf(shelves, 'paddock')),
    listOf(shelves, 'herd'),
    listOf(shelves, 'count'),
    listOf(shelves, 'transfer'),
    asMap(byKeyOf(shelves, 'move')),
    asMap(byKeyOf(shelves, 'forage')),
    listOf(shelves, 'feed'),
    ...OTHER_ENTRIES.map((kind) => listOf(shelves, kind)),
  );
});
