import { tagOfReading, type Reading } from '@domain/animals/readerFile/Reading';
import { isLater } from '@domain/animals/readerFile/readAgain';
import type { Animal } from '@domain/grazing/records';
import { plural, t } from '@domain/words';
import { added, type DataOf, type Held } from '@records/index';
import { asNote } from '@shared/lib/asNote';

/** As many animals are made by one press, and undone by one. */
export const MADE_MAX = 2_000;

/** Readings of several days, each animal once, as it was read last. */
export function onceEach(readings: readonly Reading[]): Reading[] {
  const last = new Map<string, Reading>();
  for (const reading of readings) {
    const other = last.get(tagOfReading(reading));
    if (other === undefined || isLater(reading, other)) last.set(tagOfReading(reading), reading);
  }
  return [...last.values()];
}

/** The readings whose tags no animal of the record has, at whatever time. */
export function withoutAnimal(readings: readonly Reading[], animals: readonly Held<DataOf<'animal'>>[]): Reading[] {
  const known = new Set(animals.flatMap(({ data }) => data.ids.map(({ tag }) => tag)));
  return readings.filter(({ tags }) => !tags.some(({ tag }) => known.has(tag)));
}

interface NewAnimals {
  readonly animal: Animal;
  /** Null: nobody knows where they are. */
  readonly herd: string | null;
  /** Since when they are there, where the file doesn't say it: ms since 1970. */
  readonly at: number;
}

/** An animal for each reading, with its tags from the beginning on. */
export const animalsOfTags = (readings: readonly Reading[], { animal, herd, at }: NewAnimals) =>
  readings.map((reading) =>
    added('animal', {
      name: '',
      animal,
      ids: reading.tags.map(({ tag, type }) => ({ tag, type, from: null, to: null })),
      herd_uuid: herd,
      at: herd === null ? null : new Date(reading.at ?? at).toISOString(),
      born_on: reading.bornOn,
      dam_uuid: null,
      note: asNote(reading.note),
    }),
  );

/** The button that makes animals of tags. */
export const makeWords = (count: number): string =>
  t`Make animals of ${plural(count, { one: '# tag', other: '# tags' })}`;
