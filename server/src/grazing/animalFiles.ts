import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import { animalsCsv } from '@domain/formats/animalFiles/animalsCsv';
import { paddockTreatmentsCsv } from '@domain/formats/animalFiles/paddockTreatmentsCsv';
import { treatmentsCsv } from '@domain/formats/animalFiles/treatmentsCsv';
import { weightsCsv } from '@domain/formats/animalFiles/weightsCsv';
import { withdrawalCsv } from '@domain/formats/animalFiles/withdrawalCsv';
import type { DaySpan } from '@domain/grazing/daySpan';
import { entriesOf, type LiveRecord } from './grazingRecords';

type WriteAnimals = (stored: readonly LiveRecord[], days: DaySpan, at: number) => string;

const settingsOf = (stored: readonly LiveRecord[]) => {
  const { time_zone, rule_set } = entriesOf(stored, 'ranch')[0]?.data ?? DEFAULT_RANCH_SETTINGS;
  return { time_zone, rule_set };
};

/** What clocks, and where animals are, are read from. */
const clocksFrom = (stored: readonly LiveRecord[]) => ({
  ...settingsOf(stored),
  herds: entriesOf(stored, 'herd'),
  counts: entriesOf(stored, 'count'),
  transfers: entriesOf(stored, 'transfer'),
  treatments: entriesOf(stored, 'treatment'),
  weighings: entriesOf(stored, 'weighing'),
  animals: entriesOf(stored, 'animal'),
});

/** The files of animals, what they weigh, and what they and paddocks were treated with, by their names. */
export const ANIMAL_FILES: ReadonlyMap<string, WriteAnimals> = new Map<string, WriteAnimals>([
  [
    'treatments.csv',
    (stored, days) =>
      treatmentsCsv(
        { ...settingsOf(stored), herds: entriesOf(stored, 'herd'), treatments: entriesOf(stored, 'treatment') },
        days,
      ),
  ],
  [
    'paddock_treatments.csv',
    (stored, days) =>
      paddockTreatmentsCsv(
        {
          ...settingsOf(stored),
          paddocks: entriesOf(stored, 'paddock'),
          treatments: entriesOf(stored, 'paddock_treatment'),
        },
        days,
      ),
  ],
  [
    'weights.csv',
    (stored, days) =>
      weightsCsv(
        { ...settingsOf(stored), herds: entriesOf(stored, 'herd'), weighings: entriesOf(stored, 'weighing') },
        days,
      ),
  ],
  ['animals.csv', (stored, _days, at) => animalsCsv(clocksFrom(stored), at)],
  ['withdrawal.csv', (stored, _days, at) => withdrawalCsv(clocksFrom(stored), at)],
]);
