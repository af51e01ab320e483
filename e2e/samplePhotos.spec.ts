import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { lookAroundSample } from './support/record';
import type { ServerRecord } from './support/serverRanch';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** How the server answers for each picture of the ranch's photos. */
async function picturesThere({ request }: Page): Promise<number[]> {
  const me = (await (await request.get('/api/v3/user/me')).json()) as {
    ranches: { ranch_uuid: string; name: string }[];
  };
  const path = `/api/v1/ranch/${me.ranches.find(({ name }) => name === 'Sample ranch')?.ranch_uuid ?? ''}`;
  const { records } = (await (await request.get(`${path}/records`)).json()) as { records: ServerRecord[] };
  const photos = records.filter(({ kind }) => kind === 'photo');
  return Promise.all(
    photos.map(async ({ data }) => (await request.get(`${path}/photo/${String(data.sha256)}/small`)).status()),
  );
}

test('the sample ranch has six drawn photos, two of one paddock to compare, which go to the server', async ({
  page,
}) => {
  await register(page, newPerson());
  await lookAroundSample(page);
  await page.getByRole('link', { name: 'Paddocks', exact: true }).click();
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  const photos = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Photos' }) });
  await photos.getByRole('button', { name: 'Along the water, a year later', exact: true }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Compare with…' }).click();
  await viewer.getByRole('button', { name: 'Along the water', exact: true }).click();
  const drawn = () =>
    viewer.locator('img').evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0));
  await expect.poll(async () => (await drawn()).length).toBe(2);
  await page.screenshot({ path: test.info().outputPath('compared.png') });
  // A page that is loaded while pictures are on their way asks for none in vain.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Creek', level: 1 })).toBeVisible();
  await expect.poll(() => picturesThere(page), { timeout: 60_000 }).toEqual(Array.from({ length: 6 }, () => 200));
});

test('walk 43: a page that is left before the photos of the sample ranch are drawn draws them the next time, once each', async ({
  page,
}) => {
  // The first page never comes to the end of a picture.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('left') === null) HTMLCanvasElement.prototype.toBlob = () => undefined;
    sessionStorage.setItem('left', 'yes');
  });
  await register(page, newPerson());
  await lookAroundSample(page);
  expect(await picturesThere(page)).toEqual([]);
  const six = Array.from({ length: 6 }, () => 200);
  for (let opened = 1; opened <= 2; opened += 1) {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();
    await expect.poll(() => picturesThere(page), { timeout: 60_000 }).toEqual(six);
  }
});
