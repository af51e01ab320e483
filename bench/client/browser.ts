import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/findChromium';

/** A browser that asks the network for nothing of its own. Further arguments are the command line's. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...args],
  });
}
