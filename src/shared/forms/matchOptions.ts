import { foldWhiteSpace } from '@contract/text';

const plain = (text: string) => text.toLowerCase();

/** The options that hold a text, in any case; those that begin with it come first. */
export function matchOptions(options: readonly string[], text: string): string[] {
  const sought = plain(foldWhiteSpace(text));
  const begin = options.filter((option) => plain(option).startsWith(sought));
  const hold = options.filter((option) => !begin.includes(option) && plain(option).includes(sought));
  return [...begin, ...hold];
}

/** The option that is spelled like a text but for case. */
export function sameOption(options: readonly string[], text: string): string | undefined {
  return options.find((option) => plain(option) === plain(text));
}
