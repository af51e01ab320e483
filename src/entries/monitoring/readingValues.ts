import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblem, numberProblems } from '@shared/forms/numberRules';
import { PERCENT, storedAgain, storedFrom, typedFrom, type Typed } from '@shared/units/typedNumbers';

type UseReading = DataOf<'use_reading'>;
type Units = Pick<PersonsUnits, 'height'>;

const READINGS: Typed = { name: t`readings`, factor: 1 };
/** Between heights: a comma only with a space after it, since it may be a decimal one. */
const BETWEEN = /[\s;]+|,\s+/;

export interface UseReadingValues extends Record<
  'key_area_uuid' | 'when' | 'heights_in' | 'mean_in' | 'readings' | 'use_percent' | 'by' | 'cause' | 'note',
  string
> {
  readonly method: UseReading['method'];
}

export const NO_USE_READING: Omit<UseReadingValues, 'key_area_uuid' | 'when' | 'by'> = {
  ...{ heights_in: '', mean_in: '', readings: '', use_percent: '', cause: '', note: '', method: 'stubble' },
};

const piecesOf = (text: string): string[] =>
  text
    .trim()
    .split(BETWEEN)
    .map((piece) => piece.replace(/,$/, ''))
    .filter((piece) => piece !== '');

export const heightsAsTyped = (heights: readonly number[], height: Typed): string =>
  heights.map((each) => typedFrom(each, height)).join(' ');

/** The heights of a list as it is typed, in inches; one that is no number is NaN. */
export function typedHeights(text: string, height: Typed, before: readonly number[] | undefined): number[] {
  if (before !== undefined && text === heightsAsTyped(before, height)) return [...before];
  return piecesOf(text).map((piece) => storedFrom(piece, height) ?? NaN);
}

/** What is wrong with the first of the heights that is wrong. */
export function heightsProblem(text: string, height: Typed): string | undefined {
  const rule = { ...recordNumber('use_reading', 'mean_in', height), isNeeded: true };
  const wrong = piecesOf(text).find((piece) => numberProblem(piece, rule) !== undefined);
  if (wrong === undefined) return undefined;
  const problem = numberProblem(wrong, rule) ?? '';
  return t`“${wrong}”: ${problem}`;
}

/** A reading as it is typed. */
export const readingAsTyped = (
  data: UseReading,
  { height }: Units,
  shown: (at: string) => string,
): UseReadingValues => ({
  key_area_uuid: data.key_area_uuid,
  when: shown(data.at),
  heights_in: heightsAsTyped(data.heights_in, height),
  mean_in: typedFrom(data.mean_in, height),
  readings: typedFrom(data.readings, READINGS),
  use_percent: typedFrom(data.use_percent, PERCENT),
  method: data.method,
  by: data.by,
  cause: data.cause,
  note: data.note,
});

/** The reading of what was typed. A number that is none is NaN, which the rules refuse. */
export const readingTyped = (
  values: UseReadingValues,
  at: string,
  { height }: Units,
  before: UseReading | undefined,
): UseReading => ({
  key_area_uuid: values.key_area_uuid,
  at,
  heights_in: typedHeights(values.heights_in, height, before?.heights_in),
  mean_in: storedAgain(values.mean_in, height, before?.mean_in),
  readings: storedAgain(values.readings, READINGS, before?.readings),
  use_percent: storedAgain(values.use_percent, PERCENT, before?.use_percent),
  method: values.method,
  by: values.by.trim(),
  cause: values.cause.trim(),
  note: values.note.trim(),
});

/** What is wrong with what was typed, in the words of the form: also where nothing was read at all. */
export function readingProblems(values: UseReadingValues, { height }: Units) {
  const { heights_in: heights, mean_in: mean, use_percent: use } = values;
  const problem = heightsProblem(heights, height);
  const isNothing = [heights, mean, use].every((each) => each.trim() === '');
  return {
    ...numberProblems(values, {
      mean_in: recordNumber('use_reading', 'mean_in', height),
      readings: recordNumber('use_reading', 'readings', READINGS),
      use_percent: recordNumber('use_reading', 'use_percent', PERCENT),
    }),
    ...(problem !== undefined && { heights_in: problem }),
    ...(isNothing && { heights_in: t`Enter heights, their mean or the use` }),
  };
}
