export {
  FEED_IN_WORDS,
  FEED_SOURCES,
  FEED_STATUSES,
  FORAGE_IN_WORDS,
  MARKS_IN_WORDS,
  MARKS_OF_RANCH,
  USE_IN_WORDS,
} from '@records/entryWords';

/** Choices of a form, from their words. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
