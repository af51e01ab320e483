import type { Page } from '@playwright/test';
import { expect, keepWorking, openStocked, test } from '../support/fieldTest';
import { serverRanch } from '../support/serverRanch';
import { aPicture } from '../support/pictures';

/** 200 kbit/s, with every fourth answer lost. */
const BAD = { bytesPerSecond: 25_000, losesEvery: 4 };

// The page has each photo twice: in the row of its note, and among all of the paddock.
const photosIn = (page: Page) => page.getByRole('list', { name: 'Photos' }).first().getByRole('img');
const drawn = (page: Page) =>
  photosIn(page).evaluateAll(
    (all) => all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
  );

async function openCreek(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Paddocks', exact: true }).first().click();
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Creek', level: 1 })).toBeVisible();
}

test('PHOTOS P7: photos taken without a signal outlive the browser, and come over a bad line, once each', async ({
  phone,
  ranch,
  baseURL,
}) => {
  // An answer that is lost is waited for.
  test.setTimeout(300_000);
  await openStocked(phone, ranch);
  await phone.setNetwork(false);
  await keepWorking(phone);
  await openCreek(phone.page);
  await phone.page.getByRole('button', { name: 'Add note' }).click();
  const dialog = phone.page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill('The gate is broken');
  const choosing = phone.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  const names = ['Gate', 'Hinge', 'Post'];
  await (await choosing).setFiles(await Promise.all(names.map((name) => aPicture(phone.page, name, 3_000, 2_000))));
  await expect(dialog.getByLabel('Caption')).toHaveCount(names.length);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(phone.page.getByText('Added note on Creek').first()).toBeVisible();

  await phone.killAndOpen('/paddocks');
  await keepWorking(phone);
  await openCreek(phone.page);
  await expect.poll(() => drawn(phone.page)).toBe(names.length);

  Object.assign(phone.line, BAD);
  await phone.setNetwork(true);
  // The test asks straight ahead, so that the line is the phone's alone.
  const site = await serverRanch(() => phone.page, baseURL);
  const photos = async () => (await site.records()).filter(({ kind }) => kind === 'photo');
  await expect.poll(async () => (await photos()).length, { timeout: 60_000 }).toBe(names.length);
  const isThere = async ({ data }: { data: Record<string, unknown> }) => {
    const path = `${baseURL}/api/v1/ranch/${ranch.uuid}/photo/${String(data.sha256)}/small`;
    return (await phone.page.request.get(path)).ok();
  };
  const there = async () => (await Promise.all((await photos()).map(isThere))).filter(Boolean).length;
  await expect.poll(there, { timeout: 150_000 }).toBe(names.length);
  Object.assign(phone.line, { bytesPerSecond: undefined, losesEvery: undefined });
  expect(new Set((await photos()).map(({ data }) => data.sha256)).size).toBe(names.length);
});
