import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { clientConfig } from '../../webpack.config';
import { constants } from '../../scripts/webpackParts';

/** The store of the record as the product builds it, for a page that does nothing else. `--output-path` says where it goes. */
const config = (): Configuration => {
  const { module = {}, resolve = {}, optimization } = clientConfig(true);
  return {
    module,
    resolve,
    entry: { storePage: join(__dirname, 'storePage.ts') },
    output: { filename: '[name].js' },
    optimization: { ...optimization, splitChunks: false },
    plugins: [constants('en', false)],
    performance: { hints: false },
  };
};

export default config;
