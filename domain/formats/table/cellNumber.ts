/** How a table writes decimals: 1.5 or 1,5. */
export type DecimalMark = '.' | ',';

/** What parts thousands besides the other mark: spaces of any kind, and the apostrophe of Switzerland. */
const SPACES = /[\s\u00a0\u202f'’]/g;

/** Behind a lone 0 a mark is the decimal mark: nobody groups 0,750. */
const GROUPED = {
  '.': /^[-+]?(?!0,)\d{1,3}(,\d{3})+(\.\d+)?$/,
  ',': /^[-+]?(?!0\.)\d{1,3}(\.\d{3})+(,\d+)?$/,
} as const;
const PLAIN = { '.': /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i, ',': /^[-+]?(\d+,?\d*|,\d+)(e[-+]?\d+)?$/i } as const;

/** No number is longer with its unit. What is would take the square of its length to look through. */
const LENGTH_MAX = 200;

/** A number of a cell, without its unit; null where it is none. */
export function cellNumber(cell: string, mark: DecimalMark): number | null {
  if (cell.length > LENGTH_MAX) return null;
  const text = cell.replace(/\s*[a-z%/]+\.?$/i, (unit) => (/^\s*e$/i.test(unit) ? unit : '')).replace(SPACES, '');
  const other = mark === '.' ? ',' : '.';
  const isGrouped = GROUPED[mark].test(text);
  if (!isGrouped && !PLAIN[mark].test(text)) return null;
  const number = Number((isGrouped ? text.replaceAll(other, '') : text).replace(mark, '.'));
  return Number.isFinite(number) ? number : null;
}

/** How the decimals of a table are written, as far as its cells say so; undefined where none does. */
export function guessDecimalMark(cells: Iterable<string>): DecimalMark | undefined {
  let [points, commas] = [0, 0];
  for (const cell of cells) {
    const text = cell.replace(SPACES, '');
    if (!/^[-+]?[\d.,]+$/.test(text)) continue;
    const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
    if (last < 0) continue;
    const isBoth = text.includes('.') && text.includes(',');
    // A mark before exactly three digits may part thousands.
    if (!isBoth && /^[-+]?(?!0[.,])\d{1,3}([.,]\d{3})+$/.test(text)) continue;
    if (text[last] === ',') commas += 1;
    else points += 1;
  }
  if (points === commas) return undefined;
  return points > commas ? '.' : ',';
}
