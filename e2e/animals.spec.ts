import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { settled } from './support/plans';
import { byMouse, byTouch, type Press } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const EID = '982000123456789';

async function openCows(page: Page, pressOn: Press): Promise<void> {
  await page.goto('/herds');
  await pressOn(page.getByRole('link', { name: 'Cows', exact: true }));
  await expect(page.getByRole('heading', { name: 'Cows', level: 1 })).toBeVisible();
}

/** Gives the animal with a tag something that holds it for 35 days. */
async function treatByTag(page: Page, product: string, tag: string, pressOn: Press): Promise<void> {
  await openCows(page, pressOn);
  await pressOn(page.getByRole('button', { name: 'Treat', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Treat' });
  await dialog.getByLabel('Product', { exact: true }).fill(product);
  await dialog.getByLabel('Who').selectOption({ label: 'Named animals' });
  await dialog.getByLabel('Tags').fill(tag);
  await dialog.getByLabel('Meat, days').fill('35');
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
}

/** Looks an animal up by a part of a tag, and opens its page. */
async function find(page: Page, typed: string, tag: string, pressOn: Press): Promise<void> {
  await page.goto('/herds');
  await pressOn(page.getByRole('link', { name: /^Animals/ }));
  await page.getByLabel('Tag or name').fill(typed);
  await expect(page.getByText('1 animal', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await pressOn(page.getByRole('link', { name: tag, exact: true }));
  await expect(page.getByRole('heading', { name: tag, level: 1 })).toBeVisible();
}

for (const [device, pressOn, use] of [
  ['mouse', byMouse, { viewport: { width: 1280, height: 800 } }],
  ['finger', byTouch, { viewport: { width: 320, height: 780 }, hasTouch: true }],
] as const) {
  test.describe(`by ${device}`, byDay(device === 'finger'), () => {
    test.use(use);

    test('ANIMALS 10.8: an animal is found by four digits, its lost tag is replaced, and it is sold by name', async ({
      page,
    }) => {
      await settled(page);
      await page.goto('/herds/animals');
      await pressOn(page.getByRole('button', { name: 'Add animal' }).first());
      const form = page.getByRole('dialog', { name: 'Add animal' });
      await form.getByLabel('Tag', { exact: true }).fill(EID);
      await form.getByLabel('Class').selectOption({ label: 'Cows' });
      await form.getByLabel('Herd').selectOption({ label: 'Cows' });
      await pressOn(form.getByRole('button', { name: 'Save' }));
      await expect(form).toBeHidden();
      await treatByTag(page, 'Ivomec', EID, pressOn);

      await find(page, '6789', EID, pressOn);
      await expect(page.getByText('Ivomec')).toBeVisible();
      await pressOn(page.getByRole('button', { name: 'Replace a lost tag' }));
      const lost = page.getByRole('dialog', { name: 'Replace a lost tag' });
      await lost.getByLabel('New tag').fill('b12');
      await pressOn(lost.getByRole('button', { name: 'Save' }));
      await expect(lost).toBeHidden();
      await treatByTag(page, 'Draxxin', 'B12', pressOn);
      await find(page, '6789', 'B12', pressOn);
      await expect(page.getByText('Ivomec')).toBeVisible();
      await expect(page.getByText('Draxxin')).toBeVisible();
      await expectAccessible(page);

      await openCows(page, pressOn);
      await pressOn(page.getByRole('button', { name: 'Animals in or out' }));
      const sale = page.getByRole('dialog', { name: /^Animals in or out/ });
      await sale.getByLabel('What happened').selectOption({ label: 'Sold' });
      await sale.getByLabel('Named animals').fill('B12');
      await expect(sale.getByLabel('Head', { exact: true })).toHaveValue('1');
      await expect(sale.getByText(/in withdrawal until/)).toBeVisible();
      await sale.getByLabel('Buyer').fill('Hansen');
      await expectAccessible(page);
      await pressOn(sale.getByRole('button', { name: 'Save' }));
      await expect(sale).toBeHidden();
      await find(page, 'b12', 'B12', pressOn);
      await expect(page.getByText(/^Left on /)).toBeVisible();
    });
  });
}
