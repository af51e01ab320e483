import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { launchBrowser } from '../client/browser';
import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { PASSWORD, v1 } from '../serverSide/people';
import { makeChartRanch } from './chartRanch';
import { MapPage } from './mapPage';

const EMAIL = 'chart@example.com';
const CHART = 'main canvas[role="img"]';
const DESK = { width: 1_280, height: 800 };
const PATIENCE_MS = 120_000;
const SETTLE_MS = 1_500;
const SCROLL_MS = 5_000;
const FRAME_MS = 1_000 / 60;
const WHEEL_PX = 40;

/** Scrolls as fast as the screen shows frames: to and fro through the days, then up and down, again and again. */
async function scroll({ session }: MapPage, [x, y]: readonly [number, number]): Promise<void> {
  const startedAt = performance.now();
  for (let step = 0; ; step += 1) {
    const elapsed = performance.now() - startedAt;
    if (elapsed >= SCROLL_MS) return;
    const turn = Math.floor(elapsed / 500);
    const by = Math.floor(turn / 2) % 2 === 0 ? WHEEL_PX : -WHEEL_PX;
    const [deltaX, deltaY] = turn % 2 === 0 ? [-by, 0] : [0, by];
    await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
    await sleep(Math.max(0, startedAt + (step + 1) * FRAME_MS - performance.now()));
  }
}

/** What the chart costs, once: ms, frames of 300, ms. */
interface ChartRound {
  firstDrawn: number;
  frames: number;
  longestTask: number;
}

async function chartRound(browser: Browser, address: string): Promise<ChartRound> {
  const context = await browser.newContext({ baseURL: address, viewport: DESK });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const data = { email: EMAIL, password: PASSWORD };
    const answer = await context.request.post(v1(paths.v1.login), { data });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    const chart = await MapPage.open(context);
    await chart.page.goto('/grazing/record');
    await chart.page.getByRole('table', { name: 'Stays' }).waitFor();
    await sleep(SETTLE_MS);
    const firstDrawn = await chart.untilDrawn({ selector: 'a[href="/grazing/chart"]' }, CHART);
    await sleep(SETTLE_MS);
    const box = await chart.page.locator(CHART).boundingBox();
    if (box === null) throw new Error('There is no chart');
    const at = [box.x + box.width / 2, box.y + 200] as const;
    const [{ frames, longestTask }] = await Promise.all([chart.count(SCROLL_MS), scroll(chart, at)]);
    return { firstDrawn, frames, longestTask };
  } finally {
    await context.close();
  }
}

/** What the grazing chart takes on a ranch of 300 paddocks that were grazed for 400 days. */
export async function measureChart(rounds: number): Promise<Figure[]> {
  const product = await serveProduct({ RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  try {
    await makeChartRanch(product.address, EMAIL);
    const measured: ChartRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Chart, round ${round} of ${rounds}\n`);
      measured.push(await chartRound(browser, product.address));
    }
    const of = (key: keyof ChartRound) => measured.map((round) => round[key]);
    const chart = 'chart of 300 paddocks by 400 days';
    return [
      { what: `${chart}: first drawn`, unit: 'ms', samples: of('firstDrawn'), budget: { atMost: 500 } },
      { what: `${chart}: frames of 300, scrolled`, unit: '', samples: of('frames'), budget: { atLeast: 285 } },
      { what: `${chart}: longest task over 50 ms meanwhile`, unit: 'ms', samples: of('longestTask') },
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}
