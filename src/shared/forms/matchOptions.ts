import { foldWhiteSpace } from '@contract/text/text';

const plain = (text: string) => text.toLowerCase();

/** What a text that is no option stands for, like a short form of one; undefined when it stands for none. */
export type Meaning = (text: string) => string | undefined;

/** The options that hold a text, in any case: the one that it stands for first, then those that begin with it. */
export function matchOptions(options: readonly string[], text: string, meaning?: Meaning): string[] {
  const sought = plain(foldWhiteSpace(text));
  const meant = meaning?.(sought);
  const begin = options.filter((option) => plain(option).startsWith(sought));
  const hold = options.filter((option) => plain(option).includes(sought));
  return [...new Set([...(meant === undefined ? [] : [meant]), ...begin, ...hold])];
}

/** The option that is spelled like a text but for case. */
export function sameOption(options: readonly string[], text: string): string | undefined {
  return options.find((option) => plain(option) === plain(text));
}
