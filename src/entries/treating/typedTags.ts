import { foldWhiteSpace } from '@contract/text/text';

/** A tag as it is stored: white space folded, in upper case. */
export const cleanTag = (tag: string): string => foldWhiteSpace(tag).toUpperCase();

/** The tags that were typed, pasted or read by a wand: one a line, or with commas between, each of them once. */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map(cleanTag)
      .filter((tag) => tag !== ''),
  ),
];
