import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { newPerson, register } from './support/people';
import { addHerd, addPaddock, byMouse, byTouch, type Press } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

async function openPaddock(page: Page, name: string, pressOn: Press): Promise<void> {
  await page.goto('/paddocks');
  await pressOn(page.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function treatPaddock(page: Page, pressOn: Press): Promise<void> {
  await pressOn(page.getByRole('button', { name: 'Treat paddock' }));
  const dialog = page.getByRole('dialog', { name: 'Treat paddock' });
  await dialog.getByLabel('Product', { exact: true }).fill('Grazon');
  await dialog.getByLabel('No grazing, days').fill('30');
  await expect(dialog.getByText(/^Creek is closed to grazing until/)).toBeVisible();
  await expectAccessible(page);
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
}

for (const [device, pressOn, use] of [
  ['mouse', byMouse, { viewport: { width: 1280, height: 800 } }],
  ['finger', byTouch, { viewport: { width: 320, height: 780 }, hasTouch: true }],
] as const) {
  test.describe(`by ${device}`, byDay(device === 'finger'), () => {
    test.use(use);

    test('a paddock is treated: it is closed on its page and in the list, a move into it warns, and undo opens it', async ({
      page,
    }) => {
      await register(page, newPerson());
      await addHerd(page, 'Cows', '120', pressOn);
      await addPaddock(page, 'Creek', '40', pressOn);
      await openPaddock(page, 'Creek', pressOn);
      await treatPaddock(page, pressOn);
      await expect(page.getByText(/^Closed to grazing until .* \(Grazon\)\.$/)).toBeVisible();
      await expectAccessible(page);

      await page.goto('/herds');
      await pressOn(page.getByRole('button', { name: 'Move herds' }).first());
      const move = page.getByRole('dialog', { name: 'Move herds' });
      await pressOn(move.getByRole('radio', { name: /^Creek/ }));
      await expect(move.getByText(/^Creek was treated with Grazon and is closed from/)).toBeVisible();
      await pressOn(move.getByRole('button', { name: 'Cancel' }));

      await page.goto('/herds');
      await pressOn(page.getByRole('link', { name: /^In withdrawal/ }));
      const table = page.getByRole('table', { name: 'Paddocks closed by a treatment' });
      await expect(table.getByRole('row').last()).toContainText('Grazon');
      await expectAccessible(page);

      await openPaddock(page, 'Creek', pressOn);
      await pressOn(page.getByRole('button', { name: /^More for Grazon/ }));
      await pressOn(page.getByRole('menuitem', { name: 'Delete' }));
      await expect(page.getByText(/^Closed to grazing until/)).toBeHidden();
      await pressOn(
        page
          .getByRole('region', { name: /^Notifications/ })
          .getByRole('alert')
          .filter({ hasText: /treatment/ })
          .getByRole('button', { name: 'Undo' }),
      );
      await expect(page.getByText(/^Closed to grazing until .* \(Grazon\)\.$/)).toBeVisible();
    });
  });
}
