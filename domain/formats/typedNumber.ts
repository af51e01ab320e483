import { cellNumber } from './table/cellNumber';

/** How a language writes a number: the mark before its decimals, and the whole digits where they are in groups. */
interface Notation {
  decimal: string;
  grouped: RegExp;
}

const notations = new Map<string | undefined, Notation>();

/** Groups of three digits after the first, or as the language itself writes them (en-IN: 12,34,567); one mark for all. */
function notationOf(language: string | undefined): Notation {
  const known = notations.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567_890.5);
  const valueOf = (kind: 'group' | 'decimal') => parts.find(({ type }) => type === kind)?.value ?? '';
  const second = parts.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3;
  const mark = `([ ${valueOf('group').replace(/['\u2019]/, "'\u2019")}])`;
  const grouped = new RegExp(
    // eslint-disable-next-line lingui/no-unlocalized-strings -- a pattern
    `^(?!0[,.])(\\d{1,3}${mark}(\\d{3}\\2)*|\\d{1,${second}}${mark}(\\d{${second}}\\4)*)\\d{3}$`,
  );
  const notation = { decimal: valueOf('decimal'), grouped };
  notations.set(language, notation);
  return notation;
}

const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** A number as the language writes it; NaN where it isn't one. */
function asWritten(text: string, { decimal, grouped }: Notation): number {
  if (PLAIN.test(text) && !grouped.test(text)) return Number(text);
  const [whole = '', ...decimals] = text.split(decimal);
  const plain = [grouped.test(whole) ? whole.replaceAll(/\D/g, '') : whole, ...decimals].join('.');
  return PLAIN.test(plain) ? Number(plain) : NaN;
}

/** A number with points and commas that can mean only one thing, though the language writes it another way. */
function asMarked(text: string, { decimal }: Notation): number {
  if (!/^[\d.,]+$/.test(text)) return NaN;
  const [own, other] = decimal === ',' ? ([',', '.'] as const) : (['.', ','] as const);
  return cellNumber(text, own) ?? cellNumber(text, other) ?? NaN;
}

/**
 * The number that a person typed. Null where nothing was typed; NaN where it isn't a number, which every rule for
 * numbers refuses.
 *
 * As the language writes it goes first: "1,250" and "1,250.5" are 1250 and 1250.5 where the comma groups digits. Any
 * other comma before decimals is one as well: "40,5", "0,75", "0,750" (nobody groups after a lone 0) and "1.250,5".
 *
 * @param language a BCP 47 tag; without it the browser's language
 */
export function typedNumber(text: string, language?: string): number | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ').replace('\u2212', '-');
  if (typed === '') return null;
  const [, sign, digits = ''] = /^([-+]?) ?(.*)$/.exec(typed) ?? [];
  const notation = notationOf(language);
  const written = asWritten(digits, notation);
  const size = Number.isNaN(written) ? asMarked(digits, notation) : written;
  return sign === '-' ? -size : size;
}

/**
 * Whether a typed number is one thing here and another elsewhere: "1.800" is 1.8 where a point begins decimals, and 1,800
 * to who groups digits by points. The last digit tells: nobody needs a 0 after decimals.
 *
 * @param language a BCP 47 tag; without it the browser's language
 */
export const readsTwoWays = (text: string, language?: string): boolean =>
  notationOf(language).decimal === '.' && /^[-+\u2212]? ?[1-9]\d{0,2}\.\d\d0$/.test(text.trim());
