import type { Result } from 'lighthouse';
import { freePort } from '../../server/src/platform/freePort';
import { launchBrowser } from '../client/browser';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import { sampleInvitation } from './sampleInvitation';
import { shortfalls } from './shortfalls';

const THREE = ['performance', 'accessibility', 'best-practices'];
const FOUR = [...THREE, 'seo'];
const FULL = 100;

/** The page behind an invitation is `noindex`, which the fourth category takes for a fault. */
const PAGES = [
  { what: '/', path: '/', categories: FOUR },
  { what: '/login', path: '/login', categories: FOUR },
  { what: '/join', path: `/join?invitationToken=${sampleInvitation(Date.now())}`, categories: THREE },
];

/** Traces that came without their beginning are Chromium's fault: Lighthouse itself asks to be run again. */
const ATTEMPTS = 3;

async function audit(url: string, categories: string[]): Promise<Result> {
  // It is an ES module alone. Only its command line reports errors to its makers, and only when told to.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: categories });
    if (outcome === undefined) throw new Error(`Lighthouse had nothing to say of ${url}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

async function auditUntilTraced(url: string, categories: string[]): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await audit(url, categories);
    if (result.runtimeError === undefined) return result;
    const told = `Lighthouse failed at ${url}: ${result.runtimeError.message}`;
    if (attempt === ATTEMPTS) throw new Error(told);
    process.stderr.write(`${told}\n`);
  }
}

function figureOf(what: string, category: string, results: Result[]): Figure {
  const pointsOf = ({ categories }: Result) => Math.round((categories[category]?.score ?? 0) * FULL);
  const inTheMiddle = results.toSorted((a, b) => pointsOf(a) - pointsOf(b))[results.length >> 1];
  return {
    what: `Lighthouse mobile ${what}: ${category}`,
    unit: 'points',
    samples: results.map(pointsOf),
    budget: { atLeast: FULL },
    details: inTheMiddle === undefined ? [] : shortfalls(inTheMiddle, category),
  };
}

/** A page that moves in one round of three is one that moves: the rounds are counted, since a median would hide them. */
function movesOf(what: string, results: Result[]): Figure {
  const shifts = results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0);
  const moved = shifts.filter((shift) => shift > 0);
  return {
    what: `Lighthouse mobile ${what}: rounds in which the page moved`,
    unit: '',
    samples: [moved.length],
    budget: { atMost: 0 },
    details: moved.map((shift) => `layout shift ${shift.toFixed(3)}`),
  };
}

/** Lighthouse's scores for a phone, page after page in each round, each in a browser of its own. */
export async function measureLighthouse(product: Site, rounds: number): Promise<Figure[]> {
  const results = new Map(PAGES.map(({ what }) => [what, [] as Result[]]));
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`Lighthouse, round ${round} of ${rounds}\n`);
    for (const { what, path, categories } of PAGES) {
      results.get(what)?.push(await auditUntilTraced(`${product.address}${path}`, categories));
    }
  }
  return PAGES.flatMap(({ what, categories }) => {
    const ofPage = results.get(what) ?? [];
    return [...categories.map((category) => figureOf(what, category, ofPage)), movesOf(what, ofPage)];
  });
}
