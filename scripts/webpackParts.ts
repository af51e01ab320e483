import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DefinePlugin, type RuleSetRule } from 'webpack';
import { version } from '../package.json';
import { LANGUAGE_NAMES, type Language } from '../domain/language/languages';
import { builtLanguages, wordsFor } from './builtLanguages';
import { wordsOf } from './words/macros';

export const from = (...parts: string[]) => join(__dirname, '..', ...parts);

/** How a source is found, by whichever name. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    '@domain': from('domain'),
    '@contract': from('contract'),
    '@shared': from('src/shared'),
    '@features': from('src/features'),
    '@records': from('src/records'),
    '@photos': from('src/photos'),
    '@entries': from('src/entries'),
    '@areas': from('src/areas'),
    '@app': from('src/app'),
  },
};

/**
 * Our modules do nothing by being loaded, so what a page does not use of a feature stays out of its chunks.
 *
 * @param language whose words are put into the code
 */
export const scripts = (language: Language): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'babel-loader',
  options: { plugins: wordsOf({ language: wordsFor(language) }) },
  sideEffects: false,
});

/** @param namesAlone whether the class names are all that is wanted of a style, and its file is made elsewhere */
export const styles = (namesAlone: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(namesAlone ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: /\.module\.css$/,
          // Long enough to be one of its kind, and no compression makes a name of chance shorter.
          localIdentName: '[hash:base64:6]',
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: namesAlone,
        },
      },
    },
  ],
});

/** The other languages of this build, with what each calls itself. */
const othersThan = (language: string) =>
  builtLanguages()
    .filter((one) => one !== language)
    .map((one) => [one, LANGUAGE_NAMES[one]]);

/**
 * What a source may ask of the build.
 *
 * @param hasWorker whether there is a service worker to be registered
 */
export const constants = (language: string, hasWorker: boolean) =>
  new DefinePlugin({
    __APP_VERSION__: JSON.stringify(version),
    __LANGUAGE__: JSON.stringify(language),
    __OTHER_LANGUAGES__: JSON.stringify(othersThan(language)),
    __WORKER__: hasWorker,
  });
