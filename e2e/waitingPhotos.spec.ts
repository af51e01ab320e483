import type { Download, Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { empty, fill } from './support/fullDevice';
import { newPerson, register } from './support/people';
import { aPicture, picturesSent } from './support/pictures';
import { addPaddock } from './support/record';
import { expect, test } from './support/test';

test.use({
  reducedMotion: 'reduce',
  expectedComplaints: [/net::ERR_FAILED|status of 40[34]/],
});

/** A note on Creek with two photos. */
async function addPhotos(page: Page): Promise<void> {
  await page.goto('/paddocks');
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill('The gate is broken');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles([await aPicture(page, 'Gate'), await aPicture(page, 'Hinge')]);
  await expect(dialog.getByLabel('Caption')).toHaveCount(2);
  await dialog.getByLabel('Caption').first().fill('The gate, from the road');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const UPLOADS = '**/upload?**';

/** The same, with pictures that the line doesn't take. */
async function addPhotosThatWait(page: Page): Promise<void> {
  await page.route(UPLOADS, (route) => route.abort());
  await addPhotos(page);
}

async function savedFile(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toMatch(/^grazewell-changes-.*\.zip$/);
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** Somebody who may sends the two pictures of a file. */
async function sendFrom(file: string, page: Page): Promise<void> {
  await page.goto('/settings/device');
  await page.getByLabel('Read a file').setInputFiles(file);
  await expect(page.getByText('2 pictures are in this file too.')).toBeVisible();
  const sent = picturesSent(page);
  await page.getByRole('button', { name: 'Send 2 pictures' }).click();
  await expect.poll(() => sent.size, { timeout: 30_000 }).toBe(2);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
}

test('PHOTOS P7: pictures that wait are told, asked about at sign-out, saved as a file and sent by somebody else', async ({
  page,
  browser,
}) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  const manager = await joinCrew(page, browser, 'manager');
  await addPhotosThatWait(page);
  await page.goto('/settings/device');
  await expect(page.getByText('2 changes are on this device only.')).toBeVisible();
  await expect(page.getByText('The gate, from the road')).toBeVisible();
  await expect(page.getByText(/^Photo of Creek, /)).toBeVisible();
  await expect(page.getByText('Not uploaded yet')).toHaveCount(2);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: '2 changes are not saved yet' });
  const downloading = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Save as a file and sign out' }).click();
  const file = await savedFile(await downloading);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Changes are waiting on this device\./)).toBeVisible();

  await sendFrom(file, manager);
  await manager.context().close();
});

test('PHOTOS P7: a removed member saves pictures that wait as a file, and somebody who belongs there sends them', async ({
  page,
  browser,
}) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  const phone = await joinCrew(page, browser, 'member');
  await addPhotosThatWait(phone);
  await phone.goto('/settings/device');
  await expect(phone.getByText('2 changes are on this device only.')).toBeVisible();
  await page.goto('/settings/team');
  await page.getByRole('button', { name: 'Remove Joe Begay' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Joe Begay')).toHaveCount(0);

  await phone.unroute(UPLOADS);
  await phone.goto('/settings/device');
  await expect(phone.getByText('2 changes were not saved')).toBeVisible();
  await expect(phone.getByText('Save these changes as a file for someone who does.')).toBeVisible();
  await expect(phone.getByText('2 changes are on this device only.')).toBeVisible();
  const downloading = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Save as a file' }).click();
  await sendFrom(await savedFile(await downloading), page);
  await expect(phone.getByText('2 changes are on this device only.')).toBeVisible();
  await phone.context().close();
});

/** What the origin may store: enough for a small ranch and a few pictures. */
const QUOTA = 8_000_000;

test('PHOTOS P7: a full device says so in the form and keeps the pictures that wait, and what was recorded is saved', async ({
  page,
  baseURL,
}) => {
  // It counts only where it was said before anything was stored there.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: QUOTA });
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await addPhotosThatWait(page);
  await fill(page);
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill('The post is broken too');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles([await aPicture(page, 'Post')]);
  await expect(dialog.getByText(/There isn’t enough space on this device for this photo/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The post is broken too')).toBeVisible();

  await page.goto('/settings/device');
  await expect(page.getByText('2 changes are on this device only.')).toBeVisible();
  await empty(page);
  await page.unroute(UPLOADS);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible({ timeout: 60_000 });
});

test('pictures wait for Wi-Fi where the person wants that, say so, and go out when they are told to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(connection, 'type', { value: 'cellular' });
  });
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await page.goto('/settings/device');
  await page.getByRole('checkbox', { name: 'Send pictures only on Wi-Fi' }).check();
  await addPhotos(page);
  await page.goto('/settings/device');
  await expect(page.getByRole('checkbox', { name: 'Send pictures only on Wi-Fi' })).toBeChecked();
  await expect(page.getByText('Waiting for Wi-Fi')).toHaveCount(2);
  await page.getByRole('button', { name: 'Send pictures now' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible({ timeout: 60_000 });
});

test('a browser that doesn’t say what its connection is offers no choice of it', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await addPhotos(page);
  await page.goto('/settings/device');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Send pictures only on Wi-Fi' })).toBeHidden();
});
