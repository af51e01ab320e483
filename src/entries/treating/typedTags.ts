import { foldWhiteSpace } from '@contract/text/text';

const clean = (tag: string) => foldWhiteSpace(tag).toUpperCase();

/** The tags that were typed, pasted or read by a wand: one a line, or with commas between, each of them once. */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map(clean)
      .filter((tag) => tag !== ''),
  ),
];
