import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/findChromium';

/** How a browser is started that asks the network for nothing of its own. Further arguments are the command line's. */
export function browserOptions(...args: string[]): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...args],
  };
}

/** A browser that asks the network for nothing of its own. */
export const launchBrowser = (...args: string[]): Promise<Browser> => chromium.launch(browserOptions(...args));
