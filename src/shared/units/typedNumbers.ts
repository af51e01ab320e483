import { readsTwoWays, typedNumber as numberOf } from '@domain/formats/typedNumber';
import { isUnit, splitUnit } from '@domain/formats/typedUnit';
import { LANGUAGE_TAG } from '@domain/language/language';
import { t } from '@domain/words';
import type { Unit } from './units';

/** Finer than anybody types, and coarse enough for what came from the other units to be a round number again. */
const DECIMALS = 4;

/** What a number in a field counts. */
export type Typed = Pick<Unit, 'factor' | 'name'> & Partial<Pick<Unit, 'short'>>;

export const DAYS: Typed = { name: t`days`, factor: 1 };
export const HOURS: Typed = { name: t`hours`, factor: 1 };
export const PERCENT: Typed = { name: t`percent`, factor: 1 };
export const HEAD: Typed = { name: t`head`, factor: 1 };

const isOwn = (unit: string, { short, name }: Typed) => isUnit(unit, short ?? name);

/**
 * The number that a person typed: "1,250", "12.5" or "12,5", also with the field's own unit behind it. Null where nothing
 * was typed; NaN where it isn't a number, one of another unit, or one that reads two ways ("1.800"), which every rule for
 * numbers refuses.
 */
export function typedNumber(text: string, own?: Typed): number | null {
  const { digits, unit } = splitUnit(text);
  if (unit !== null && (own === undefined || !isOwn(unit, own))) return NaN;
  return readsTwoWays(digits, LANGUAGE_TAG) ? NaN : numberOf(digits, LANGUAGE_TAG);
}

/** What to say where a typed number reads two ways, or has another unit than the field; undefined where neither is so. */
export function typedProblem(text: string, own?: Typed): string | undefined {
  const { digits, unit } = splitUnit(text);
  if (readsTwoWays(digits, LANGUAGE_TAG)) {
    const plain = digits.trim();
    const [whole, decimal] = [plain.replace('.', ''), Number(plain)];
    return t`Type ${whole} or ${decimal}: “${plain}” could be either`;
  }
  if (unit === null) return undefined;
  if (own === undefined) return t`Enter only the number, without “${unit}”`;
  const { name } = own;
  return isOwn(unit, own) ? undefined : t`Enter ${name}, not “${unit}”`;
}

/** A typed number of a unit, as it is stored. Null where nothing was typed, NaN where it is no number. */
export function storedFrom(text: string, unit: Typed): number | null {
  const typed = typedNumber(text, unit);
  return typed === null ? null : typed / unit.factor;
}

/** A stored value as it stands in a field of that unit: what was typed in it comes back as it was. */
export function typedFrom(stored: number | null, { factor }: Pick<Unit, 'factor'>): string {
  if (stored === null) return '';
  return Number((stored * factor).toFixed(DECIMALS)).toLocaleString(LANGUAGE_TAG, {
    maximumFractionDigits: DECIMALS,
    useGrouping: false,
  });
}

/** What a field of that unit says, as it is stored: what stood in it already, where nobody has typed another number. */
export const storedAgain = (text: string, unit: Typed, was: number | null | undefined): number | null =>
  was !== undefined && text === typedFrom(was, unit) ? was : storedFrom(text, unit);
