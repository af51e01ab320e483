import type { Page } from '@playwright/test';
import { button, press } from './support/keyboard';
import { newPerson, register } from './support/people';
import { lookAroundSample } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** Opens the report of the sample ranch, which has a season that runs and one before it. */
async function openReport(page: Page) {
  await register(page, newPerson());
  await lookAroundSample(page);
  await page.goto('/grazing');
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByRole('table', { name: 'Stays of the season' })).toBeVisible();
}

/** Counts the calls that open the browser's dialog for printing, which nobody could close here. */
async function watchPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', `${document.body.dataset.prints ?? ''}1`);
  });
  return async () => ((await page.locator('body').getAttribute('data-prints')) ?? '').length;
}

const year = new Date().getFullYear();

test('a season is reported beside the one before it, and the sums are those of the rows', async ({ page }) => {
  await openReport(page);
  await expect(page.getByRole('heading', { name: `${year} compared with ${year - 1}` })).toBeVisible();
  const paddocks = page.getByRole('table', { name: 'Paddocks of the season' });
  const texts = await paddocks.locator('tbody tr > :nth-child(5), tfoot tr > :nth-child(5)').allTextContents();
  const numbers = texts.map((text) => Number(text.replaceAll(',', '')));
  const sum = numbers.pop() ?? NaN;
  expect(numbers).toHaveLength(24);
  // Each is rounded.
  expect(Math.abs(numbers.reduce((all, ad) => all + ad, 0) - sum)).toBeLessThanOrEqual(12);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Season' }).selectOption({ label: `Season ${year - 1}` });
  await expect(page.getByRole('heading', { name: `Season ${year - 1}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: `Season ${year - 1}` })).toBeVisible();
});

test('what is printed is the report alone, in light colors', async ({ page }) => {
  await openReport(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: `Season ${year}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Herds' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Season' })).toBeHidden();
  const ink = await page
    .getByRole('table', { name: 'Stays of the season' })
    .evaluate((table) => getComputedStyle(table).color);
  expect(ink).toBe('rgb(29, 35, 31)');
});

test('by keyboard alone the report is reached and printed', async ({ page }) => {
  await openReport(page);
  const prints = await watchPrints(page);
  await press(page, button(page, 'Print'));
  expect(await prints()).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('rows of tables are cards, twelve at first, and nothing moves sideways', async ({ page }) => {
    await openReport(page);
    const prints = await watchPrints(page);
    await page.getByRole('button', { name: 'Print' }).tap();
    expect(await prints()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const box = page.getByRole('group', { name: 'Paddocks of the season' });
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const rows = box.locator('tbody tr').filter({ visible: true });
    await expect(rows).toHaveCount(12);
    await page.getByRole('button', { name: 'Show all 24: Paddocks of the season' }).tap();
    await expect(rows).toHaveCount(24);
    await expectAccessible(page);
  });
});
