import { string } from '@contract/text/yup';
import { whenProblem } from '@shared/time/whenProblem';
import { typedNumber, typedProblem, type Typed } from '@shared/units/typedNumbers';

/**
 * A number that is typed as a text. Yup comes with it, so it loads with the rules of a form.
 *
 * @param problemOf what is wrong with the number, if anything
 * @param ifEmpty what is wrong with an empty field; without it the field may be empty
 * @param unit what it counts: it may be typed behind the number
 */
export const typed = (problemOf: (value: number) => string | undefined, ifEmpty?: string, unit?: Typed) =>
  string()
    .defined()
    .test('number', (text, { createError }) => {
      const value = typedNumber(text, unit);
      const message = value === null ? ifEmpty : (typedProblem(text, unit) ?? problemOf(value));
      return message === undefined || createError({ message });
    });

/** When something happened, in the ranch's zone: not still to come. */
export const when = (zone: string | null) =>
  string()
    .defined()
    .test('when', (text, { createError }) => {
      const message = whenProblem(text, zone);
      return message === undefined || createError({ message });
    });
