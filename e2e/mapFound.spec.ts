import type { Page } from '@playwright/test';
import { canvas, clickAt, drawPaddock, expectColor, openMap, type Point } from './support/map';
import { kmlOf, placemark } from './support/kml';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const beside = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });
const place = (page: Page) => new URL(page.url()).searchParams.get('at');

const CREEK: readonly Point[] = [
  [250, 200],
  [450, 200],
  [450, 400],
  [250, 400],
];

test('walk 29: the map says in which paddock a person is, and what it cannot find', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.93, longitude: -101.62, accuracy: 4 });
  await openMap(page, '?at=41.93,-101.62&zoom=14');
  const box = await canvas(page).boundingBox();
  const [x, y] = [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2];
  await drawPaddock(page, 'North 3', [
    [x - 90, y - 90],
    [x + 90, y - 90],
    [x + 90, y + 90],
    [x - 90, y + 90],
  ]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show where I am' }).click();
  await expect(page.getByText('You are in North 3, at 41.93, -101.62, to within 13 ft.')).toBeVisible();
  await context.setGeolocation({ latitude: 42.5, longitude: -101.62, accuracy: 4 });
  await expect(page.getByText('You are at 42.5, -101.62, to within 13 ft.')).toBeVisible();
  await page.getByRole('button', { name: 'Show where I am' }).click();

  await beside(page).getByRole('searchbox').fill('Thedford, Nebraska');
  await expect(beside(page).getByText('Nothing on this ranch is called “Thedford, Nebraska”.')).toBeVisible();
  await beside(page).getByRole('searchbox').fill('41.95, -101.5');
  await beside(page).getByRole('button', { name: 'Go to 41.95, -101.5' }).click();
  await expect.poll(() => place(page)).toBe('41.950000,-101.500000');
  // The pin is on the middle of the map; its head is above.
  await expectColor(page, [x - 6, y - 24], '#b3261e');
});

test('walk 30: a first paddock leaves the map where it is, and stays in sight while it gets its name', async ({
  page,
}) => {
  await openMap(page);
  await canvas(page).focus();
  for (let step = 0; step < 8; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => place(page)).not.toBeNull();
  await page.waitForTimeout(500);
  const before = page.url();
  await page.getByRole('button', { name: 'Draw a paddock' }).click();
  for (const corner of CREEK) await clickAt(page, corner);
  await page.getByRole('button', { name: 'Finish' }).click();
  const form = page.getByRole('dialog', { name: 'Add paddock' });
  await expect(form.getByRole('img', { name: 'What you drew, from above' })).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Creek');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(beside(page).getByRole('button', { name: /^Creek/ })).toBeVisible();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(before);
});

test('walk 30: places of an import can be drawn by one press', async ({ page }) => {
  await openMap(page);
  const trough =
    '<Placemark><name>Mill trough</name><Point><coordinates>-101.621,41.931</coordinates></Point></Placemark>';
  await page.goto('/settings/data');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(kmlOf(placemark('Creek', [-101.63, 41.92]), trough));
  await page.getByRole('button', { name: /^Import / }).click();
  await expect(page.getByRole('heading', { name: /^Imported/ })).toBeVisible();
  await page.goto('/map');
  const show = page.getByRole('button', { name: 'Show 1 hidden place' });
  await show.click();
  await expect(show).toBeHidden();
  await expect(beside(page).getByRole('button', { name: /Mill trough/ })).toBeVisible();
});
