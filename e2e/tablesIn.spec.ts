import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { newPerson, register } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const choose = (page: Page, text: string, name = 'ranch.csv') =>
  page.getByLabel('Choose a table').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await register(page, newPerson());
  await page.goto('/settings/data');
}

/** The instant of a day some days ago, as people write it: 3.7.2026. */
function daysAgo(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000);
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

for (const width of [320, 1280]) {
  const title = `E2: herds, paddocks and moves come in from tables at ${width} px, and go again`;
  test(title, byDay(width === 320), async ({ page }) => {
    await open(page, width);
    await choose(page, 'Koppel;Area (ha);Grazeable %\r\nCa\xf1ada;40,5;90\r\nMesa;x;\r\nHill;20;\r\n');
    await expect(page.getByRole('heading', { name: '3 rows in ranch.csv' })).toBeFocused();
    await expect(page.getByText('Say which column is: Name.')).toBeVisible();
    await page.getByLabel('What the table has').selectOption('Paddocks');
    await page.getByLabel('What Koppel is').selectOption('Name');
    await expect(page.getByLabel('Decimals are written')).toHaveValue(',');
    await expect(page.getByLabel('Areas are in')).toHaveValue('ha');
    await expect(page.getByText('Line 3: Area “x” isn’t a number.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Import 2 paddocks').click();
    await expect(page.getByText('All of it is saved.')).toBeVisible();

    await button(page, 'Import another file').click();
    await choose(page, 'Koppel;Area (ha);Grazeable %\r\nLow;10;\r\n', 'more.csv');
    await expect(page.getByLabel('What Koppel is')).toHaveValue('name');
    await button(page, 'Choose another file').click();

    const moves = `herd\tpaddock\tin\tout\nCows\tCa\xf1ada\t${daysAgo(30)}\t${daysAgo(20)}\nCows\tHill\t${daysAgo(20)}\t\nCows\tHill\t1.1.2199\t\n`;
    await choose(page, moves, 'moves.tsv');
    await expect(page.getByText(/^Line 4: The date “1\.1\.2199” is in the future/)).toBeVisible();
    await expect(page.getByText('Herds: Cows')).toBeVisible();
    await button(page, 'Import 1 herd and 2 moves').click();
    await expect(page.getByText('All of it is saved.')).toBeVisible();
    await button(page, 'Import another file').click();
    await choose(page, 'name,head,average_weight_lb\nCows,120,1100\nBulls,4,1800\n', 'herds.csv');
    await button(page, 'Import 1 herd and 2 counts').click();
    await expect(page.getByText('All of it is saved.')).toBeVisible();

    await page.goto('/herds');
    await expect(page.getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Hill');
    await page.goto('/settings/data');
    for (const label of [
      '1 herd and 2 counts from herds.csv',
      '1 herd and 2 moves from moves.tsv',
      '2 paddocks from ranch.csv',
    ]) {
      const undo = button(page, `Undo: Imported ${label}`);
      await undo.click();
      await expect(undo).toBeHidden();
    }
    await page.goto('/paddocks');
    await expect(page.getByRole('heading', { name: 'No paddocks yet' })).toBeVisible();
  });
}

test('E2: the person says what a date means that can be read in two ways', async ({ page }) => {
  await open(page, 390);
  await choose(page, 'herd,paddock,date\nCows,Creek,03/04/2025\n');
  await expect(page.getByText('Say which day 03/04/2025 means in this table.')).toBeVisible();
  await page.getByLabel('03/04/2025 means').selectOption('Apr 3, 2025');
  await expect(page.getByText('03/04/2025: Apr 3, 2025')).toBeVisible();
  await button(page, 'Import 1 paddock, 1 herd and 1 move').click();
  await expect(page.getByText('All of it is saved.')).toBeVisible();
  await page.goto('/grazing/record');
  await page.getByRole('combobox', { name: 'Season', exact: true }).selectOption('All time');
  await expect(page.getByRole('main')).toContainText('Apr 3, 2025');
});
