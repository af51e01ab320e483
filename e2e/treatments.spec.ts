import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { newPerson, register } from './support/people';
import { addHerd, byMouse, byTouch, row, type Press } from './support/record';
import { serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';
import { workerReady } from './support/worker';

test.use({ reducedMotion: 'reduce' });

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openHerd(page: Page, name: string, pressOn: Press): Promise<void> {
  await page.goto('/herds');
  await pressOn(row(page, name).getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** 40 of the herd's cows get Ivomec, which holds them for 35 days. */
async function treat(page: Page, pressOn: Press): Promise<void> {
  await pressOn(page.getByRole('button', { name: 'Treat', exact: true }));
  const dialog = dialogOf(page, 'Treat');
  await dialog.getByLabel('Product', { exact: true }).fill('Ivomec');
  await dialog.getByLabel('Who').selectOption({ label: 'Head' });
  await dialog.getByLabel('Head', { exact: true }).fill('40');
  await dialog.getByLabel('Meat, days').fill('35');
  await expect(dialog.getByText(/^Safe for meat from/)).toBeVisible();
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('35 days for meat')).toBeVisible();
}

/** Opens the form of animals in or out, and fills in who leaves. */
async function leave(page: Page, what: string, head: string, pressOn: Press) {
  await pressOn(page.getByRole('button', { name: 'Animals in or out' }));
  const dialog = dialogOf(page, /^Animals in or out/);
  await dialog.getByLabel('What happened').selectOption({ label: what });
  await dialog.getByLabel('Head', { exact: true }).fill(head);
  return dialog;
}

const undo = (page: Page, said: RegExp, pressOn: Press) =>
  pressOn(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('alert')
      .filter({ hasText: said })
      .getByRole('button', { name: 'Undo' }),
  );

test.describe('without a signal', () => {
  test.use({
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    serviceWorkers: 'allow',
    expectedComplaints: [/net::ERR_/],
  });

  test('ANIMALS 10: a herd is treated, split and sold from on the phone, with the warning, and all of it goes out later', async ({
    page,
    context,
  }) => {
    await register(page, newPerson());
    await addHerd(page, 'Cows', '120', byTouch);
    await openHerd(page, 'Cows', byTouch);
    // It has the forms, too.
    await workerReady(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('grazewell:device') ?? '')).toContain('ranchUuid');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Keep working' }).tap();
    await treat(page, byTouch);
    const split = await leave(page, 'Split off', '60', byTouch);
    await split.getByLabel('To herd').selectOption({ label: 'A new herd' });
    await split.getByLabel('Name of the new herd').fill('Bred cows');
    await split.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByRole('link', { name: /up to 40 of 60 head$/ })).toBeVisible();
    const sale = await leave(page, 'Sold', '12', byTouch);
    await expect(sale.getByText(/^Up to 12 of these 12 head are in withdrawal until .*Ivomec, given/)).toBeVisible();
    await sale.getByRole('button', { name: 'Save' }).tap();
    await expect(sale).toBeHidden();
    await expect(page.getByText(/^Up to 12 of these 12 head are in withdrawal/)).toBeVisible();

    await context.setOffline(false);
    const ranch = await serverRanch(page);
    const sent = async () => (await ranch.records()).map(({ kind }) => kind);
    await expect.poll(sent, { timeout: 30_000 }).toEqual(expect.arrayContaining(['product', 'treatment']));
    await expect.poll(async () => (await sent()).filter((kind) => kind === 'transfer').length).toBe(2);
  });
});

for (const [device, pressOn, use] of [
  ['mouse', byMouse, { viewport: { width: 1280, height: 800 } }],
  ['finger', byTouch, { viewport: { width: 390, height: 780 }, hasTouch: true }],
] as const) {
  test.describe(`by ${device}`, byDay(device === 'finger'), () => {
    test.use(use);

    test('ANIMALS 10.1: part of a herd is treated and split off; a sale warns of the day and is saved; undo takes it back', async ({
      page,
    }) => {
      await register(page, newPerson());
      await addHerd(page, 'Cows', '120', pressOn);
      await openHerd(page, 'Cows', pressOn);
      await treat(page, pressOn);
      await expect(
        page.getByRole('link', { name: /^In withdrawal until .* \(meat\): up to 40 of 120 head$/ }),
      ).toBeVisible();

      const split = await leave(page, 'Split off', '60', pressOn);
      await split.getByLabel('To herd').selectOption({ label: 'A new herd' });
      await split.getByLabel('Name of the new herd').fill('Bred cows');
      await pressOn(split.getByRole('button', { name: 'Save' }));
      await expect(split).toBeHidden();
      await expect(page.getByRole('link', { name: /up to 40 of 60 head$/ })).toBeVisible();

      const sale = await leave(page, 'Sold', '12', pressOn);
      // Nobody has to look for it further down the form.
      await expect(sale.getByText(/^Up to 12 of these 12 head are in withdrawal until .*Ivomec, given/)).toBeInViewport(
        {
          ratio: 1,
        },
      );
      await pressOn(sale.getByRole('button', { name: 'Save' }));
      await expect(sale).toBeHidden();
      await expect(page.getByText(/^Up to 12 of these 12 head are in withdrawal/)).toBeVisible();
      await undo(page, /^Sold/, pressOn);
      await expect(page.getByText(/^Up to 12 of these 12 head are in withdrawal/)).toBeHidden();
    });

    test('the list of what is in withdrawal says herd, head and day, and treatments without days are there until they have some', async ({
      page,
    }) => {
      await register(page, newPerson());
      await addHerd(page, 'Cows', '120', pressOn);
      await openHerd(page, 'Cows', pressOn);
      await treat(page, pressOn);
      await pressOn(page.getByRole('button', { name: 'Treat', exact: true }));
      const dialog = dialogOf(page, 'Treat');
      await dialog.getByLabel('Product', { exact: true }).fill('Draxxin');
      await pressOn(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toBeHidden();
      await page.goto('/herds');
      await pressOn(page.getByRole('link', { name: 'In withdrawal (2)' }));
      const known = page.getByRole('table', { name: 'In withdrawal' }).getByRole('row').last();
      await expect(known).toContainText('Ivomec');
      await expect(known).toContainText('40');
      const unknown = page.getByRole('table', { name: 'Time not recorded' }).getByRole('row').last();
      await expect(unknown).toContainText('Draxxin');
      await expect(unknown).toContainText('not known');
      await expectAccessible(page);
      await page.goto('/herds/products');
      await expect(page.getByText('Ivomec')).toBeVisible();
      await pressOn(page.getByRole('button', { name: 'Retire Ivomec' }));
      await expect(page.getByRole('button', { name: 'Use Ivomec again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
