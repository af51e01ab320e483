import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './scripts/findChromium';

const executablePath = findHeadlessChromium();
// Set once by the runner and inherited by its workers, so that all of them speak of the same folder.
process.env.E2E_PORT ??= '4173';
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'grazewell-e2e-'));
process.env.E2E_ADMIN_EMAIL ??= 'admin@grazewell.example';
process.env.E2E_ADMIN_PASSWORD ??= 'dry creek crossing at noon';
const PORT = Number(process.env.E2E_PORT);

/** `npm run e2e:day`: it stops and starts a server of its own. */
const isDay = process.env.DAY === '1';

/** With WORDS=pseudo the server has a build with made-up words, which one walk alone knows. */
const PSEUDO = '**/pseudo.spec.ts';

/** With NIGHT=timed the specs run that name a time, one after the other: side by side they would measure one another. */
const isTimed = process.env.NIGHT === 'timed';
const TIMED = '**/{quietSaves,weighedFile,manyAnimals,referenceDrawn}.spec.ts';

/** By its file, or by its tag (`byNight.ts`). */
const NIGHT_ALONE = /(^|\s)night\/|@night/;
/** What looks at pages by axe does so in more looks and widths by night. */
const NIGHT_TESTS = new RegExp(`${NIGHT_ALONE.source}|(^|\\s)accessib\\w+\\.spec`);

/**
 * What is long by nature is in `e2e/night`, and what is one of many alike has a tag: both run with NIGHT=1 (`.ci/night`),
 * alone; `e2e/day` runs with DAY=1.
 */
function chosenTests() {
  if (isDay) return { testDir: 'e2e/day' };
  if (isTimed) return { testDir: 'e2e/night', testMatch: TIMED };
  if (process.env.WORDS === 'pseudo') return { testDir: 'e2e/night', testMatch: PSEUDO };
  return process.env.NIGHT === '1'
    ? { testDir: 'e2e', testIgnore: [PSEUDO, TIMED, '**/e2e/day/**'], grep: NIGHT_TESTS }
    : { testDir: 'e2e', testIgnore: ['**/e2e/night/**', '**/e2e/day/**'], grepInvert: NIGHT_ALONE };
}

const webServer = {
  command: 'npm start',
  url: `http://localhost:${PORT}/api/v1/ready`,
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  env: {
    ALLOWED_ORIGINS: `http://localhost:${PORT},http://localhost:${PORT + 1}`,
    PORT: String(PORT),
    DATA_DIR: process.env.E2E_DATA_DIR,
    ADMIN_EMAIL: process.env.E2E_ADMIN_EMAIL,
    ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_ADDRESS: '1000',
    // No test asks a host outside: one that is about tiles serves its own.
    MAP_TILES: 'none',
  },
} as const;

export default defineConfig({
  ...chosenTests(),
  // A machine with much to do is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // One more than a small machine has cores: a test also waits, for a line, an answer or a picture.
  workers: isTimed ? 1 : 3,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // `page.route` sees nothing of what a worker asks for. Specs about the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
    // A film of every test would take as much of the machine as all else; a failure has the page's steps and one picture.
    // Of a whole day it would be too large.
    trace: isDay ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  ...(!isDay && { webServer }),
});
