import type { Page } from '@playwright/test';
import { button, press, type } from './support/keyboard';
import { newPerson, register } from './support/people';
import { addHerd, addPaddock } from './support/record';
import { added, serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce', expectedComplaints: [/ERR_FAILED/] });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A ranch with cows and the paddock Creek, on whose page it ends. */
async function openCreek(page: Page): Promise<void> {
  await register(page, newPerson());
  await addHerd(page, 'Cows', '120');
  await addPaddock(page, 'Creek', '40');
  await page.goto('/paddocks');
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Creek', level: 1 })).toBeVisible();
  await expect(button(page, 'Add key area')).toBeVisible();
}

/** What the server has of a kind. */
async function onServer(page: Page, kind: string): Promise<readonly Record<string, unknown>[]> {
  const me = await page.request.get('/api/v3/user/me');
  const { ranches } = (await me.json()) as { ranches: [{ ranch_uuid: string }] };
  const answer = await page.request.get(`/api/v1/ranch/${ranches[0].ranch_uuid}/records`);
  const { records } = (await answer.json()) as { records: { kind: string; data: Record<string, unknown> }[] };
  return records.filter((each) => each.kind === kind).map(({ data }) => data);
}

test('EVIDENCE 12.12: a key area is read without a signal, missed with a reason, and sent once there is one', async ({
  page,
}) => {
  await openCreek(page);
  await press(page, button(page, 'Add key area'));
  const area = dialog(page, 'Add key area');
  await type(page, area.getByLabel('Name', { exact: true }), 'Bench');
  await type(page, area.getByLabel('Least stubble'), '4');
  await expectAccessible(page);
  await press(page, area.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Agreed: at least 4 in of stubble')).toBeVisible();
  await expect.poll(() => onServer(page, 'key_area')).toHaveLength(1);

  await page.route('**/api/**', (route) => route.abort());
  await press(page, button(page, 'Add reading of Bench'));
  const reading = dialog(page, 'Add reading');
  await type(page, reading.getByLabel('Heights', { exact: true }), '4 3.5 3');
  await expect(reading.getByText('Read: 3.5 in, mean of 3 heights. Missed.')).toBeVisible();
  await type(page, reading.getByLabel('Why not met'), 'Elk');
  await expectAccessible(page);
  await press(page, reading.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(/^Last reading .*: 3\.5 in, mean of 3 heights\. Missed\. Elk\./)).toBeVisible();
  expect(await onServer(page, 'use_reading')).toEqual([]);

  await page.unroute('**/api/**');
  await page.reload();
  await expect.poll(() => onServer(page, 'use_reading')).toMatchObject([{ heights_in: [4, 3.5, 3], cause: 'Elk' }]);
  await page.goto('/grazing/monitoring');
  const row = page.getByRole('table', { name: 'Use of key areas' }).getByRole('row', { name: /^Bench/ });
  await expect(row).toContainText('Missed');
  await expect(row).toContainText('Elk');
  await expectAccessible(page);
});

test('EVIDENCE 5: the use of key areas is on a landscape sheet with all of its five years', async ({ page }) => {
  await openCreek(page);
  await button(page, 'Add key area').click();
  const area = dialog(page, 'Add key area');
  await area.getByLabel('Name', { exact: true }).fill('Bench');
  await area.getByLabel('Key plant').fill('Western wheatgrass');
  await area.getByRole('button', { name: 'Save' }).click();
  await expect(area).toBeHidden();
  await page.goto('/grazing/monitoring');
  const table = page.getByRole('table', { name: 'Use of key areas' });
  await expect(table).toBeVisible();
  // A Letter sheet on its side, less its margins.
  await page.setViewportSize({ width: 965, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const last = await table.getByRole('columnheader').last().boundingBox();
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(965);
});

test('EVIDENCE 12.12: ground cover is counted tap by tap, and a step is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await openCreek(page);
  await button(page, 'Add transect').click();
  const transect = dialog(page, 'Add transect');
  await transect.getByLabel('Name', { exact: true }).fill('Bench 1');
  await transect.getByLabel('Center, or where the line begins').fill('41.93, -101.62');
  await transect.getByRole('button', { name: 'Save' }).click();
  await button(page, 'Add reading of Bench 1').click();
  const reading = dialog(page, 'Add transect reading');
  const bare = reading.getByRole('button', { name: 'One more point: Bare ground' });
  for (let tap = 0; tap < 5; tap += 1) await bare.click();
  await reading.getByRole('button', { name: 'One step back: Bare ground' }).click();
  await expect(reading.getByText('4 points', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await reading.getByLabel('Litter', { exact: true }).fill('96');
  await reading.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Bare ground 4 ± 2 %, ground cover 96 ± 2 %, of 100 points\.$/)).toBeVisible();
  await expect.poll(() => onServer(page, 'transect_reading')).toMatchObject([{ bare: 4, litter: 96 }]);
});

test('EVIDENCE 5: key areas and photo points are on the map where they are, and lead to their readings', async ({
  page,
}) => {
  await openCreek(page);
  const ranch = await serverRanch(page);
  const creek = (await ranch.records()).find(({ kind }) => kind === 'paddock')?.uuid;
  const at = (longitude: number) => ({ type: 'Point', coordinates: [longitude, 41.93] });
  const shape = {
    type: 'Polygon',
    coordinates: [
      [
        [-101.62, 41.92],
        [-101.6, 41.92],
        [-101.6, 41.94],
        [-101.62, 41.92],
      ],
    ],
  };
  const paddock = (await ranch.records()).find(({ kind }) => kind === 'paddock');
  await ranch.write(
    'Places to read',
    { kind: 'paddock', uuid: creek, base: paddock?.revision, data: { shape, acres: null } },
    added('key_area', {
      ...{ name: 'Bench', paddock_uuid: creek, point: at(-101.612), plant: '', season_of_use: '', note: '' },
      ...{ min_stubble_in: 4, max_use_percent: null, retired_at: null },
    }),
    added('photo_point', {
      ...{
        name: 'Crossing',
        paddock_uuid: null,
        point: at(-101.604),
        bearing_deg: 90,
        camera_height_in: null,
        lens: '',
      },
      ...{
        landmark: '',
        purpose: '',
        due_on_day: null,
        repeat_days: null,
        at_grazing: 'none',
        retired_at: null,
        note: '',
      },
    }),
  );
  await page.goto('/map');
  await page.getByRole('button', { name: 'Show 2 hidden places' }).click();
  await expect(page.getByRole('link', { name: 'Photo point: Crossing' })).toBeVisible();
  await expectAccessible(page);
  // A tool in hand is for the land: no pin lies under it.
  await page.getByRole('button', { name: 'Draw a paddock' }).click();
  await expect(page.getByRole('link', { name: 'Key area: Bench' })).toBeHidden();
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
  await page.getByRole('link', { name: 'Key area: Bench' }).click();
  await expect(page.getByRole('heading', { name: 'Creek', level: 1 })).toBeVisible();
  await expect(page.getByText('Agreed: at least 4 in of stubble')).toBeVisible();
});
