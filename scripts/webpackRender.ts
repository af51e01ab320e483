import { join } from 'node:path';
import { optimize, type Configuration } from 'webpack';
import type { Language } from '../domain/language/languages';
import { wordsFor } from './builtLanguages';
import { constants, from, resolve, scripts, styles } from './webpackParts';

const folderFor = (language: Language) => from('node_modules/.cache/renderPage', wordsFor(language));

/** What renders the public pages in a language, before its client is built. No browser ever sees it. */
export const renderConfig = (language: Language): Configuration => ({
  name: `render-${language}`,
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: { renderPage: './src/app/renderPage.tsx' },
  output: { path: folderFor(language), filename: '[name].js', library: { type: 'commonjs2' } },
  resolve,
  // Nothing that is rendered works on a thread of its own.
  module: { rules: [scripts(language), styles(true)], parser: { javascript: { worker: false, url: false } } },
  optimization: { minimize: false },
  plugins: [constants(language, false), new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: { hints: false },
});

/** A page as HTML, its title apart. */
export interface Rendered {
  title: string;
  body: string;
}

/** What `src/app/renderPage.tsx` exports, once it is built. */
export function loadRenderer(language: Language): (path: string) => Promise<Rendered> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it is there only after the build before
  const { renderPage } = require(join(folderFor(language), 'renderPage.js')) as {
    renderPage: (path: string) => Promise<Rendered>;
  };
  return renderPage;
}
