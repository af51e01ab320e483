import type { PluginItem } from '@babel/core';
import linguiMacros from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { inlineWords } from './inlineWords';
import type { WordsOptions } from './sentenceOf';

/** Where the functions of Lingui's macros are imported from: for the build, and for the extraction of sentences. */
export const macro = { corePackage: ['@domain/words', '../words', '../../words'], jsxPackage: ['@shared/words'] };

/** The Babel plugins that put the words of a language into the code. */
export function wordsOf(options: WordsOptions): PluginItem[] {
  const linguiConfig = makeConfig({ locales: [options.language], macro }, { skipValidation: true });
  return [
    [linguiMacros, { stripMessageField: false, linguiConfig }],
    [inlineWords, options],
  ];
}
