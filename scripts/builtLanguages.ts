import { languagesIn, USUAL_LANGUAGES, type Language } from '../domain/language/languages';

/**
 * The languages that a build is made of, English first, by the variable `LANGUAGES`.
 *
 * @throws Error where it names one that Grazewell doesn't speak
 */
export function builtLanguages({ LANGUAGES = '' }: NodeJS.ProcessEnv = process.env): readonly Language[] {
  const languages = LANGUAGES.trim() === '' ? USUAL_LANGUAGES : languagesIn(LANGUAGES);
  if (languages === undefined) throw new Error(`LANGUAGES names a language that Grazewell doesn't speak: ${LANGUAGES}`);
  return languages;
}

/** The folder of a language's files below `dist/assets`, and of its pages below `dist`; English has none of its own. */
export const folderOf = (language: string): string => (language === 'en' ? '' : `${language}/`);
