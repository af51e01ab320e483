import type { Browser } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { launchBrowser } from '../client/browser';
import type { Budget, Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { PASSWORD, v1 } from '../serverSide/people';
import { median, ratios } from '../statistics';
import { makeMapRanch } from './mapRanch';
import { mapRound, type MapRound } from './mapRound';

const PATIENCE_MS = 120_000;
const DESK = { width: 1_280, height: 800 };
const SIZES = [100, 1_000, 10_000] as const;
type Size = (typeof SIZES)[number];
type Rounds = Record<Size, MapRound[]>;

const emailOf = (size: Size) => `map${size}@example.com`;

async function oneRound(browser: Browser, address: string, size: Size): Promise<MapRound> {
  const context = await browser.newContext({ baseURL: address, viewport: DESK });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const data = { email: emailOf(size), password: PASSWORD };
    const answer = await context.request.post(v1(paths.v1.login), { data });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    return await mapRound(context, size);
  } finally {
    await context.close();
  }
}

/** The figures of the largest ranch, with those of the smaller ones beside them. */
function figuresOf(rounds: Rounds): Figure[] {
  const of = (what: string, unit: Figure['unit'], key: keyof MapRound, budget: Budget): Figure => {
    const samples = (size: Size) => rounds[size].map((round) => round[key]);
    const beside = { '100': median(samples(100)), '1,000': median(samples(1_000)) };
    return { what: `map of 10,000 paddocks: ${what}`, unit, samples: samples(10_000), budget, beside };
  };
  const script = (size: Size) => rounds[size].map(({ scriptPerFrame }) => scriptPerFrame);
  return [
    of('frames of 300, dragged and zoomed', '', 'frames', { atLeast: 285 }),
    of('script a frame', 'µs', 'scriptPerFrame', { atMost: 4_000 }),
    {
      what: '  the same over 100 paddocks',
      unit: 'times',
      samples: ratios(script(10_000), script(100)),
      budget: { atMost: 3 },
    },
    of('longest task over 50 ms meanwhile', 'ms', 'longestTask', { atMost: 50 }),
    of('first drawn', 'ms', 'firstDrawn', { atMost: 1_000 }),
    of('recolored', 'ms', 'recolored', { atMost: 250 }),
    of('hit', 'µs', 'hit', { atMost: 1_000 }),
    of('editing ready, script', 'ms', 'editing', { atMost: 30 }),
    {
      what: 'map of 10,000 paddocks: heap, with all records',
      unit: 'MB',
      samples: rounds[10_000].map(({ heap }) => heap),
      budget: { atMost: 60 },
      beside: { '/paddocks': median(rounds[10_000].map(({ tableHeap }) => tableHeap)) },
    },
  ];
}

/** What the map takes on ranches of 100, 1,000 and 10,000 paddocks with some 14 corners each. */
export async function measureMap(rounds: number): Promise<Figure[]> {
  const product = await serveProduct({ RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  try {
    for (const size of SIZES) await makeMapRanch(product.address, emailOf(size), size);
    const measured: Rounds = { 100: [], 1_000: [], 10_000: [] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const size of SIZES) {
        process.stderr.write(`Map of ${size} paddocks, round ${round} of ${rounds}\n`);
        measured[size].push(await oneRound(browser, product.address, size));
      }
    }
    return figuresOf(measured);
  } finally {
    await browser.close();
    await product.close();
  }
}
