import { HITS, type Hit, type Hits } from '@domain/monitoring/monitoringFacts';
import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems, type NumberRule } from '@shared/forms/numberRules';
import { storedAgain, typedFrom, typedNumber, type Typed } from '@shared/units/typedNumbers';
import { heightsAsTyped, heightsProblem, typedHeights } from './readingValues';

type Reading = DataOf<'transect_reading'>;
type Units = Pick<PersonsUnits, 'height'>;

const POINTS: Typed = { name: t`points`, factor: 1 };
const GAPS: Typed = { name: t`gaps`, factor: 1 };

export type TransectReadingValues = Record<
  Hit | 'transect_uuid' | 'when' | 'canopy' | 'gaps' | 'heights_in' | 'by' | 'note',
  string
>;

export const NO_HITS: Omit<TransectReadingValues, 'transect_uuid' | 'when' | 'by'> = {
  ...{ bare: '', litter: '', rock: '', annual_grass: '', perennial_grass: '', forb: '', shrub: '', tree: '' },
  ...{ canopy: '', gaps: '', heights_in: '', note: '' },
};

const eachHit = <Value>(valueOf: (hit: Hit) => Value) =>
  Object.fromEntries(HITS.map((hit) => [hit, valueOf(hit)])) as Record<Hit, Value>;

/** The first hits that were typed: nothing is 0, what is no number NaN. */
export const typedHits = (values: Readonly<Record<Hit, string>>): Hits =>
  eachHit((hit) => typedNumber(values[hit], POINTS) ?? 0);

/** All points so far; NaN where one of the counts is no number. */
export const pointsTyped = (values: Readonly<Record<Hit, string>>): number =>
  HITS.reduce((all, hit) => all + typedHits(values)[hit], 0);

/** A reading as it is typed. */
export const transectReadingAsTyped = (
  data: Reading,
  { height }: Units,
  shown: (at: string) => string,
): TransectReadingValues => ({
  ...eachHit((hit) => typedFrom(data[hit], POINTS)),
  transect_uuid: data.transect_uuid,
  when: shown(data.at),
  canopy: typedFrom(data.canopy, POINTS),
  gaps: typedFrom(data.gaps, GAPS),
  heights_in: heightsAsTyped(data.heights_in, height),
  by: data.by,
  note: data.note,
});

/** The reading of what was typed. */
export const transectReadingTyped = (
  values: TransectReadingValues,
  at: string,
  { height }: Units,
  before: Reading | undefined,
): Reading => ({
  ...typedHits(values),
  transect_uuid: values.transect_uuid,
  at,
  canopy: storedAgain(values.canopy, POINTS, before?.canopy),
  gaps: storedAgain(values.gaps, GAPS, before?.gaps),
  heights_in: typedHeights(values.heights_in, height, before?.heights_in),
  by: values.by.trim(),
  note: values.note.trim(),
});

const countRule = (field: Hit | 'canopy' | 'gaps'): NumberRule => ({
  ...recordNumber('transect_reading', field, field === 'gaps' ? GAPS : POINTS),
  isNeeded: false,
});

/** What is wrong with what was typed, in the words of the form. */
export function transectReadingProblems(values: TransectReadingValues, { height }: Units) {
  const problem = heightsProblem(values.heights_in, height);
  return {
    ...numberProblems(values, { ...eachHit(countRule), canopy: countRule('canopy'), gaps: countRule('gaps') }),
    ...(problem !== undefined && { heights_in: problem }),
  };
}
