import type { DataOf, Held } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { DOSE_UNIT_NAMES } from '@records/treatmentWords';
import { DAYS, HEAD, HOURS, storedAgain, typedFrom, type Typed } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';
import { t } from '@domain/words';
import { labelAsTyped, labelTyped, plainNumber, type LabelValues } from './labelValues';
import { asksHead, concernedBy, whoOf, type WhoValues } from './who';

type Treatment = DataOf<'treatment'>;

const TEXTS = ['reason', 'site', 'by', 'vet', 'prescription', 'supplier', 'proof', 'note', 'batch'] as const;

export type TreatValues = LabelValues &
  WhoValues &
  Record<(typeof TEXTS)[number], string> & {
    product: string;
    /** What a product is that isn't on the ranch's list yet. */
    what: DataOf<'product'>['what'];
    when: string;
    /** The last dose, where there was more than one; empty: `when`. */
    last_at: string;
    total: string;
    expires_on: string;
    cost: string;
    extralabel: boolean;
    not_for_food: boolean;
    /** The day of the next dose, which becomes a task; empty: none. */
    next_on: string;
    /** Whether the product's list is to have these figures too. */
    updates: boolean;
  };

const COST: Typed = { name: t`money`, factor: 1 };

/** What a treatment holds, as it is typed. */
export const treatmentAsTyped = (data: Treatment, weight: Unit, shown: (at: string) => string): TreatValues => ({
  ...labelAsTyped(data, weight),
  ...whoOf(data),
  ...(Object.fromEntries(TEXTS.map((field) => [field, data[field]])) as Pick<Treatment, (typeof TEXTS)[number]>),
  product: data.product,
  what: 'medicine',
  when: shown(data.at),
  last_at: data.last_at === null ? '' : shown(data.last_at),
  total: typedFrom(data.total, plainNumber),
  expires_on: data.expires_on ?? '',
  cost: typedFrom(data.cost, plainNumber),
  extralabel: data.extralabel,
  not_for_food: data.not_for_food,
  next_on: '',
  updates: false,
});

interface Times {
  readonly at: string;
  /** The instant of the last dose; null where there was one. */
  readonly lastAt: string | null;
}

/** The treatment of what was typed. A number that is none is NaN, which the rules refuse. */
export function treatmentTyped(
  values: TreatValues,
  { herdUuid, times, weight }: { herdUuid: string; times: Times; weight: Unit },
  before: Treatment | undefined,
  products: readonly Held<DataOf<'product'>>[],
): Treatment {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, values[field].trim()]));
  return {
    ...(texts as Pick<Treatment, (typeof TEXTS)[number]>),
    ...labelTyped(values, weight, before),
    ...concernedBy(values),
    // The form doesn't ask for the class of named animals: what somebody recorded of it stays.
    ...(values.who === 'tags' && before !== undefined && before.tags.length > 0 && { animal: before.animal }),
    herd_uuid: herdUuid,
    at: times.at,
    last_at: times.lastAt,
    product: values.product.trim(),
    product_uuid: isNamedAs(before, values.product)
      ? before.product_uuid
      : (productNamed(products, values.product)?.uuid ?? null),
    expires_on: values.expires_on === '' ? null : values.expires_on,
    total: storedAgain(values.total, plainNumber, before?.total),
    cost: storedAgain(values.cost, plainNumber, before?.cost),
    extralabel: values.extralabel,
    not_for_food: values.not_for_food,
  };
}

const folded = (name: string) => name.trim().toLowerCase();

/** The product of the ranch's list that has this name, a retired one too. */
export const productNamed = (products: readonly Held<DataOf<'product'>>[], name: string) =>
  products.find(({ data }) => folded(data.name) === folded(name));

/** Whether a treatment already names its product so: it stays that one, whatever the list calls it by now. */
export const isNamedAs = <Named extends { product: string }>(
  before: Named | undefined,
  name: string,
): before is Named => before !== undefined && folded(before.product) === folded(name);

const TAG_MAX = 40;

/** What is wrong with what was typed, in the words of the form. */
export function treatProblems(values: TreatValues, weight: Unit): Partial<Record<string, string>> {
  const number = (field: keyof Treatment, unit: Typed) => recordNumber('treatment', field, unit);
  const { extralabel, not_for_food, updates, ...typed } = values;
  const { tags, head } = concernedBy(values);
  const amount: Typed = { name: DOSE_UNIT_NAMES[values.dose_unit], factor: 1 };
  const long = tags.find((tag) => Array.from(tag).length > TAG_MAX);
  return {
    ...numberProblems(typed, {
      ...(asksHead(values.who) && { head: { ...number('head', HEAD), min: 1 } }),
      dose: number('dose', amount),
      dose_per_lb: number('dose_per_lb', weight),
      total: number('total', amount),
      cost: number('cost', COST),
      meat_days: number('meat_days', DAYS),
      milk_hours: number('milk_hours', HOURS),
      export_days: number('export_days', DAYS),
    }),
    ...(values.who === 'head' && head === null && { head: t`Enter how many were treated` }),
    ...(values.who === 'tags' && tags.length === 0 && { tags: t`Enter the tags, one per line` }),
    ...(long !== undefined && { tags: t`A tag has at most 40 characters: ${long}` }),
  };
}
