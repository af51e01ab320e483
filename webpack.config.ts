import type {} from 'webpack-dev-server';
import { constants as zlib, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BannerPlugin, Compilation, NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import type { Language } from './domain/language/languages';
import { builtFolder, builtLanguages, folderOf } from './scripts/builtLanguages';
import { htmlPages } from './scripts/htmlPages';
import { constants, from, resolve, scripts, styles } from './scripts/webpackParts';
import { renderConfig } from './scripts/webpackRender';
import { WorkerFiles } from './scripts/workerFiles';

const API = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

/**
 * RTK Query gets copies of its own of what it shares with the store. Else all that it uses of them alone would stand in
 * the first load, which goes without it.
 */
const queriesOnTheirOwn = {
  test: /@reduxjs.toolkit.dist.(query|redux-toolkit.browser)/,
  resolve: {
    alias: {
      '@reduxjs/toolkit$': from('node_modules/@reduxjs/toolkit/dist/redux-toolkit.browser.mjs'),
      immer$: from('node_modules/immer/dist/immer.production.mjs'),
      reselect$: from('node_modules/reselect/dist/reselect.browser.mjs'),
    },
  },
};

const FORMIK = /node_modules.(formik|deepmerge|react-fast-compare|tiny-warning)./;

/** Formik copies values by lodash-es, a hundred modules of the first load; browsers can do that themselves. */
const clonesOfOurOwn = new NormalModuleReplacementPlugin(/^lodash-es\//, (asked) => {
  const name = asked.request.replace('lodash-es/', '');
  asked.request = `data:text/javascript,export { ${name} as default } from "@shared/lib/forFormik"`;
});

const OF_XML = "{ amp: '&', apos: \"'\", gt: '>', lt: '<', quot: '\"' }";

/** The parser of XML brings the 2,000 names for letters that HTML has, a quarter of what reads files, and XML has five. */
const namesOfXml = new NormalModuleReplacementPlugin(/^\.\/entities$/, (asked) => {
  if (!/node_modules.@xmldom/.test(asked.context)) return;
  const module = `export const XML_ENTITIES = ${OF_XML}; export const HTML_ENTITIES = XML_ENTITIES;`;
  asked.request = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`;
});

/** Formik's `connect` alone needs it, which nobody calls; it does nothing by being loaded. */
const onlyWhereUsed = { test: /node_modules.hoist-non-react-statics./, sideEffects: false };

/**
 * Browsers that know the hint compile the whole file on another thread while it comes, not function by function when the
 * page waits for them.
 */
const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /assets.(?:\w+.)?main\..*\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const publicFiles = (isProduction: boolean) =>
  new CopyPlugin({
    patterns: [
      {
        from: 'public',
        globOptions: { ignore: isProduction ? ['**/index.html'] : ['**/index.html', '**/settingsV.json'] },
      },
    ],
  });

const nameOf = (language: Language) => `client-${language}`;

/**
 * The pages of one language.
 *
 * @param before the clients of other languages that are written first: the first of all cleans the folder
 */
export function clientConfig(isProduction: boolean, language: Language = 'en', before: Language[] = []): Configuration {
  const folder = folderOf(language);
  return {
    name: nameOf(language),
    // The pages are rendered before they are filled with what this build makes.
    ...(isProduction ? { dependencies: [`render-${language}`, ...before.map(nameOf)] } : {}),
    mode: isProduction ? 'production' : 'development',
    entry: { main: './src/index.tsx' },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: from(builtFolder()),
      publicPath: '/',
      filename: `assets/${folder}[name].[contenthash:8].js`,
      chunkFilename: `assets/${folder}[name].[fullhash:8].js`,
      assetModuleFilename: `assets/${folder}[name].[contenthash:8][ext]`,
      trustedTypes: { policyName: 'grazewell#webpack' },
      clean: before.length === 0,
    },
    resolve,
    module: {
      rules: [scripts(language), queriesOnTheirOwn, onlyWhereUsed, styles(false)],
    },
    optimization: {
      // Every door and most rooms have a form: one request less for each of them.
      splitChunks: { cacheGroups: { forms: { test: FORMIK, name: 'main', chunks: 'all', enforce: true } } },
      minimizer: ['...', new CssMinimizerPlugin()],
      // React finds its way in the pages by the comments in them. React Router's warnings are for who develops with it.
      minimize: isProduction && {
        html: false,
        javascript: { compress: { passes: 4, pure_funcs: ['warning', 'warningOnce'] } },
      },
      // Short names over steady ones: the first load counts more here than what a new release leaves in caches.
      moduleIds: 'size',
      chunkIds: 'size',
      mangleExports: 'size',
    },
    plugins: [
      constants(language, isProduction),
      clonesOfOurOwn,
      namesOfXml,
      new MiniCssExtractPlugin({
        filename: `assets/${folder}[name].[contenthash:8].css`,
        // No names here: the list of them would be a part of the first load.
        chunkFilename: `assets/${folder}[id].[fullhash:8].css`,
        ignoreOrder: true,
      }),
      ...(before.length === 0 ? [publicFiles(isProduction)] : []),
      ...(isProduction ? [compiledAhead] : []),
      ...htmlPages(from('public/index.html'), language, isProduction),
      ...(isProduction ? compressed() : [new ReactRefreshPlugin()]),
    ],
    performance: { hints: false },
    devServer: {
      host: '127.0.0.1',
      port: 5173,
      hot: true,
      historyApiFallback: { index: '/app.html' },
      proxy: [{ context: ['/api', '/assets/json', '/developers', '/assets/developers'], target: API }],
    },
  };
}

/** `.br` and `.gz` beside each text file but `settingsV.json`, which an operator may edit. */
function compressed() {
  const options = { test: /\.(js|css|html|svg|json|txt|webmanifest)$/, exclude: /settingsV\.json$/, minRatio: 1 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin<BrotliOptions>({
      ...options,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      // Blocks of a mebibyte: the script of the first load is some 80 bytes smaller than by the size that is taken else.
      compressionOptions: {
        params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY, [zlib.BROTLI_PARAM_LGBLOCK]: 20 },
      },
    }),
  ];
}

/** The service worker, which says nothing and so has no language. It is found by its name, so it has no hash there. */
const workerConfig = (languages: readonly Language[]): Configuration => ({
  name: 'worker',
  dependencies: languages.map(nameOf),
  mode: 'production',
  entry: { sw: './src/worker/sw.ts' },
  devtool: false,
  output: { path: from(builtFolder()), filename: '[name].js' },
  resolve,
  module: { rules: [scripts('en')] },
  plugins: [new WorkerFiles(from(builtFolder()), languages), ...compressed()],
  performance: { hints: false },
});

function productionConfigs(): Configuration[] {
  const languages = builtLanguages();
  return [
    ...languages.flatMap((language, at) => [
      renderConfig(language),
      clientConfig(true, language, languages.slice(0, at)),
    ]),
    workerConfig(languages),
  ];
}

/** The production build renders the public pages first; the dev server draws them in the browser, in English. */
const config = (_env: unknown, { mode }: { mode?: string }) =>
  mode === 'production' ? productionConfigs() : clientConfig(false);

export default config;
