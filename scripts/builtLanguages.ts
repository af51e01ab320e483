import { LANGUAGES, languagesIn, type Language } from '../domain/language/languages';

/**
 * The languages that a build is made of, English first, by the variable `LANGUAGES`.
 *
 * @throws Error where it names one that Grazewell doesn't speak
 */
export function builtLanguages({ LANGUAGES: named = '' }: NodeJS.ProcessEnv = process.env): readonly Language[] {
  const languages = named.trim() === '' ? LANGUAGES : languagesIn(named);
  if (languages === undefined) throw new Error(`LANGUAGES names a language that Grazewell doesn't speak: ${named}`);
  return languages;
}

/** The folder of a language's files below `dist/assets`, and of its pages below `dist`; English has none of its own. */
export const folderOf = (language: string): string => (language === 'en' ? '' : `${language}/`);

/** Whether the English build says made-up words (`WORDS=pseudo`), for the walk that finds texts which aren't marked. */
const isPseudo = ({ WORDS }: NodeJS.ProcessEnv): boolean => WORDS === 'pseudo';

/** The words that a language's build is given. */
export const wordsFor = (language: Language, env = process.env): string =>
  language === 'en' && isPseudo(env) ? 'pseudo' : language;

/** Where the built client is, from the repository's top. One with made-up words is never where the real one is. */
export const builtFolder = (env = process.env): string => (isPseudo(env) ? 'node_modules/.cache/pseudo' : 'dist');
