import type { DataOf } from '@records/index';
import { DAYS, HOURS, storedAgain, typedFrom, typedNumber, type Typed } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

/** A number without a unit of its own: a dose, an amount of money. */
export const plainNumber: Unit & Typed = { name: '', short: '', factor: 1, digits: 2 };

type Label = Pick<
  DataOf<'product'>,
  | 'active'
  | 'reg_no'
  | 'dose'
  | 'dose_unit'
  | 'dose_per_lb'
  | 'route'
  | 'meat_days'
  | 'milk_hours'
  | 'export_days'
  | 'organic'
>;

/** What the label of a product says, as it is typed. */
export type LabelValues = Record<Exclude<keyof Label, 'dose_unit'>, string> & { dose_unit: Label['dose_unit'] };

const days = (value: number | null) => (value === null ? '' : String(value));

export const labelAsTyped = (label: Label, weight: Unit): LabelValues => ({
  active: label.active,
  reg_no: label.reg_no,
  dose: typedFrom(label.dose, plainNumber),
  dose_unit: label.dose_unit,
  dose_per_lb: typedFrom(label.dose_per_lb, weight),
  route: label.route ?? '',
  meat_days: days(label.meat_days),
  milk_hours: days(label.milk_hours),
  export_days: days(label.export_days),
  organic: label.organic ?? '',
});

/** The label of what was typed. @param before what the form began with */
export const labelTyped = (values: LabelValues, weight: Unit, before: Label | undefined): Label => ({
  active: values.active.trim(),
  reg_no: values.reg_no.trim(),
  dose: storedAgain(values.dose, plainNumber, before?.dose),
  dose_unit: values.dose_unit,
  dose_per_lb: storedAgain(values.dose_per_lb, weight, before?.dose_per_lb),
  route: values.route === '' ? null : (values.route as NonNullable<Label['route']>),
  meat_days: typedNumber(values.meat_days, DAYS),
  milk_hours: typedNumber(values.milk_hours, HOURS),
  export_days: typedNumber(values.export_days, DAYS),
  organic: values.organic === '' ? null : (values.organic as NonNullable<Label['organic']>),
});

/** A product of which nothing is known yet. */
export const NO_LABEL: LabelValues = {
  active: '',
  reg_no: '',
  dose: '',
  dose_unit: 'ml',
  dose_per_lb: '',
  route: '',
  meat_days: '',
  milk_hours: '',
  export_days: '',
  organic: '',
};
