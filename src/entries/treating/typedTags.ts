import { foldWhiteSpace } from '@contract/text/text';
import { electronicTag } from '@domain/animals/readerFile/electronicTag';

/**
 * A tag as it is stored: white space folded, in upper case; an electronic one as its 15 digits, however a reader types it, so
 * that it is the same tag as in that reader's file (rules T1 to T3, docs/animals.md).
 */
export function cleanTag(typed: string): string {
  const tag = foldWhiteSpace(typed).toUpperCase();
  const electronic = electronicTag(tag);
  return electronic?.isIso === true ? electronic.digits : tag;
}

/** The tags that were typed, pasted or read by a wand: one a line, or with commas between, each of them once. */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map(cleanTag)
      .filter((tag) => tag !== ''),
  ),
];
