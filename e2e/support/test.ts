import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Guarded {
  /** What the browser complained of: console errors, uncaught errors and policy violations. Asserted to be empty. */
  complaints: string[];
  /** Complaints that a test brings about on purpose. */
  expectedComplaints: RegExp[];
}

/** Every test runs under the eye of the console: an error or a policy violation anywhere fails it. */
export const test = base.extend<Guarded>({
  expectedComplaints: async ({}, use) => use([]),
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().includes('Content Security Policy')) {
          complaints.push(message.text());
        }
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** What axe finds on a page, in light and dark and at both ends of the widths. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
  }
}

export { expect };
