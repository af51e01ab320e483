import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to drive: `CHROMIUM_PATH`, a system one, or undefined for the one Playwright has installed. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named === undefined || named === '' ? SYSTEM.find((path) => existsSync(path)) : named;
}

/** For tests, Chromium without the parts that make a window: the same pages for half of the processor's time. */
export function findHeadlessChromium(): string | undefined {
  const isLeftToUs = (process.env.CHROMIUM_PATH ?? '') === '';
  return isLeftToUs && existsSync(SHELL) ? SHELL : findChromium();
}
