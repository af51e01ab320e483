import type { Page } from '@playwright/test';
import { clickAt, drawPaddock, openMap, type Point } from './support/map';
import { aPicture, picturesSent } from './support/pictures';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const PLACE = '?at=41.93,-101.62&zoom=14';
const CREEK: readonly Point[] = [
  [250, 200],
  [450, 200],
  [450, 400],
  [250, 400],
];

const beside = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });

test('a place gets photos, which are beside the map and go with it', async ({ page }) => {
  await openMap(page, PLACE);
  await page.getByRole('button', { name: 'Add a place' }).click();
  await expect(page.getByRole('button', { name: 'Put it here' })).toBeVisible();
  await clickAt(page, [560, 300]);
  const form = page.getByRole('dialog', { name: 'Add place' });
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles([await aPicture(page, 'Trough'), await aPicture(page, 'Float')]);
  await expect(form.getByLabel('Caption')).toHaveCount(2);
  await form.getByLabel('Caption').first().fill('The trough');
  // A photo that is deleted while its picture is on its way gets a refusal, which the console tells.
  const sent = picturesSent(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();

  await clickAt(page, [560, 300]);
  const photos = beside(page).getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(photos).toHaveCount(2);
  await photos.first().click();
  const large = page.getByRole('dialog', { name: 'The trough' });
  await expect(large.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => sent.size, { timeout: 30_000 }).toBe(2);
  await beside(page).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit place' });
  await edit.getByRole('button', { name: 'Remove The trough' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(photos).toHaveCount(1);
  await beside(page).getByRole('button', { name: 'Delete' }).click();
  await expect(photos).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo on the map' }).click();
  await expect(beside(page).getByRole('button', { name: /Place 1|Water 1|Trough 1/ })).toBeVisible();
});

test('a trough and a fence are put on the map, named, found, changed and deleted', async ({ page }) => {
  await openMap(page, PLACE);
  await page.getByRole('button', { name: 'Add a place' }).click();
  await expect(page.getByRole('button', { name: 'Put it here' })).toBeVisible();
  await clickAt(page, [560, 300]);
  const form = page.getByRole('dialog', { name: 'Add place' });
  await form.getByLabel('What is here').selectOption('Trough');
  await expect(form.getByText('Left empty, it is called Trough 1.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add a fence or another line' }).click();
  for (const corner of [
    [300, 450],
    [500, 480],
  ] as const) {
    await clickAt(page, corner);
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Line fence');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();

  await clickAt(page, [560, 300]);
  await expect(beside(page).getByRole('heading', { name: 'Trough 1' })).toBeVisible();
  await expect(beside(page)).toContainText(/Trough, 41\.9\d+, -101\.6\d+/);
  await beside(page).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit place' });
  await edit.getByLabel('Name', { exact: true }).fill('North trough');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(beside(page).getByRole('heading', { name: 'North trough' })).toBeVisible();
  await beside(page).getByRole('button', { name: 'Close' }).click();

  await clickAt(page, [400, 465]);
  await expect(beside(page).getByRole('heading', { name: 'Line fence' })).toBeVisible();
  await expect(beside(page)).toContainText(/Fence, [\d.,]+ (ft|mi)/);
  await beside(page).getByRole('button', { name: 'Delete' }).click();
  await expect(beside(page).getByRole('button', { name: 'Line fence' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo on the map' }).click();
  await expect(beside(page).getByRole('button', { name: 'Line fence' })).toBeVisible();

  await beside(page).getByRole('searchbox').fill('north');
  await expect(beside(page).getByRole('button', { name: 'Line fence' })).toBeHidden();
  await beside(page).getByRole('searchbox').fill('42.1, -101.5');
  await beside(page).getByRole('button', { name: 'Go to 42.1, -101.5' }).click();
  await page.reload();
  await expect(beside(page).getByRole('button', { name: 'North trough' })).toBeVisible();
  await expectAccessible(page);
});

test('a tool that is still on its way says so, and takes no press before it is there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/mapEditing[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openMap(page, PLACE);
  await page.getByRole('button', { name: 'Add a place' }).click();
  await expect(page.getByText('One moment: the tool is loading.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it here' })).toBeHidden();
  release();
  await expect(page.getByText('Press where it is: a trough, a gate, a corral.')).toBeVisible();
  await clickAt(page, [560, 300]);
  await expect(page.getByRole('dialog', { name: 'Add place' })).toBeVisible();
});

test('a lane is cut through a paddock, as wide as it is asked to be', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cut a lane' }).click();
  for (const corner of [
    [345, 150],
    [352, 450],
  ] as const) {
    await clickAt(page, corner);
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  const form = page.getByRole('dialog', { name: 'Cut a lane through Creek' });
  await form.getByLabel('Width in feet').fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('A lane needs a width above 0')).toBeVisible();
  await form.getByLabel('Width in feet').fill('60');
  await form.getByLabel('New paddocks in its place').check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  for (const name of ['Creek lane', 'Creek 1', 'Creek 2']) {
    await expect(beside(page).getByRole('button', { name })).toBeVisible();
  }
  await beside(page).getByRole('button', { name: 'Creek lane' }).click();
  await expect(beside(page)).toContainText(/\d acres/);
});

const around: readonly [latitude: number, longitude: number][] = [
  [41.93, -101.62],
  [41.93, -101.619],
  [41.9307, -101.619],
  [41.9307, -101.62],
];

test('a boundary is walked with the position of the phone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  const stand = async ([latitude, longitude]: readonly [number, number], accuracy: number) => {
    await context.setGeolocation({ latitude, longitude, accuracy });
  };
  await stand([41.93, -101.62], 90);
  await openMap(page, PLACE);
  await page.getByRole('button', { name: 'Walk a boundary' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Walk along the fence' });
  await expect(told).toContainText('may be off by 295 ft: too much for a corner');
  await expect(page.getByRole('button', { name: 'Add corner' })).toBeDisabled();
  for (const [index, place] of around.entries()) {
    await stand(place, 4);
    await expect(told).toContainText(index === 0 ? '1 corner' : `${index + 1} corners`);
  }
  await expect(told).toContainText('to within 13 ft');
  await page.getByRole('button', { name: 'Pause' }).click();
  await stand([41.95, -101.62], 4);
  await expect(told).toContainText('paused, 4 corners');
  await page.getByRole('button', { name: 'Finish' }).click();
  const form = page.getByRole('dialog', { name: 'Add paddock' });
  await expect(form).toContainText('It has 1.6 acres');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(told).toContainText('4 corners');
  await page.getByRole('button', { name: 'Finish' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Trap');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(told).toBeHidden();
  await expect(beside(page).getByRole('button', { name: /^Trap/ })).toBeVisible();
  // The next walk begins where the person stands, with nothing of the last one.
  await page.getByRole('button', { name: 'Walk a boundary' }).click();
  await expect(told).toContainText('Walk along the fence: 1 corner.');
});

test('a position that is refused is said, and the map is as it was', async ({ page, context }) => {
  await context.clearPermissions();
  await openMap(page, PLACE);
  await page.getByRole('button', { name: 'Show where I am' }).click();
  await expect(page.getByText('Your position is not shared with this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Show where I am' }).click();
  await expect(page.getByText('Your position is not shared with this page.')).toBeHidden();
});
