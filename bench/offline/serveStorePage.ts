import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Line } from '../../e2e/support/line';
import { runWebpack } from '../../scripts/build';
import type { StorePage } from './storePage';

const PAGE = '/bench-store.html';
const SCRIPT = '/bench-store.js';
const HTML = `<!doctype html><title>Store</title><script src="${SCRIPT}"></script>`;

type Call = keyof StorePage;

/** Builds the script of the page that holds the product's store. */
export async function buildStorePage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grazewell-store-'));
  try {
    await runWebpack('--config', join(__dirname, 'storePage.webpack.ts'), '--output-path', folder);
    return readFileSync(join(folder, 'storePage.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Puts the page on a line, at the address of the app and so with its databases. */
export function serveStorePage({ given }: Line, script: string): void {
  given.set(PAGE, { type: 'text/html; charset=utf-8', body: HTML });
  given.set(SCRIPT, { body: script });
}

/** Opens the page and lets the store do something, as the first thing there. */
export async function inStore<Name extends Call>(
  page: Page,
  { address }: Line,
  name: Name,
  ...given: Parameters<StorePage[Name]>
): Promise<Awaited<ReturnType<StorePage[Name]>>> {
  await page.goto(`${address}${PAGE}`);
  const answer: unknown = await page.evaluate(`storePage.${name}(...${JSON.stringify(given)})`);
  return answer as Awaited<ReturnType<StorePage[Name]>>;
}
