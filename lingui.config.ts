import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { macro } from './scripts/words/macros';

/** How the sentences of the code get into the catalogs of `words/`: `npm run words`. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['es'],
  catalogs: [
    {
      path: '<rootDir>/words/{locale}',
      include: ['domain', 'contract', 'src'],
      exclude: ['**/*.test.*', 'src/testing'],
    },
  ],
  // A line would change with each line above it.
  format: formatter({ lineNumbers: false }),
  macro,
};

export default config;
