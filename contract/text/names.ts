import { TEXT_MAX } from '../http/limits';
import { foldWhiteSpace } from './text';

export interface SplitName {
  first_name: string;
  last_name: string;
}

/**
 * Splits a full name: the first name is the part before the first space, the last name is
 * the second word, or the whole name when there is only one word.
 */
export function splitFullName(fullName: string): SplitName {
  const folded = foldWhiteSpace(fullName);
  const [first = '', second] = folded.split(' ');
  return { first_name: first, last_name: second ?? folded };
}

/** The ranch name offered until the person writes their own: "Maria's Ranch", or nothing without a name. Never longer than one may be. */
export function ranchNameFor(fullName: string): string {
  const { first_name: first } = splitFullName(fullName);
  // eslint-disable-next-line lingui/no-unlocalized-strings -- it is stored, and compared with what is
  return first === '' ? '' : Array.from(`${first}'s Ranch`).slice(0, TEXT_MAX).join('');
}
