import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const WATCH = readFileSync(join(__dirname, 'startWatch.js'), 'utf8');
const PATIENCE_MS = 180_000;

/** The bar with its links, and a paddock of the table. */
export const BAR = 'nav[aria-label="Main"] a[href]';
export const TABLE = 'main tr[role="row"] a[href^="/paddocks/"]';

export interface Opened {
  page: Page;
  /** When it was there, and the first contentful paint, ms since the navigation began. */
  there: number;
  firstPaint: number;
}

/**
 * Opens an address in a new tab, and says when something was there. The page is not asked again and again meanwhile.
 *
 * @param more another script that runs in the page before its own
 */
export async function openWatched(context: BrowserContext, url: string, selector: string, more = ''): Promise<Opened> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const begin = `globalThis.seen = startWatch(${JSON.stringify(selector)});`;
  await page.addInitScript({ content: [WATCH, begin, more].join('\n') });
  await page.goto(url, { waitUntil: 'commit' });
  const seen: Omit<Opened, 'page'> = await page.evaluate('globalThis.seen');
  return { page, ...seen };
}
