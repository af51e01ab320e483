export { FEED_IN_WORDS, FORAGE_IN_WORDS, MARKS_IN_WORDS, MARKS_OF_RANCH, USE_IN_WORDS } from '@records/entryWords';

/** Choices of a form, from their words. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What is said of an entry once it is written: "Added note on Creek". */
const ENTRIES_IN_WORDS = {
  note: 'note on',
  feed: 'feed of',
  forage: 'forage of',
  task: 'task:',
  rain: 'rain of',
  mark: 'mark of',
} as const;

export type Written = keyof typeof ENTRIES_IN_WORDS;

export const toastOf = (verb: 'Added' | 'Changed' | 'Deleted', kind: Written, name: string): string =>
  `${verb} ${ENTRIES_IN_WORDS[kind]} ${name}`;
