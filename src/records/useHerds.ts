import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { daysLeftOfStay } from '@domain/grazing/daysLeft';
import type { Figure } from '@domain/grazing/figure';
import type { HerdFigures } from '@domain/grazing/herdFigures';
import { collator } from '@domain/language/language';
import { animalName } from './animalName';
import type { NameOf } from './herdWords';
import type { DataOf } from './kinds';
import { selectAll, selectFigures, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

export interface HerdNow {
  readonly herd: Held<DataOf<'herd'>>;
  readonly figures: HerdFigures;
  /** Days of feed left where it is, for all herds that are there; null off pasture. */
  readonly daysLeft: Figure | null;
}

const herdsOf = (state: WithRecords) => selectAll(state, 'herd');
const paddocksOf = (state: WithRecords) => selectAll(state, 'paddock');
const figuresNow = (state: WithRecords) => selectFigures(state);

/** The same object for the same parts, so that a row is drawn again only where something of its own has changed. */
const herdNow = weakMapMemoize(
  (herd: HerdNow['herd'], figures: HerdFigures, daysLeft: HerdNow['daysLeft']): HerdNow => ({
    herd,
    figures,
    daysLeft,
  }),
);

/** All herds with what they are now: those that are to move first, then by name. */
const selectHerdsNow = createSelector([herdsOf, figuresNow], (herds, figures): readonly HerdNow[] =>
  herds
    .flatMap((herd): HerdNow[] => {
      const own = figures.herds.get(herd.uuid);
      if (own === undefined) return [];
      return [herdNow(herd, own, daysLeftOfStay(own.stay?.paddockUuids ?? [], figures))];
    })
    .sort(
      (one, other) =>
        (one.figures.plannedOut ?? Infinity) - (other.figures.plannedOut ?? Infinity) ||
        collator.compare(one.herd.data.name, other.herd.data.name),
    ),
);

export const useHerds = (): readonly HerdNow[] => useSelector(selectHerdsNow);

const animalsOf = (state: WithRecords) => selectAll(state, 'animal');

const selectNames = createSelector([herdsOf, paddocksOf, animalsOf], (herds, paddocks, animals): NameOf => {
  const names = new Map([...herds, ...paddocks].map(({ uuid, data }) => [uuid, data.name]));
  for (const { uuid, data } of animals) names.set(uuid, animalName(data));
  return (uuid) => names.get(uuid) ?? 'deleted';
});

/** What herds, paddocks and animals are called; the same function until one of them changes. */
export const useNames = (): NameOf => useSelector(selectNames);
