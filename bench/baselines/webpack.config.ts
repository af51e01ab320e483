import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { clientConfig } from '../../webpack.config';

const here = (file: string) => join(__dirname, file);

const page = (name: string, chunks: string[]) =>
  new HtmlWebpackPlugin({ filename: `${name}.html`, template: here(`${name}.html`), chunks, scriptLoading: 'defer' });

/** The pages to compare with, through the product's own loaders and minimizer. `--output-path` says where they go. */
const config = (_env: unknown, { mode }: { mode?: string }): Configuration => {
  const { module = {}, resolve = {}, optimization } = clientConfig(mode === 'production');
  return {
    module,
    resolve,
    entry: { react: here('react.tsx'), packages: here('packages.tsx') },
    output: { publicPath: '/', filename: 'assets/[name].js', chunkFilename: 'assets/[name].chunk.js' },
    // Nothing to share between pages that have nothing to do with each other.
    optimization: { ...optimization, splitChunks: false },
    plugins: [
      page('form', []),
      page('react', ['react']),
      page('packages', ['packages']),
      new CompressionPlugin({
        algorithm: 'brotliCompress',
        filename: '[path][base].br',
        test: /\.(js|html)$/,
        minRatio: 1,
      }),
    ],
    performance: { hints: false },
  };
};

export default config;
