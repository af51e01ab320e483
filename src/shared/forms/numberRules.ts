import { t } from '@domain/words';
import { typedNumber, typedProblem, type Typed } from '@shared/units/typedNumbers';
import { numberInWords } from '@shared/units/units';

/** What a typed number may be. Limits are in the unit in which it is stored; the record's own may be wider. */
export interface NumberRule {
  unit: Typed;
  min?: number;
  max: number;
  isWhole?: boolean;
  /** Whether the field must not be empty. */
  isNeeded?: boolean;
}

/** What is wrong with a typed number, in the words of its unit; undefined where nothing is. */
export function numberProblem(text: string, rule: NumberRule): string | undefined {
  const { unit, min = 0, max, isWhole = false, isNeeded = false } = rule;
  const value = typedNumber(text, unit);
  if (value === null && !isNeeded) return undefined;
  const [least, most] = [min * unit.factor, max * unit.factor];
  const isGood = value !== null && value >= least && value <= most && (!isWhole || Number.isInteger(value));
  if (isGood) return undefined;
  const [from, to] = [numberInWords(least, 1), numberInWords(most, 1)];
  const unitName = unit.short ?? unit.name;
  return (
    typedProblem(text, unit) ??
    (isWhole
      ? t`Enter a whole number from ${from} to ${to} (${unitName})`
      : t`Enter a number from ${from} to ${to} (${unitName})`)
  );
}

/** What is wrong with the numbers of a form, by field. Goes before the rules of the record, whose limits are wider. */
export function numberProblems<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Partial<Record<Field, NumberRule>>>,
): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const rule = rules[field];
    const problem = rule && numberProblem(values[field], rule);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}
