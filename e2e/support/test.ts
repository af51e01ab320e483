import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { storedFirst } from './storedFirst';

interface Guarded {
  /** What the browser complained of unexpectedly: console errors, with the address, uncaught errors and policy violations. */
  complaints: string[];
  /** Complaints that a test brings about on purpose. */
  expectedComplaints: RegExp[];
}

/** Every test runs under the eye of the console: an error or a policy violation anywhere fails it. */
export const test = base.extend<Guarded>({
  expectedComplaints: async ({}, use) => use([]),
  page: ({ page }, use) => use(storedFirst(page)),
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const isExpected = (text: string): boolean => expectedComplaints.some((known) => known.test(text));
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' && !text.includes('Content Security Policy')) return;
        const complaint = `${text} ${message.location().url}`;
        if (!isExpected(complaint)) complaints.push(complaint);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!isExpected(text)) complaints.push(text);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** What counts: WCAG 2.2 AA with all that it took over, and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of all that passed axe describes one node alone, which nobody reads, and every node of what is wrong. */
const LOOK = { runOnly: TAGS, resultTypes: ['violations' as const] };

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface WithAxe {
  axe: { run(options: typeof LOOK): Promise<{ violations: Violation[] }> };
}

const inWords = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** The first look brings axe into the page, which takes longer than all looks together; `lookAgain` finds it there. */
async function look(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(LOOK).setLegacyMode().analyze();
  return violations.map(inWords);
}

async function lookAgain(page: Page): Promise<string[]> {
  const run = (options: typeof LOOK) => (globalThis as unknown as WithAxe).axe.run(options);
  const { violations } = await page.evaluate(run, LOOK);
  return violations.map(inWords);
}

/** Runs in the page: what reaches out of it at its side, if that makes it scroll. */
function reachingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 120))];
}

/** A window as narrow as a small phone or a desk at 200 %, and letters of twice the size on the phone. */
const NARROW = [
  [320, '100%'],
  [640, '100%'],
  [320, '200%'],
] as const;

/** Sees that a page fits its window: nothing makes it scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  for (const [width, letters] of NARROW) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    expect(await page.evaluate(reachingOut), `${width} px wide, letters at ${letters}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Each look and each width once, as what axe finds in one of them is seldom missing in all others. */
const BY_DAY = [
  ['light', 1280],
  ['dark', 320],
] as const;
const BY_NIGHT = [...BY_DAY, ['light', 320], ['dark', 1280]] as const;
const COMBINATIONS = process.env.NIGHT === undefined ? BY_DAY : BY_NIGHT;

/**
 * What axe finds on a page, in light and dark and at both ends of the widths, with NIGHT=1 in all four combinations; and
 * that nothing scrolls sideways.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [at, [colorScheme, width]] of COMBINATIONS.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect(await (at === 0 ? look(page) : lookAgain(page)), `${colorScheme}, ${width} px wide`).toEqual([]);
  }
  await expectNoSideways(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

export { expect };
