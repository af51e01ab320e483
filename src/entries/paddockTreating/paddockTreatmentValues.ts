import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { numberProblems } from '@shared/forms/numberRules';
import { DAYS, PERCENT, storedAgain, typedFrom, typedNumber, type Typed } from '@shared/units/typedNumbers';
import { isNamedAs, productNamed } from '../treating/treatValues';
import type { Product } from '../treating/useProducts';

type Treatment = DataOf<'paddock_treatment'>;

const TEXTS = ['product', 'batch', 'rate_unit', 'by', 'note'] as const;
const NUMBERS = ['acres', 'rate', 'lb', 'n_percent', 'graze_days', 'export_days'] as const;

export type PaddockTreatmentValues = Record<(typeof TEXTS)[number] | (typeof NUMBERS)[number] | 'when', string> & {
  what: Treatment['what'];
};

type Units = Pick<PersonsUnits, 'area' | 'weight'>;

const RATE: Typed = { name: t`rate`, factor: 1 };

/** The unit of each number of the form. */
const unitsOf = ({ area, weight }: Units): Readonly<Record<(typeof NUMBERS)[number], Typed>> => ({
  acres: area,
  rate: RATE,
  lb: weight,
  n_percent: PERCENT,
  graze_days: DAYS,
  export_days: DAYS,
});

export const NOTHING_PUT: Omit<PaddockTreatmentValues, 'when' | 'by'> = {
  ...{ product: '', batch: '', rate_unit: '', note: '', what: 'herbicide' },
  ...{ acres: '', rate: '', lb: '', n_percent: '', graze_days: '', export_days: '' },
};

/** What a treatment of a paddock holds, as it is typed. */
export function paddockTreatmentAsTyped(
  data: Treatment,
  units: Units,
  shown: (at: string) => string,
): PaddockTreatmentValues {
  const unit = unitsOf(units);
  const texts = Object.fromEntries(TEXTS.map((field) => [field, data[field]]));
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, typedFrom(data[field], unit[field])]));
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    ...(numbers as Record<(typeof NUMBERS)[number], string>),
    what: data.what,
    when: shown(data.at),
  };
}

/** The treatment of what was typed. A number that is none is NaN, which the rules refuse. */
export function paddockTreatmentTyped(
  values: PaddockTreatmentValues,
  { paddockUuid, at, units }: { paddockUuid: string; at: string; units: Units },
  before: Treatment | undefined,
  products: readonly Product[],
): Treatment {
  const unit = unitsOf(units);
  const texts = Object.fromEntries(TEXTS.map((field) => [field, values[field].trim()]));
  const numbers = Object.fromEntries(
    NUMBERS.map((field) => [field, storedAgain(values[field], unit[field], before?.[field])]),
  );
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    ...(numbers as Record<(typeof NUMBERS)[number], number | null>),
    paddock_uuid: paddockUuid,
    at,
    what: values.what,
    product_uuid: isNamedAs(before, values.product)
      ? before.product_uuid
      : (productNamed(products, values.product)?.uuid ?? null),
  };
}

/** What is wrong with the numbers that were typed, in the words of the form. */
export function paddockTreatmentProblems(values: PaddockTreatmentValues, units: Units) {
  const unit = unitsOf(units);
  return numberProblems(
    values,
    Object.fromEntries(NUMBERS.map((field) => [field, recordNumber('paddock_treatment', field, unit[field])])),
  );
}

/** The days without grazing that were typed; null where none were, NaN where they aren't a number. */
export const typedGrazeDays = ({ graze_days: days }: PaddockTreatmentValues): number | null => typedNumber(days, DAYS);
