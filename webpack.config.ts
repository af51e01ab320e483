import type {} from 'webpack-dev-server';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BannerPlugin, Compilation, NormalModuleReplacementPlugin, type Configuration } from 'webpack';
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
  test: /assets.main\..*\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** It is found by its name, so it has no hash there, and it loads nothing but itself. */
const serviceWorker = { import: './src/worker/sw.ts', filename: 'sw.js', chunkLoading: false } as const;

const isOfPages = ({ name }: { name?: string | null }) => name !== 'sw';

export function clientConfig(isProduction: boolean): Configuration {
  return {
    name: 'client',
    // The pages are rendered before they are filled with what this build makes.
    ...(isProduction ? { dependencies: ['render'] } : {}),
    mode: isProduction ? 'production' : 'development',
    entry: { main: './src/index.tsx', ...(isProduction ? { sw: serviceWorker } : {}) },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: from('dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[fullhash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      trustedTypes: { policyName: 'grazewell#webpack' },
      clean: true,
    },
    resolve,
    module: {
      rules: [scripts, queriesOnTheirOwn, onlyWhereUsed, styles(false)],
    },
    optimization: {
      // Every door and most rooms have a form: one request less for each of them.
      splitChunks: { cacheGroups: { forms: { test: FORMIK, name: 'main', chunks: isOfPages, enforce: true } } },
      minimizer: ['...', new CssMinimizerPlugin()],
      // React finds its way in the pages by the comments in them.
      minimize: isProduction && { html: false, javascript: { compress: { passes: 4 } } },
      // Short names over steady ones: the first load counts more here than what a new release leaves in caches.
      moduleIds: 'size',
      chunkIds: 'size',
      mangleExports: 'size',
    },
    plugins: [
      constants(isProduction),
      clonesOfOurOwn,
      namesOfXml,
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        // No names here: the list of them would be a part of the first load.
        chunkFilename: 'assets/[id].[fullhash:8].css',
        ignoreOrder: true,
      }),
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            globOptions: { ignore: isProduction ? ['**/index.html'] : ['**/index.html', '**/settingsV.json'] },
          },
        ],
      }),
      ...(isProduction ? [compiledAhead] : []),
      ...htmlPages(from('public/index.html'), isProduction),
      ...(isProduction ? [new WorkerFiles(), ...compressed()] : [new ReactRefreshPlugin()]),
    ],
    performance: { hints: false },
    devServer: {
      host: '127.0.0.1',
      port: 5173,
      hot: true,
      historyApiFallback: { index: '/app.html' },
      proxy: [{ context: ['/api', '/assets/json'], target: API }],
    },
  };
}

/** `.br` and `.gz` beside each text file but `settingsV.json`, which an operator may edit. */
function compressed() {
  const options = { test: /\.(js|css|html|svg|json|txt|webmanifest)$/, exclude: /settingsV\.json$/, minRatio: 1 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({ ...options, algorithm: 'brotliCompress', filename: '[path][base].br' }),
  ];
}

/** The production build renders the public pages first; the dev server draws them in the browser. */
const config = (_env: unknown, { mode }: { mode?: string }) =>
  mode === 'production' ? [renderConfig, clientConfig(true)] : clientConfig(false);

export default config;
