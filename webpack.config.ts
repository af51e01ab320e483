import type {} from 'webpack-dev-server';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { version } from './package.json';
import { htmlPages } from './scripts/htmlPages';

const from = (...parts: string[]) => join(__dirname, ...parts);
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

const FORMIK =
  /node_modules.(formik|lodash-es|lodash|deepmerge|react-fast-compare|react-is|tiny-warning|hoist-non-react-statics)./;

const config = (_env: unknown, { mode }: { mode?: string }): Configuration => {
  const isProduction = mode === 'production';
  return {
    mode: isProduction ? 'production' : 'development',
    entry: { main: './src/index.tsx' },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: from('dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      trustedTypes: { policyName: 'grazewell#webpack' },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@contract': from('contract'),
        '@shared': from('src/shared'),
        '@features': from('src/features'),
        '@app': from('src/app'),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'babel-loader' },
        queriesOnTheirOwn,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: { modules: { auto: /\.module\.css$/, namedExport: false, exportLocalsConvention: 'as-is' } },
            },
          ],
        },
      ],
    },
    optimization: {
      // Every door and most rooms have a form: one request less for each of them.
      splitChunks: { cacheGroups: { forms: { test: FORMIK, name: 'main', chunks: 'all', enforce: true } } },
      minimizer: ['...', new CssMinimizerPlugin()],
      // Short names over steady ones: the first load counts more here than what a new release leaves in caches.
      moduleIds: 'size',
      chunkIds: 'size',
      mangleExports: 'size',
    },
    plugins: [
      new DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
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
      ...htmlPages(from('public/index.html')),
      ...(isProduction ? compressed() : [new ReactRefreshPlugin()]),
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
};

/** `.br` and `.gz` beside each text file but `settingsV.json`, which an operator may edit. */
function compressed() {
  const options = { test: /\.(js|css|html|svg|json|txt|webmanifest)$/, exclude: /settingsV\.json$/, minRatio: 1 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({ ...options, algorithm: 'brotliCompress', filename: '[path][base].br' }),
  ];
}

export default config;
