/**
 * The languages that Grazewell speaks: a build and a server do where the variable `LANGUAGES` isn't set. The first is the
 * one that the code is written in.
 */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each is called by those who speak it. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- each in its own language
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** What the build says; there is none where nothing was built. */
declare const __OTHER_LANGUAGES__: readonly (readonly [Language, string])[];

/** The languages that there is a build of beside this page's, each with what it calls itself. */
export const OTHER_LANGUAGES: readonly (readonly [Language, string])[] =
  typeof __OTHER_LANGUAGES__ === 'undefined' ? [] : __OTHER_LANGUAGES__;

/** A language with its country, as BCP 47: all of them as they are written in the United States. */
export const tagOf = (language: string): string => `${language}-US`;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

/** The languages of a list that came from outside, English first; English alone where it is none. */
export const offeredLanguages = (list: unknown): readonly Language[] =>
  LANGUAGES.filter((one) => one === 'en' || (Array.isArray(list) && list.includes(one)));

/** "en,es" as languages, each once, English always among them; undefined where Grazewell doesn't speak one of them. */
export function languagesIn(text: string): readonly Language[] | undefined {
  const named = text.split(',').map((part) => part.trim());
  if (!named.every(isLanguage)) return undefined;
  return LANGUAGES.filter((one) => one === 'en' || named.includes(one));
}

/** Names as a mail of that language lists them. */
export const listedIn = (language: Language, names: Iterable<string>): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : tagOf(language), { type: 'conjunction' }).format(names);
