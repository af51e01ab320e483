import type { Animal } from '../../grazing/records';
import type { Zone } from '../../grazing/time';
import type { Classes } from '../../grazing/transfer';
import type { TreatmentData } from '../facts';
import { headIn } from '../withdrawal/pairs';

export type Species = 'cattle' | 'sheep' | 'goats' | 'horses' | 'bison' | 'other';

const SPECIES: Readonly<Record<Animal, Species>> = {
  cow_calf: 'cattle',
  cows: 'cattle',
  heifers: 'cattle',
  steers: 'cattle',
  bulls: 'cattle',
  calves: 'cattle',
  ewes: 'sheep',
  rams: 'sheep',
  lambs: 'sheep',
  goats: 'goats',
  horses: 'horses',
  bison: 'bison',
  other: 'other',
};

type Who = Pick<TreatmentData, 'animal' | 'head' | 'tags'>;

/**
 * How many animals a treatment was given to: its named animals, its head, else all of the class or herd.
 *
 * @param classes of the herd at the treatment; null: unknown
 * @returns null where the head of the herd is unknown
 */
export function treatedHead({ animal, head, tags }: Who, classes: Classes): number | null {
  if (tags.length > 0) return tags.length;
  if (head !== null || classes === null) return head;
  return headIn(classes, animal);
}

/** The classes of animals that a treatment may be of: its own, else those of the herd; none where they are unknown. */
export function treatedClasses({ animal }: Who, classes: Classes): Animal[] {
  if (animal !== null) return [animal];
  return (classes ?? []).filter(({ head }) => head > 0).map((each) => each.animal);
}

/** The species of classes of animals, each once. */
export const speciesOf = (animals: readonly Animal[]): Species[] => [
  ...new Set(animals.map((animal) => SPECIES[animal])),
];

/** For how many days a treatment was given, the first and the last one counted; 1 where there was one dose. */
export function durationDays({ at, last_at }: Pick<TreatmentData, 'at' | 'last_at'>, zone: Zone): number {
  return zone.dayOf(Date.parse(last_at ?? at)) - zone.dayOf(Date.parse(at)) + 1;
}
