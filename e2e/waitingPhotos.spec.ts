import type { Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { newPerson, register } from './support/people';
import { aPicture } from './support/pictures';
import { addPaddock } from './support/record';
import { expect, test } from './support/test';

test.use({
  reducedMotion: 'reduce',
  expectedComplaints: [/net::ERR_FAILED/],
});

/** A note on Creek with two photos, whose pictures the line does not take. */
async function addPhotosThatWait(page: Page): Promise<void> {
  await page.route('**/upload?**', (route) => route.abort());
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
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^grazewell-changes-.*\.zip$/);
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Changes are waiting on this device\./)).toBeVisible();

  await manager.goto('/settings/device');
  await manager.getByLabel('Read a file').setInputFiles(file);
  await expect(manager.getByText('2 pictures are in this file too.')).toBeVisible();
  const sent: string[] = [];
  manager.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) sent.push(answer.url());
  });
  await manager.getByRole('button', { name: 'Send 2 pictures' }).click();
  await expect.poll(() => new Set(sent).size, { timeout: 30_000 }).toBe(2);
  await expect(manager.getByText('Everything is saved.')).toBeVisible();
  await manager.context().close();
});
