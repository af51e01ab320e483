import { numberInWords } from './formats';
import { LANGUAGE_TAG } from './language';

/** What is said by the number in it: one form for each of the language's categories that it needs. */
export type PluralForms<T> = { readonly other: T } & { readonly [C in Intl.LDMLPluralRule]?: T };

const rules = /* @__PURE__ */ new Intl.PluralRules(LANGUAGE_TAG);
/** A number with more decimals is rounded before, since "1.0" and "1.04" take different forms. */
const PLURAL_DIGITS = 3;

/** The form that goes with a number, out of those that are made with that number as a person reads it. */
export function chosen<T>(value: number, formsWith: (read: string) => PluralForms<T>): T {
  const forms = formsWith(numberInWords(value, PLURAL_DIGITS));
  return forms[rules.select(value)] ?? forms.other;
}

/** The same for texts, in which `#` is the number. */
export const inForm = (value: number, forms: PluralForms<string>): string =>
  chosen(value, () => forms).replaceAll('#', numberInWords(value, PLURAL_DIGITS));
