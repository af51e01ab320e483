import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { DAYS, PERCENT, storedFrom, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

type Paddock = DataOf<'paddock'>;

/** What stands in the fields of a paddock's form. */
export type PaddockValues = Record<
  'name' | 'acres' | 'grazeable_percent' | 'rest_target_days' | 'rating' | 'grass_type' | 'note',
  string
>;

export const NEW_PADDOCK: PaddockValues = {
  name: '',
  acres: '',
  grazeable_percent: '100',
  rest_target_days: '',
  rating: '',
  grass_type: '',
  note: '',
};

const typed = (value: number | null): string => (value === null ? '' : String(value));

export const paddockValues = (paddock: Paddock, area: Unit): PaddockValues => ({
  name: paddock.name,
  acres: typedFrom(paddock.acres, area),
  grazeable_percent: typed(paddock.grazeable_percent),
  rest_target_days: typed(paddock.rest_target_days),
  rating: typed(paddock.rating),
  grass_type: paddock.grass_type,
  note: paddock.note,
});

/** The fields of the record that the form writes. A number that is none is NaN, which the rules refuse. */
function paddockFields(values: PaddockValues, area: Unit) {
  return {
    name: foldWhiteSpace(values.name),
    acres: storedFrom(values.acres, area),
    grazeable_percent: typedNumber(values.grazeable_percent, PERCENT) ?? 100,
    rest_target_days: typedNumber(values.rest_target_days, DAYS),
    rating: typedNumber(values.rating),
    grass_type: foldWhiteSpace(values.grass_type),
    note: values.note.trim(),
  };
}

/** What its numbers may be. */
export const numberRules = (area: Unit) => ({
  acres: recordNumber('paddock', 'acres', area),
  // Left empty, it is all of it.
  grazeable_percent: { ...recordNumber('paddock', 'grazeable_percent', PERCENT), isNeeded: false },
  rest_target_days: recordNumber('paddock', 'rest_target_days', DAYS),
  rating: recordNumber('paddock', 'rating', { name: t`of 10`, factor: 1 }),
});

/** A whole record of what was typed. */
export const newPaddock = (values: PaddockValues, area: Unit): Paddock => ({
  ...paddockFields(values, area),
  shape: null,
  parent_uuid: null,
  starts_at: null,
  retired_at: null,
});

/** Those fields that differ from what the record holds; acres that were only shown in another unit do not. */
export function changedFields(before: Paddock, values: PaddockValues, area: Unit): Partial<Paddock> {
  const shown = paddockValues(before, area);
  const now = paddockFields(values, area);
  const isTouched = ([field]: [string, unknown]) =>
    values[field as keyof PaddockValues] !== shown[field as keyof PaddockValues];
  return Object.fromEntries(Object.entries(now).filter(isTouched));
}
