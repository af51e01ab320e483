import { createSelector } from '@reduxjs/toolkit';
import { animalRows, type AnimalRow } from '@domain/animals/single/animalRows';
import { crowdedHerds } from '@domain/animals/single/animalWarnings';
import { looseTags } from '@domain/animals/single/looseTags';
import { collator } from '@domain/language/language';
import { selectNow } from '@records/index';
import { selectClocks } from '../withdrawal/selectClocks';

/** All animals as they are now, by their tag. */
export const selectAnimalRows = createSelector([selectClocks, selectNow], (clocks, now): readonly AnimalRow[] => {
  const rows = [...animalRows(clocks, now)];
  return rows.sort((one, other) => collator.compare(one.tags[0] ?? '', other.tags[0] ?? ''));
});

/** The tags that were read and that no animal has, as they are now. */
export const selectLooseTags = createSelector([selectClocks, selectNow], looseTags);

/** The herds that have more animals now, as the record has them, than head. */
export const selectCrowdedHerds = createSelector([selectAnimalRows, selectClocks, selectNow], crowdedHerds);
