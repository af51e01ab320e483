import type { Animal, CountClass } from '@domain/grazing/records';
import { HEAD, storedAgain, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

/** A class of animals as it stands in a form. */
export interface ClassValues {
  animal: Animal;
  head: string;
  average_weight: string;
  gain: string;
}

export const NO_CLASS: ClassValues = { animal: 'cows', head: '', average_weight: '', gain: '' };

export interface ClassUnits {
  readonly weight: Unit;
  readonly gain: Unit;
}

/** A stored class as it is typed in the person's units. */
export const typedClass = (
  { animal, head, average_weight_lb, gain_lb_per_day }: Pick<CountClass, keyof CountClass>,
  { weight, gain }: ClassUnits,
): ClassValues => ({
  animal,
  head: String(head),
  average_weight: typedFrom(average_weight_lb, weight),
  gain: gain_lb_per_day === 0 ? '' : typedFrom(gain_lb_per_day, gain),
});

/** A class as a new count begins with it: its weight, which grows day by day, as the herd's page shows it. */
export const typedAnew = (known: Pick<CountClass, keyof CountClass>, units: ClassUnits): ClassValues => {
  const { factor, digits } = units.weight;
  const lb = known.average_weight_lb;
  const shown = lb === null ? null : Number((lb * factor).toFixed(digits));
  return { ...typedClass(known, units), average_weight: typedFrom(shown, { factor: 1 }) };
};

/** What was typed of a class, as it is stored; `known` has what the form does not show. Null while head is not given. */
export function storedClass(
  { animal, head, average_weight, gain: gained }: ClassValues,
  { weight, gain }: ClassUnits,
  known: Partial<CountClass> = {},
): CountClass | null {
  const count = typedNumber(head, HEAD);
  if (count === null) return null;
  return {
    animal,
    head: count,
    average_weight_lb: storedAgain(average_weight, weight, known.average_weight_lb),
    gain_lb_per_day: storedAgain(gained, gain, known.gain_lb_per_day) ?? 0,
    au_per_head: known.au_per_head ?? null,
    intake_percent: known.intake_percent ?? null,
  };
}
