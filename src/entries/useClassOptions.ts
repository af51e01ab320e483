import { useSelector } from 'react-redux';
import type { Animal } from '@domain/grazing/records';
import { ANIMAL_NAMES } from '@records/herdWords';
import { selectTimelines } from '@records/index';
import { knownClasses } from '@records/knownClasses';

const ALL = Object.keys(ANIMAL_NAMES) as Animal[];

/**
 * The classes that an entry can be about: those that the herds had then, or all where nobody counted them; and the one that
 * is chosen.
 *
 * @param at ms since 1970
 */
export function useClassOptions(herdUuids: readonly string[], at: number, chosen: string) {
  const timelines = useSelector(selectTimelines);
  const known = herdUuids.flatMap((uuid) => knownClasses(uuid, at, timelines)).map(({ animal }) => animal);
  const offered = known.length === 0 ? ALL : ALL.filter((animal) => known.includes(animal) || animal === chosen);
  return offered.map((animal) => ({ value: animal, label: ANIMAL_NAMES[animal] }));
}
