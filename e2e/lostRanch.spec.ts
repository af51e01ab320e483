import type { Browser, Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { logIn, newPerson, register, type Person } from './support/people';
import { addHerd, addPaddock, pickPlace, row } from './support/record';
import { serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

test.use({ expectedComplaints: [/ERR_FAILED|status of 40[34]/] });

/** The phone of somebody of the ranch whose owner has the page. */
type OpenPhone = (page: Page, browser: Browser, owner: Person) => Promise<Page>;

const ofCrew: OpenPhone = (page, browser) => joinCrew(page, browser, 'member');

const ofOwner: OpenPhone = async (_page, browser, owner) => {
  const phone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await phone.goto('/login');
  await logIn(phone, owner);
  await phone.getByRole('button', { name: 'Account', exact: true }).waitFor();
  return phone;
};

/** A ranch of one herd, and a phone with a move that waits. */
async function withAMoveThatWaits(page: Page, browser: Browser, openPhone: OpenPhone) {
  const owner = newPerson();
  await register(page, owner);
  await addPaddock(page, 'Creek', '80');
  await addHerd(page, 'Cows', '120');
  const ranch = await serverRanch(page);
  await expect.poll(async () => (await ranch.records()).some(({ kind }) => kind === 'herd')).toBe(true);

  const phone = await openPhone(page, browser, owner);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/herds');
  const copies = () => phone.evaluate(() => localStorage.getItem('grazewell:device') ?? '');
  await expect.poll(copies).toContain('ranchUuid');
  await phone.route('**/changes*', (route) => route.abort());
  await pickPlace(phone, row(phone, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await expect(phone.getByText('Cannot reach Grazewell. 1 change waiting.')).toBeVisible();
  return { owner, ranch, phone, copies };
}

test('OFFLINE O9: a removed member saves what waits as a file, and nothing of the copy stays', async ({
  page,
  browser,
}) => {
  const { owner, ranch, phone, copies } = await withAMoveThatWaits(page, browser, ofCrew);
  await page.goto('/settings/team');
  await page.getByRole('button', { name: 'Remove Joe Begay' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Joe Begay')).toHaveCount(0);

  await phone.unroute('**/changes*');
  await phone.goto('/settings/device');
  await expect(
    phone.getByText(`You no longer belong to ${owner.ranch}. Save these changes as a file for someone who does.`),
  ).toBeVisible();
  await expect(phone.getByText('1 change was not saved')).toBeVisible();
  await expect(phone.getByText('1 change is on this device only.')).toBeVisible();
  await expectAccessible(phone);
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^grazewell-changes-Rio-Seco-/);
  await phone.getByRole('button', { name: 'Delete changes that were never saved' }).click();
  await phone.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(phone.getByText('Everything is saved.')).toBeVisible();
  await expect.poll(copies).not.toContain('ranchUuid');
  expect((await ranch.moves()).length).toBe(0);
  await phone.context().close();
});

test('OFFLINE O9: what waits for a ranch that was deleted goes out by itself once the ranch is brought back', async ({
  page,
  browser,
}) => {
  const { owner, ranch, phone, copies } = await withAMoveThatWaits(page, browser, ofOwner);
  await page.goto('/settings/ranch');
  await page.getByRole('button', { name: 'Delete this ranch' }).click();
  await page.getByLabel('Name of the ranch to delete').fill(owner.ranch);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/no-ranch');

  await phone.unroute('**/changes*');
  await phone.goto('/settings/device');
  await expect(phone.getByText('1 change is on this device only.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await expect.poll(copies).not.toContain('ranchUuid');

  await page.getByRole('button', { name: `Bring back ${owner.ranch}` }).click();
  await expect(page).not.toHaveURL('/no-ranch');
  await phone.goto('/herds');
  await expect(row(phone, 'Cows')).toContainText('Creek');
  await expect.poll(async () => (await ranch.moves()).length).toBe(1);
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('grazewell:waiting'))).toBeNull();
  await expect.poll(copies).toContain('ranchUuid');
  await phone.context().close();
});
