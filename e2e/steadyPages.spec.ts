import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { servePiecemeal } from './support/piecemeal';
import { expect, test } from './support/test';

const WIDTHS = [412, 768, 1280];
const BY_DAY = 412;
const PUBLIC_PAGES = ['/', '/login', '/mobile-join', '/password-reset-request', '/admin', '/join'];
/** Holds the first picture back until the whole page is there, in browsers that know it. */
const WHOLE_FIRST = /<link rel="expect"[^>]*>/;

interface Move {
  what: string;
  isForm: boolean;
}

/** Runs in the page from its start: keeps what moved after it was drawn, though nobody pressed or typed. */
function watchMoves(): void {
  const moves: Move[] = [];
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const keep = (entry: LayoutShift) => {
    for (const { node, previousRect, currentRect } of entry.sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      const what = `${element?.tagName ?? 'gone'}: ${place(previousRect)} to ${place(currentRect)}`;
      moves.push({ what, isForm: element?.closest('main') !== null });
    }
  };
  new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(keep)).observe({
    type: 'layout-shift',
    buffered: true,
  });
  Object.assign(window, { moves });
}

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What moves on a page while it comes in pieces and the app takes it over. */
async function movesOf(page: Page, address: string): Promise<Move[]> {
  await page.addInitScript(watchMoves);
  await page.goto(address);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  await expect(page.locator('[type="submit"][disabled]')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
}

for (const width of WIDTHS) {
  for (const path of PUBLIC_PAGES) {
    const title = `${path} stands still while it comes in pieces, ${width} px wide`;
    test(title, byDay(width === BY_DAY), async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 823 });
      const site = await servePiecemeal(page, baseURL ?? '');
      expect(await movesOf(page, `${site.address}${path}`)).toEqual([]);
      site.close();
    });
  }

  const title = `the form of / stands still where half a page is drawn, ${width} px wide`;
  test(title, byDay(width === BY_DAY), async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 823 });
    const site = await servePiecemeal(page, baseURL ?? '', (html) => html.replace(WHOLE_FIRST, ''));
    const moves = await movesOf(page, `${site.address}/`);
    expect(moves.filter(({ isForm }) => isForm)).toEqual([]);
    site.close();
  });
}
