import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { lookAroundSample } from './support/record';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

async function openSample(page: Page): Promise<void> {
  await register(page, newPerson());
  await lookAroundSample(page);
  // By a link: a load would leave behind what is not saved yet.
  await page.getByRole('link', { name: 'Paddocks', exact: true }).click();
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('walk 25: all columns of a paddock’s stays are in view at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSample(page);
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  const stays = page.getByRole('group', { name: 'Stays of the season' });
  await expect(stays.getByRole('columnheader', { name: 'ADA', exact: true })).toBeInViewport();
  expect(await stays.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByText('What Stay, AD and ADA mean').click();
  await expect(page.getByText(/^Animal days per acre: /)).toBeVisible();
});

test('walk 16: the forage of all paddocks is typed down a column, at any width', async ({ page }) => {
  await openSample(page);
  await page.getByRole('link', { name: 'Forage', exact: true }).click();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('table', { name: 'Forage of all paddocks' })).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
  }
  const fields = page.getByRole('textbox', { name: /^Pounds per acre of / });
  await fields.first().fill('1,250');
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.type('900,5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Added forage of 2 paddocks').first()).toBeVisible();
  await expect(fields.first()).toHaveValue('');
  const rows = page.getByRole('table', { name: 'Forage of all paddocks' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('1,250');
});
