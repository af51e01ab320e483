import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { newPerson, register } from './support/people';
import { startProfile } from './support/profile';
import { addHerd, addPaddock, pickPlace, row } from './support/record';
import { serverRanch } from './support/serverRanch';
import { expect, test } from './support/test';
import { workerReady } from './support/worker';

const CHANGES = '**/api/v1/ranch/*/changes*';

const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Changes from another device' }) });

async function openDevicePage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('link', { name: 'Device', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'On this device', exact: true })).toBeVisible();
}

test('OFFLINE O9: another member reads the file of a phone without a network and sends it, and nothing is there twice', async ({
  baseURL,
  browser,
  launchOptions,
}) => {
  const profile = await startProfile({ ...launchOptions, ...(baseURL === undefined ? {} : { baseURL }) });
  const { context } = profile;
  const phone = await context.newPage();
  await register(phone, newPerson());
  await addPaddock(phone, 'Creek', '80');
  await addPaddock(phone, 'Mesa', '90');
  await addHerd(phone, 'Cows', '120');
  const ranch = await serverRanch(phone);
  await expect.poll(async () => (await ranch.records()).some(({ kind }) => kind === 'herd')).toBe(true);
  const office = await joinCrew(phone, browser, 'member');
  await phone.goto('/herds');
  await workerReady(phone);
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('grazewell:device'))).toContain('ranchUuid');

  // The first change reaches the server, and its answer is lost.
  let calls = 0;
  await context.route(CHANGES, async (route) => {
    calls += 1;
    if (calls === 1) await route.fetch();
    await route.abort();
  });
  await pickPlace(phone, row(phone, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await expect.poll(async () => (await ranch.moves()).length).toBe(1);
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Keep working' }).click();
  await pickPlace(phone, phone.getByRole('button', { name: 'Move herds' }), 'Mesa');
  await expect(row(phone, 'Cows')).toContainText('Mesa');
  await openDevicePage(phone);
  await expect(phone.getByText('2 changes are on this device only.')).toBeVisible();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await download;
  const file = {
    name: saved.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await readFile(await saved.path()),
  };

  await office.goto('/herds');
  await openDevicePage(office);
  const card = cardOf(office);
  await card.getByLabel('Read a file').setInputFiles({ ...file, buffer: Buffer.from('{"format":"other"}') });
  await expect(card.getByRole('alert')).toHaveText('This isn’t a file of changes from Grazewell.');
  await card.getByLabel('Read a file').setInputFiles(file);
  await expect(card).toContainText('Recorded by Maria Castillo');
  await expect(card.getByRole('checkbox', { name: 'Moved 120 head to Creek' })).toBeChecked();
  await card.getByRole('button', { name: 'Send 2 changes' }).dblclick();
  await expect(card.getByRole('status')).toHaveText('1 change is saved. 1 change was already saved.');
  expect((await ranch.moves()).length).toBe(2);
  await card.getByRole('button', { name: 'Read another file' }).click();
  await card.getByLabel('Read a file').setInputFiles(file);
  await card.getByRole('button', { name: 'Send 2 changes' }).click();
  await expect(card.getByRole('status')).toHaveText('2 changes were already saved.');

  const before = await ranch.moves();
  await context.unroute(CHANGES);
  await context.setOffline(false);
  await expect(phone.getByText('Everything is saved.')).toBeVisible({ timeout: 60_000 });
  expect(await ranch.moves()).toEqual(before);
  expect(before).toHaveLength(2);

  await phone.goto('/herds');
  await phone.getByRole('link', { name: 'Cows', exact: true }).click();
  const history = phone.locator('section').filter({ has: phone.getByRole('heading', { name: 'History' }) });
  await expect(history).toContainText(/Joe Begay, .* from a file of Maria Castillo’s device/);
  await office.context().close();
  await profile.end();
});
