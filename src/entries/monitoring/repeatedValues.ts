import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { DAYS, storedAgain, typedFrom, type Typed } from '@shared/units/typedNumbers';
import { pointProblems, pointTyped } from './pointText';

/** The fields that photo points and transects share, as they are typed. */
export type RepeatedValues = Record<'name' | 'point' | 'bearing_deg' | 'due_on_day' | 'repeat_days' | 'note', string>;

type Data = Pick<DataOf<'transect'>, keyof RepeatedValues>;

const DEGREES: Typed = { name: t`degrees`, factor: 1 };

export const NOTHING_REPEATED: RepeatedValues = {
  ...{ name: '', point: '', bearing_deg: '', due_on_day: '', repeat_days: '', note: '' },
};

export const repeatedAsTyped = (data: Data): RepeatedValues => ({
  name: data.name,
  point: pointTyped(data.point),
  bearing_deg: typedFrom(data.bearing_deg, DEGREES),
  due_on_day: data.due_on_day ?? '',
  repeat_days: typedFrom(data.repeat_days, DAYS),
  note: data.note,
});

/** Those of what was typed that need no point and no direction. */
export const repeatedTyped = (values: RepeatedValues, before: Partial<Data> | undefined) => ({
  name: values.name.trim(),
  due_on_day: values.due_on_day === '' ? null : values.due_on_day,
  repeat_days: storedAgain(values.repeat_days, DAYS, before?.repeat_days),
  note: values.note.trim(),
});

/** Degrees from north, as they were typed; null where nothing was. */
export const typedBearing = (text: string, before: number | null | undefined): number | null =>
  storedAgain(text, DEGREES, before);

/** What is wrong with those fields; a point is needed. */
export const repeatedProblems = (values: RepeatedValues, { isBearingNeeded }: { isBearingNeeded: boolean }) => ({
  ...numberProblems(values, {
    bearing_deg: { ...recordNumber('photo_point', 'bearing_deg', DEGREES), isNeeded: isBearingNeeded },
    repeat_days: recordNumber('photo_point', 'repeat_days', DAYS),
  }),
  ...(values.point.trim() === '' && { point: t`Enter where it is, or press “Here” when you are there` }),
  ...pointProblems(values),
});
