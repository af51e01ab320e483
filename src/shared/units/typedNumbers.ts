import type { Unit } from './units';

/** Finer than anybody types, and coarse enough for what came from the other units to be a round number again. */
const DECIMALS = 4;

const separators = new Map<string, string>();

function separatorOf(kind: 'group' | 'decimal'): string {
  const known = separators.get(kind);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(undefined).formatToParts(12_345_678.5);
  const found = parts.find(({ type }) => type === kind)?.value ?? '';
  separators.set(kind, found);
  return found;
}

const PLAIN = /^[-+]?(\d+\.?\d*|\.\d+)$/;

/**
 * The number that a person typed, as the browser's language writes it: "1,250" or "12.5". Null where nothing was typed;
 * NaN where it is no number, which every rule for numbers refuses.
 */
export function typedNumber(text: string): number | null {
  const typed = text.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll('\u2212', '-');
  if (typed === '') return null;
  if (separatorOf('decimal') !== '.' && PLAIN.test(typed) && !/^[-+]?\d{1,3}(\.\d{3})+$/.test(typed))
    return Number(typed);
  const plain = typed.replaceAll(separatorOf('group') || ' ', '').replace(separatorOf('decimal'), '.');
  return PLAIN.test(plain) ? Number(plain) : NaN;
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
