import { numberInWords } from '../language/formats';
import { LANGUAGE_TAG } from '../language/language';

/** The forms of a sentence or of a part of one, by the number in it. `#` is the number, formatted. */
type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Intl.PluralRules(LANGUAGE_TAG);
/** A number with more decimals is rounded before, since "1.0" and "1.04" take different forms. */
const DIGITS = 3;

/**
 * The form that goes with a number: `plural(rows, { one: '# row', other: '# rows' })`. A name goes outside of the forms,
 * since it may have a `#` of its own.
 */
export const plural = (value: number, forms: Forms): string =>
  (forms[rules.select(value)] ?? forms.other).replaceAll('#', numberInWords(value, DIGITS));
