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

/** A line that is one tag, whatever it has in it; `"A1", "B2"` is two. */
const QUOTED = /^"((?:(?!"\s*[,;]\s*").)+)"$/;

const onLine = (line: string): string[] => {
  const quoted = QUOTED.exec(line.trim())?.[1];
  return quoted === undefined ? line.split(/[,;]/) : [quoted];
};

/** The tags that were typed, pasted or read by a wand: one a line, or with commas between, each of them once. */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .flatMap(onLine)
      .map(cleanTag)
      .filter((tag) => tag !== ''),
  ),
];

/** Tags as they are typed: those that have a comma in them are in quotes, so that `typedTags` reads the same ones. */
export const tagsAsTyped = (tags: readonly string[]): string =>
  tags.map((tag) => (/[,;]|^".*"$/.test(tag) ? `"${tag}"` : tag)).join('\n');
