import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to drive: `CHROMIUM_PATH`, a system one, or undefined for the one Playwright has installed. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named === undefined || named === '' ? SYSTEM.find((path) => existsSync(path)) : named;
}
