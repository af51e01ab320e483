import { t } from '@domain/words';
/** What the short names of figures mean, in the order in which they build on each other. */
export const MEANINGS = {
  AU: t`Animal unit: one standard animal, a cow of 1,000 lb unless the ranch’s settings say otherwise. A herd’s AU is what it eats in a day, divided by what that animal eats.`,
  AD: t`Animal day: what one animal unit eats in a day, 30 lb of dry matter unless the ranch’s settings say otherwise.`,
  AUM: t`Animal unit month: 30 animal days.`,
  ADA: t`Animal days per acre: the animal days taken from a paddock, divided by its acres. It compares how hard large and small paddocks were grazed.`,
  'AD/ha': t`Animal days per hectare: the animal days taken from a paddock, divided by its hectares.`,
  Stay: t`One herd in one place, from the move in until the next move.`,
} as const;

export type Term = keyof typeof MEANINGS;

/** The short names as they are read. */
export const TERM_NAMES: Readonly<Record<Term, string>> = {
  AU: t`AU`,
  AD: t`AD`,
  AUM: t`AUM`,
  ADA: t({ message: 'ADA', context: 'animal days per acre' }),
  'AD/ha': t`AD/ha`,
  Stay: t({ message: 'Stay', context: 'a completed move' }),
};
