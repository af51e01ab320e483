import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { launchBrowser } from '../client/browser';
import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { PASSWORD, signUp, v1 } from '../serverSide/people';
import { madeLand } from './madeLand';

const SHAPES = 10_000;
const PATIENCE_MS = 120_000;
const DESK = { width: 1_280, height: 800 };
/** The larger one of two real exports, where there is one: its folder is named by GOLDEN_DATA. */
const WORKBOOK = 'Tom Kat Ranch - Pastures 201810292309.xlsx';

/** What is brought in: by which field, and how the button that writes it begins. */
interface Import {
  readonly field: string;
  readonly file: string;
}

/** Runs in the page before all else: the longest task from then on, and whether it was told. */
function watchTasks(): void {
  const watched = window as unknown as { longestTask: number };
  watched.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
  }).observe({ entryTypes: ['longtask'] });
}

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);

interface Round {
  ms: number;
  longest: number;
}

/** From the choice of a file until all of it is saved, without the time in which a person would look at it. */
async function importRound(browser: Browser, address: string, email: string, { field, file }: Import): Promise<Round> {
  await signUp(address, email);
  const context = await browser.newContext({ baseURL: address, viewport: DESK });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const answer = await context.request.post(v1(paths.v1.login), { data: { email, password: PASSWORD } });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    const page = await context.newPage();
    await page.goto('/settings/data');
    await page.getByLabel(field, { exact: true }).waitFor();
    await page.evaluate(watchTasks);
    const startedAt = performance.now();
    await page.getByLabel(field, { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: /^Import \d/ }).click();
    await page.getByText('All of it is saved.').waitFor();
    return { ms: performance.now() - startedAt, longest: await longestTask(page) };
  } finally {
    await context.close();
  }
}

function figuresOf(what: string, rounds: readonly Round[], atMost: number): Figure[] {
  return [
    { what: `${what} imported`, unit: 'ms', samples: rounds.map(({ ms }) => ms), budget: { atMost } },
    {
      what: '  longest task meanwhile',
      unit: 'ms',
      samples: rounds.map(({ longest }) => longest),
      budget: { atMost: 200 },
    },
  ];
}

/** A file of that many shapes side by side. */
function writeShapes(folder: string): string {
  const features = madeLand(SHAPES).map((geometry, index) => ({
    type: 'Feature',
    properties: { name: `Paddock ${index + 1}` },
    geometry,
  }));
  const file = join(folder, 'land.geojson');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  return file;
}

/** What large imports take, and whether the page answers meanwhile. */
export async function measureImports(rounds: number): Promise<Figure[]> {
  const product = await serveProduct({ RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'grazewell-imports-'));
  const golden = process.env.GOLDEN_DATA;
  const shapes: Import = { field: 'Choose a file', file: writeShapes(folder) };
  const workbook = golden && { field: 'Choose workbooks', file: join(golden, 'tomkat', WORKBOOK) };
  try {
    const ofShapes: Round[] = [];
    const ofWorkbook: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Large imports, round ${round} of ${rounds}\n`);
      const email = (what: string) => `${what}${round}@example.com`;
      ofShapes.push(await importRound(browser, product.address, email('shapes'), shapes));
      if (workbook) ofWorkbook.push(await importRound(browser, product.address, email('workbook'), workbook));
    }
    return [
      ...figuresOf('10,000 shapes', ofShapes, 30_000),
      ...(workbook ? figuresOf('a history of 876 stays from PastureMap', ofWorkbook, 10_000) : []),
    ];
  } finally {
    await browser.close();
    await product.close();
    rmSync(folder, { recursive: true });
  }
}
