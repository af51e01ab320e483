import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { downloadPhotos, photoFiles, sendPhotos, sha256Of } from './support/sentPhotos';
import { serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

const NAMES = Array.from({ length: 20 }, (_, index) => `Gate ${index + 1}`);

/** The hashes of the pictures that a ranch has by now, in three sizes. */
async function picturesThere(page: Page, ranchUuid: string, sha256s: readonly string[]): Promise<string[]> {
  const there: string[] = [];
  for (const sha256 of sha256s) {
    const answers = await Promise.all(
      ['small', 'large', 'full'].map((size) => page.request.get(`/api/v1/ranch/${ranchUuid}/photo/${sha256}/${size}`)),
    );
    if (answers.every((answer) => answer.ok())) there.push(sha256);
  }
  return there;
}

test('PHOTOS P5: photos leave by records.json and photos.zip, and come in on another ranch, each with its hash', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, newPerson());
  const pictures = await sendPhotos(page, await serverRanch(page), NAMES);
  const sha256s = pictures.map(sha256Of);
  const files = await downloadPhotos(page);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await register(other, newPerson());
  const ranch = await serverRanch(other);
  await other.goto('/settings/data');
  const field = photoFiles(other);
  await field.setInputFiles(files.slice(0, 1));
  await expect(other.getByText('Choose records.json along with photos.zip')).toBeVisible();
  await field.setInputFiles(files.slice(1));
  await expect(other.getByText('choose both files to import the pictures too')).toBeVisible();
  await other.getByRole('button', { name: 'Choose another file' }).click();

  await field.setInputFiles(files);
  await expect(other.getByText('20 pictures for its photos (20 in the file) can be uploaded')).toBeVisible();
  await other.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Import / }).click();
  await expect(other.getByText('All of it is saved.')).toBeVisible();
  await expect(other.getByText('20 of 20 pictures uploaded.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(other);
  expect(await picturesThere(other, ranch.uuid, sha256s)).toEqual(sha256s);

  // Once more: nothing is sent that is there.
  const begun: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/upload')) begun.push(request.url());
  });
  await other.goto('/settings/data');
  await field.setInputFiles(files);
  await other.getByRole('button', { name: 'Upload 20 pictures' }).click();
  await expect(other.getByText('20 of 20 pictures uploaded.')).toBeVisible({ timeout: 60_000 });
  expect(begun).toEqual([]);
  await context.close();
});

test('PHOTOS P5: pictures that were stopped half way go on where both files are chosen again', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, newPerson());
  const pictures = await sendPhotos(page, await serverRanch(page), NAMES);
  const files = await downloadPhotos(page);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await register(other, newPerson());
  const ranch = await serverRanch(other);
  let left = 5;
  await other.route('**/upload?**', (route) => ((left -= 1) >= 0 ? route.continue() : route.abort()));
  await other.goto('/settings/data');
  const field = photoFiles(other);
  await field.setInputFiles(files);
  await other.getByRole('button', { name: /^Import / }).click();
  await expect(other.getByText('5 of 20 pictures uploaded.')).toBeVisible({ timeout: 60_000 });
  await other.getByRole('button', { name: 'Stop uploading' }).click();
  await expect(other.getByText('You stopped it.')).toBeVisible();
  await other.unroute('**/upload?**');
  await other.reload();
  await field.setInputFiles(files);
  await other.getByRole('button', { name: 'Upload 20 pictures' }).click();
  await expect(other.getByText('20 of 20 pictures uploaded.')).toBeVisible({ timeout: 90_000 });
  const sha256s = pictures.map(sha256Of);
  expect(await picturesThere(other, ranch.uuid, sha256s)).toEqual(sha256s);
  await context.close();
});
