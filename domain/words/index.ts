import { inForm, type PluralForms } from '../language/plurals';

/*
 * What a person reads, in English and where it is used. A build for another language puts its own sentences in place of
 * these calls (`scripts/words`), so nothing but these functions may be imported from here.
 */

/** A sentence with what a translator needs to know: which of two meanings it has, and where it is used. */
interface Described {
  readonly message: string;
  /** Keeps two uses of the same English words apart. */
  readonly context?: string;
  /** For the translator only. */
  readonly comment?: string;
}

type Value = string | number;

/** A whole sentence: `` t`Moved ${herd} to ${paddock}` ``, or ``t({ message: 'Open', context: 'of a gate' })``. */
export function t(sentence: TemplateStringsArray | Described, ...values: readonly Value[]): string {
  if ('message' in sentence) return sentence.message;
  return sentence.reduce((said, text, index) => `${said}${values[index - 1] ?? ''}${text}`);
}

/**
 * The form that goes with a number: `plural(rows, { one: '# row', other: '# rows' })`. `#` is the number, formatted. A
 * name goes outside of the forms, since it may have a `#` of its own.
 */
export const plural = (value: number, forms: PluralForms<string>): string => inForm(value, forms);
