import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { launchBrowser } from '../client/browser';
import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { PASSWORD, v1 } from '../serverSide/people';
import { makeFieldRanch, type FieldRanch } from './fieldRanch';
import { herdUuid, paddockUuid } from './largeRecord';
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

/** Runs in the page: from the press of the button until the herd's row names the paddock, ms. */
function fromPressToRow(button: HTMLElement, { herd, paddock }: Record<'herd' | 'paddock', string>): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    new MutationObserver((_changes, observer) => {
      const links = [...document.querySelectorAll(`main li a[href="${herd}"]`)];
      if (!links.some((link) => link.closest('li')?.querySelector(`a[href="${paddock}"]`))) return;
      observer.disconnect();
      // The next frame shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    }).observe(document.body, { childList: true, subtree: true });
    button.click();
  });
}

/** How long a person looks at a form before they press its button. */
const LOOK_MS = 1_000;

/** From the press of "Move" until the screen shows where the herd is, ms. */
async function move(page: Page, herd: string, paddock: string): Promise<number> {
  await page.goto(`/herds?form=move&herd=${herd}&paddock=${paddock}`);
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  const button = dialog.getByRole('button', { name: 'Move', exact: true });
  await button.waitFor();
  await page.waitForTimeout(LOOK_MS);
  const addresses = { herd: `/herds/${herd}`, paddock: `/paddocks/${paddock}` };
  return button.evaluate(fromPressToRow, addresses);
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
      moved.push(await move(page, herdUuid(round), paddockUuid(round)));
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
