import type { Page } from '@playwright/test';
import { expect, keepWorking, openStocked, test } from '../support/fieldTest';
import { aPicture } from '../support/pictures';

/** 200 kbit/s, with every fourth answer lost. */
const BAD = { bytesPerSecond: 25_000, losesEvery: 4 };

const photosIn = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');
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
}) => {
  // An answer that is lost is waited for.
  test.setTimeout(600_000);
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
  // What the test asks goes over that line, too.
  const photos = async () => (await ranch.records().catch(() => [])).filter(({ kind }) => kind === 'photo');
  await expect.poll(async () => (await photos()).length, { timeout: 60_000 }).toBe(names.length);
  const isThere = async ({ data }: { data: Record<string, unknown> }) => {
    const path = `${phone.line.address}/api/v1/ranch/${ranch.uuid}/photo/${String(data.sha256)}/small`;
    const answer = await phone.page.request.get(path).catch(() => undefined);
    return answer?.ok() === true;
  };
  const there = async () => (await Promise.all((await photos()).map(isThere))).filter(Boolean).length;
  await expect.poll(there, { timeout: 400_000 }).toBe(names.length);
  Object.assign(phone.line, { bytesPerSecond: undefined, losesEvery: undefined });
  expect(new Set((await photos()).map(({ data }) => data.sha256)).size).toBe(names.length);
});
