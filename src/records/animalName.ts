import type { AnimalData } from '@domain/animals/facts';

/** What an animal is called: its name, else the tag that it got last. */
export const animalName = ({ name, ids }: Pick<AnimalData, 'name' | 'ids'>): string =>
  name === '' ? (ids.findLast(({ to }) => to === null)?.tag ?? ids.at(-1)?.tag ?? '') : name;
