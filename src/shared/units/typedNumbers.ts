import type { Unit } from './units';

/** Finer than anybody types, and coarse enough for what came from the other units to be a round number again. */
const DECIMALS = 4;

/** How a language writes a number: the mark before its decimals, and the whole digits where they stand in groups. */
interface Notation {
  decimal: string;
  grouped: RegExp;
}

const notations = new Map<string | undefined, Notation>();

/** Groups of three digits behind the first, or as the language itself writes them (en-IN: 12,34,567); one mark for all. */
function notationOf(language: string | undefined): Notation {
  const known = notations.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567_890.5);
  const valueOf = (kind: 'group' | 'decimal') => parts.find(({ type }) => type === kind)?.value ?? '';
  const second = parts.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3;
  const mark = `([ ${valueOf('group').replace(/['\u2019]/, "'\u2019")}])`;
  const grouped = new RegExp(`^(\\d{1,3}${mark}(\\d{3}\\2)*|\\d{1,${second}}${mark}(\\d{${second}}\\4)*)\\d{3}$`);
  const notation = { decimal: valueOf('decimal'), grouped };
  notations.set(language, notation);
  return notation;
}

const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** A number without its sign; NaN where it is none, or where its digits are in no groups of the language. */
function unsigned(text: string, { decimal, grouped }: Notation): number {
  if (PLAIN.test(text) && !grouped.test(text)) return Number(text);
  const [whole = '', ...decimals] = text.split(decimal);
  const plain = [grouped.test(whole) ? whole.replaceAll(/\D/g, '') : whole, ...decimals].join('.');
  return PLAIN.test(plain) ? Number(plain) : NaN;
}

/**
 * The number that a person typed, as the browser's language writes it, or the language that is named: "1,250" or
 * "12.5". Null where nothing was typed; NaN where it is no number, which every rule for numbers refuses. Where the
 * comma groups digits "40,5" is no number.
 */
export function typedNumber(text: string, language?: string): number | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ').replace('\u2212', '-');
  if (typed === '') return null;
  const [, sign, digits = ''] = /^([-+]?) ?(.*)$/.exec(typed) ?? [];
  const size = unsigned(digits, notationOf(language));
  return sign === '-' ? -size : size;
}

/** A typed number of a unit, as it is stored. Null where nothing was typed, NaN where it is no number. */
export function storedFrom(text: string, { factor }: Pick<Unit, 'factor'>): number | null {
  const typed = typedNumber(text);
  return typed === null ? null : typed / factor;
}

/** A stored value as it stands in a field of that unit: what was typed in it comes back as it was. */
export function typedFrom(stored: number | null, { factor }: Pick<Unit, 'factor'>): string {
  if (stored === null) return '';
  return Number((stored * factor).toFixed(DECIMALS)).toLocaleString(undefined, {
    maximumFractionDigits: DECIMALS,
    useGrouping: false,
  });
}

/** What a field of that unit says, as it is stored: what stood in it already, where nobody has typed another number. */
export const storedAgain = (text: string, unit: Pick<Unit, 'factor'>, was: number | null | undefined): number | null =>
  was !== undefined && text === typedFrom(was, unit) ? was : storedFrom(text, unit);
