import { unguarded } from '../../formats/csv';
import type { AnimalId } from '../facts';
import { electronicTag } from './electronicTag';

/** A tag as a file has it, or why it isn't one. `isOdd`: it looks like an electronic tag, and ISO 11784 has no such one. */
export type TagReading =
  | { readonly tag: string; readonly type: AnimalId['type']; readonly isOdd: boolean }
  | { readonly refused: 'rounded' | 'too_long' };

const TAG_MAX = 40;
/** `9.82E+14`, `9,82E14`, `9.82E+014`: fewer digits than the tag had. */
const ROUNDED = /^\d(?:[.,]\d{1,13})?E\+?0?14$/;
/** Also behind what readers write before the 15 digits. */
const ZEROS = /^(?:L?A )?(?:\d{5} \d )?\d{3} ?0{12}$/;
/** Eight letters and digits, three letters, five digits. */
const NLIS = /^[A-Z0-9]{8}[A-Z]{3}\d{5}$/;
/** `="982000123456789"`: how tables keep spreadsheets from rounding. */
const KEPT_AS_TEXT = /^="(.*)"$/;

/** Almost every tag: nothing in it is to be folded or taken out. */
const PLAIN = /^[0-9A-Z.]+(?: [0-9A-Z.]+)*$/;

/** A cell without what nobody sees, in upper case, its white space folded: as tags are stored. */
function cleanedTag(cell: string): string {
  if (PLAIN.test(cell)) return cell;
  return unguarded(cell.trim())
    .replace(KEPT_AS_TEXT, '$1')
    .replace(/[\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}

/**
 * Rules T1 to T6 (docs/animals.md): the tag that a cell has, in the form in which it is stored, and its type. Null where the
 * cell is empty.
 */
export function readTag(cell: string): TagReading | null {
  const text = cleanedTag(cell);
  if (text === '') return null;
  if (ROUNDED.test(text) || ZEROS.test(text)) return { refused: 'rounded' };
  const electronic = electronicTag(text);
  if (electronic !== null) {
    const { digits, isIso } = electronic;
    return { tag: digits, type: isIso ? 'eid' : 'other', isOdd: !isIso };
  }
  if (Array.from(text).length > TAG_MAX) return { refused: 'too_long' };
  return { tag: text, type: NLIS.test(text) ? 'official' : 'visual', isOdd: false };
}

/** Whether a cell has an electronic tag, also one that a spreadsheet has rounded. */
export function looksElectronic(cell: string): boolean {
  const read = readTag(cell);
  return read !== null && ('refused' in read ? read.refused === 'rounded' : read.type === 'eid');
}
