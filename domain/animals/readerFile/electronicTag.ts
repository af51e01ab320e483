/** What is in an electronic tag: three digits of country or maker, and the number of the animal. */
interface Electronic {
  readonly code: number;
  readonly number: number;
}

/** `LA 00000 0 982 000001088420` (Allflex), `A 00000 0 982 …` (Digi-Star), `982 000123456789`, `982000123456789`. */
const DIGITS = /^(?:L?A )?(?:\d{5} \d )?(\d{3}) ?(\d{12})$/;
/** A number that lost no digit on its way through a spreadsheet: `9.82000123456789E+14`. */
const SCIENTIFIC = /^(\d)[.,](\d{14})E\+?0?14$/;
const HEXADECIMAL = /^[89A-F][0-9A-F]{15}$/;
/** `3DD.003BA20748` (Biomark). */
const DOTTED = /^([0-9A-F]{3})\.([0-9A-F]{10})$/;

/** The numbers of ISO 11784 have 38 bits. */
const NUMBER_BITS = 38n;
const NUMBER_END = 2 ** 38;
const CODE_MASK = 0x3ffn;
const CODE_MAX = 999;

function fromBits(text: string): Electronic {
  const bits = BigInt(`0x${text}`);
  return { code: Number((bits >> NUMBER_BITS) & CODE_MASK), number: Number(bits & (2n ** NUMBER_BITS - 1n)) };
}

function partsOf(text: string): Electronic | null {
  const digits = DIGITS.exec(text.replace(SCIENTIFIC, '$1$2'));
  if (digits !== null) return { code: Number(digits[1]), number: Number(digits[2]) };
  if (HEXADECIMAL.test(text)) return fromBits(text);
  const dotted = DOTTED.exec(text);
  return dotted === null ? null : { code: parseInt(dotted[1] ?? '', 16), number: parseInt(dotted[2] ?? '', 16) };
}

/**
 * Rules T1 to T3 (docs/animals.md): the 15 digits of an electronic tag as any reader writes it. `isIso` is false where its
 * code or number isn't one of ISO 11784. Null: it isn't an electronic tag.
 *
 * @param text folded and in upper case
 */
export function electronicTag(text: string): { readonly digits: string; readonly isIso: boolean } | null {
  const parts = partsOf(text);
  if (parts === null || parts.code > CODE_MAX) return null;
  const { code, number } = parts;
  const digits = `${String(code).padStart(3, '0')}${String(number).padStart(12, '0')}`;
  return digits.length > 15 ? null : { digits, isIso: code > 0 && number < NUMBER_END };
}
