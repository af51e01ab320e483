import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { DAYS, PERCENT, storedAgain, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

type Field = 'what' | 'feedstuff' | 'use' | 'lb' | 'dm_percent' | 'animal' | 'days' | 'when' | 'note';

/** A feeding as it is typed. `feedstuff` is the id of one of the ranch's list, or empty. */
export type FeedValues = Record<Field, string>;

type Feed = DataOf<'feed'>;

/** What was typed of a feeding, besides when and where it was. @param before what the form began with */
export const feedTyped = (values: FeedValues, weight: Unit, before: Feed | undefined) => ({
  lb: storedAgain(values.lb, weight, before?.lb) ?? NaN,
  what: values.what as Feed['what'],
  use: values.use as Feed['use'],
  note: values.note.trim(),
  dm_percent: storedAgain(values.dm_percent, PERCENT, before?.dm_percent),
  animal: values.animal === '' ? null : (values.animal as Feed['animal']),
  days: typedNumber(values.days, DAYS),
  feedstuff_uuid: values.feedstuff === '' ? null : values.feedstuff,
});

/** A feeding that is there, as it is shown in the form. */
export const feedAsTyped = (data: Feed, when: string, weight: Unit): FeedValues => ({
  what: data.what,
  feedstuff: data.feedstuff_uuid ?? '',
  use: data.use,
  lb: typedFrom(data.lb, weight),
  dm_percent: typedFrom(data.dm_percent, PERCENT),
  animal: data.animal ?? '',
  days: typedFrom(data.days, DAYS),
  when,
  note: data.note,
});

export const feedProblems = (values: FeedValues, weight: Unit) =>
  numberProblems(values, {
    lb: recordNumber('feed', 'lb', weight),
    dm_percent: recordNumber('feed', 'dm_percent', PERCENT),
    days: recordNumber('feed', 'days', DAYS),
  });
