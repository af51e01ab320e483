import type { Figure } from '../figure';
import { serveBaselines, type Site } from '../serve/serveBaselines';
import { launchBrowser } from './browser';
import { measuredPages } from './pages';
import { sizeFigures } from './sizeFigures';
import { measureRounds } from './timeFigures';

/** What the product's `/login` costs whoever opens it, beside pages that do less. */
export async function measureClient(product: Site, rounds: number): Promise<Figure[]> {
  process.stderr.write('Building the pages to compare with\n');
  const baselines = await serveBaselines();
  const browser = await launchBrowser();
  try {
    const pages = measuredPages(product, baselines);
    return [...(await sizeFigures(browser, pages, baselines)), ...(await measureRounds(browser, pages, rounds))];
  } finally {
    await browser.close();
    await baselines.close();
  }
}
