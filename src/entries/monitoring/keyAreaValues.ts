import type { PersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { PERCENT, storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { pointProblems, pointTyped, typedPoint } from './pointText';

type KeyArea = DataOf<'key_area'>;

export type KeyAreaValues = Record<
  'name' | 'point' | 'plant' | 'season_of_use' | 'min_stubble_in' | 'max_use_percent' | 'note',
  string
>;

type Units = Pick<PersonsUnits, 'height'>;

export const NO_KEY_AREA: KeyAreaValues = {
  ...{ name: '', point: '', plant: '', season_of_use: '', min_stubble_in: '', max_use_percent: '', note: '' },
};

/** A key area as it is typed. */
export const keyAreaAsTyped = (data: KeyArea, { height }: Units): KeyAreaValues => ({
  name: data.name,
  point: pointTyped(data.point),
  plant: data.plant,
  season_of_use: data.season_of_use,
  min_stubble_in: typedFrom(data.min_stubble_in, height),
  max_use_percent: typedFrom(data.max_use_percent, PERCENT),
  note: data.note,
});

/** The key area of what was typed. A number that is none is NaN, which the rules refuse. */
export const keyAreaTyped = (
  values: KeyAreaValues,
  paddockUuid: string,
  { height }: Units,
  before: KeyArea | undefined,
): KeyArea => ({
  name: values.name.trim(),
  paddock_uuid: paddockUuid,
  point: typedPoint(values.point, before?.point),
  plant: values.plant.trim(),
  season_of_use: values.season_of_use.trim(),
  min_stubble_in: storedAgain(values.min_stubble_in, height, before?.min_stubble_in),
  max_use_percent: storedAgain(values.max_use_percent, PERCENT, before?.max_use_percent),
  retired_at: before?.retired_at ?? null,
  note: values.note.trim(),
});

/** What is wrong with what was typed, in the words of the form. */
export const keyAreaProblems = (values: KeyAreaValues, { height }: Units) => ({
  ...numberProblems(values, {
    min_stubble_in: recordNumber('key_area', 'min_stubble_in', height),
    max_use_percent: recordNumber('key_area', 'max_use_percent', PERCENT),
  }),
  ...pointProblems(values),
});
