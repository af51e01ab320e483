import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { newPerson, register } from './support/people';
import { addHerd, byMouse, byTouch, row, type Press } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

async function openHerd(page: Page, pressOn: Press): Promise<void> {
  await page.goto('/herds');
  await pressOn(row(page, 'Cows').getByRole('link', { name: 'Cows', exact: true }));
  await expect(page.getByRole('heading', { name: 'Cows', level: 1 })).toBeVisible();
}

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

/** Weighs three cows of the herd, line by line, and leaves the form open. */
async function weigh(page: Page, pressOn: Press, weights: readonly [tag: string, weight: string][]) {
  await pressOn(page.getByRole('button', { name: 'Weigh', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Weigh' });
  for (const [tag, weight] of weights) {
    await dialog.getByLabel('Tag').fill(tag);
    await dialog.getByLabel('Weight', { exact: true }).fill(weight);
    await dialog.getByLabel('Weight', { exact: true }).press('Enter');
  }
  await expect(dialog.getByText(/^3 weights, mean/)).toBeVisible();
  return dialog;
}

for (const [device, pressOn, use] of [
  ['mouse', byMouse, { viewport: { width: 1280, height: 800 } }],
  ['finger', byTouch, { viewport: { width: 320, height: 780 }, hasTouch: true }],
] as const) {
  test.describe(`by ${device}`, byDay(device === 'finger'), () => {
    test.use(use);

    test('ANIMALS 10.7: three cows are weighed, the count is accepted, demand follows it, and undo takes both back', async ({
      page,
    }) => {
      await register(page, newPerson());
      await addHerd(page, 'Cows', '120', pressOn);
      await openHerd(page, pressOn);
      const before = (await figure(page, 'Daily demand').textContent()) ?? '';
      const dialog = await weigh(page, pressOn, [
        ['840', '1200'],
        ['841', '1250'],
        ['', '1300'],
      ]);
      await expect(dialog.getByLabel('Count Cows with it: 120 cows of 1,250 lb')).toBeChecked();
      await expectAccessible(page);
      await pressOn(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toBeHidden();
      const sessions = page.getByRole('table', { name: 'Weights' });
      await expect(sessions.getByText('1,200 to 1,300 lb')).toBeVisible();
      await expect(page.getByText('Weighed: 120 cows of 1,250 lb')).toBeVisible();
      await expect(figure(page, 'Daily demand')).not.toHaveText(before);
      await pressOn(
        page
          .getByRole('region', { name: /^Notifications/ })
          .getByRole('alert')
          .filter({ hasText: /weighing/ })
          .getByRole('button', { name: 'Undo' }),
      );
      await expect(page.getByText('No weights yet.')).toBeVisible();
      await expect(page.getByText(/^Weighed:/)).toBeHidden();
      await expect(figure(page, 'Daily demand')).toHaveText(before);
    });

    test('a session is corrected and deleted, and the count that it brought stays', async ({ page }) => {
      await register(page, newPerson());
      await addHerd(page, 'Cows', '120', pressOn);
      await openHerd(page, pressOn);
      const dialog = await weigh(page, pressOn, [
        ['', '1200'],
        ['', '1250'],
        ['', '130'],
      ]);
      await expect(dialog.getByText(/^130 lb is less than half/)).toBeVisible();
      await pressOn(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toBeHidden();
      await pressOn(page.getByRole('button', { name: /^More for weights of/ }));
      await pressOn(page.getByRole('menuitem', { name: 'Edit' }));
      const edited = page.getByRole('dialog', { name: 'Edit weighing' });
      await pressOn(edited.getByRole('button', { name: 'Remove 130 lb' }));
      await edited.getByLabel('Weight', { exact: true }).fill('1300');
      await pressOn(edited.getByRole('button', { name: 'Save' }));
      await expect(edited).toBeHidden();
      await expect(page.getByRole('table', { name: 'Weights' }).getByText('1,200 to 1,300 lb')).toBeVisible();
      await expectAccessible(page);
      await pressOn(page.getByRole('button', { name: /^More for weights of/ }));
      await pressOn(page.getByRole('menuitem', { name: 'Delete' }));
      await expect(page.getByText('No weights yet.')).toBeVisible();
      await expect(page.getByText(/^Weighed: 120 cows/)).toBeVisible();
    });
  });
}
