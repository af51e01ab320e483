import { typedNumber } from '@domain/formats/typedNumber';
import { t } from '@domain/words';

const MAX = 9_999_999.99;

/** A threshold that was typed, as a number; undefined where it isn't one. */
const read = (text: string): number | undefined => {
  const value = typedNumber(text);
  return value === null || Number.isNaN(value) ? undefined : value;
};

/** What is wrong with a threshold as it was typed, in words; undefined when nothing is. */
export function thresholdProblem(text: string): string | undefined {
  if (text.trim() === '') return t`This field is required`;
  const value = read(text);
  if (value === undefined || !/\d$/.test(text.trim())) return t`Type a number, such as 30 or 2.5`;
  if (value < 0) return t`A threshold cannot be negative`;
  if (value > MAX || Number(value.toFixed(2)) !== value) return t`At most 7 digits, and 2 after the point`;
  return undefined;
}

/** The number that a threshold says, or undefined when there is something wrong with it. */
export function thresholdOf(text: string): number | undefined {
  return thresholdProblem(text) === undefined ? read(text) : undefined;
}
