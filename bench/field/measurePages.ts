import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { launchBrowser } from '../client/browser';
import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { PASSWORD, v1 } from '../serverSide/people';
import { makeFieldRanch, type FieldRanch } from './fieldRanch';
import { herdUuid, paddockUuid } from './largeRecord';
import { moveOnPage } from './moveOnPage';
import { writeLargeRecord } from './writeLargeRecord';

const EMAIL = 'large@example.com';
const PATIENCE_MS = 120_000;
const DESK = { width: 1_280, height: 800 };

/** Somebody whose browser has a session, and nothing else of the product. */
async function signedIn(browser: Browser, { address }: FieldRanch): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: DESK });
  context.setDefaultTimeout(PATIENCE_MS);
  const answer = await context.request.post(v1(paths.v1.login), { data: { email: EMAIL, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
  return context;
}

/** From the navigation until the table of paddocks stands with its figures, ms. */
async function firstOpen(page: Page): Promise<number> {
  const startedAt = performance.now();
  await page.goto('/paddocks', { waitUntil: 'commit' });
  await page
    .getByRole('row')
    .filter({ hasText: /Paddock \d/ })
    .first()
    .waitFor();
  return performance.now() - startedAt;
}

/** What the pages take on a ranch of 10,000 paddocks and 100,000 moves. */
export async function measurePages(rounds: number): Promise<Figure[]> {
  const product = await serveProduct({ RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  try {
    const ranch = await makeFieldRanch(product.address, EMAIL);
    await writeLargeRecord(ranch);
    const opened: number[] = [];
    const moved: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`Pages of the record, round ${round + 1} of ${rounds}\n`);
      const context = await signedIn(browser, ranch);
      const page = await context.newPage();
      opened.push(await firstOpen(page));
      moved.push(await moveOnPage(page, ranch.address, herdUuid(round), paddockUuid(round)));
      await context.close();
    }
    return [
      {
        what: '/paddocks with 10,000 paddocks and 100,000 moves, first open',
        unit: 'ms',
        samples: opened,
        budget: { atMost: 4_000 },
      },
      { what: 'a move on that ranch until the screen shows it', unit: 'ms', samples: moved, budget: { atMost: 100 } },
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}
