import { t } from '@domain/words';

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a code is called. A value that only a newer version knows is "Other": it is kept, and never offered. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? t`Other`;
