import type { Page } from '@playwright/test';
import { clickAt, drawPaddock, expectColor, openMap, type Point } from './support/map';
import { startProduct } from './support/product';
import { serveTiles, type TileServer } from './support/tiles';
import { expect, test } from './support/test';

/** No other test has the port so far above the server under test. */
const FURTHER = 2;
const ADDRESS = `http://localhost:${Number(process.env.E2E_PORT) + FURTHER}`;
const PICTURES = '#3366cc';
const PLACE = '?at=41.93,-101.62&zoom=14&scheme=empty';
const BESIDE: Point = [560, 150];
const CREEK: readonly Point[] = [
  [250, 200],
  [450, 200],
  [450, 400],
  [250, 400],
];
const TROUBLE = 'The background map isn’t loading right now. Your paddocks are all here.';

test.use({
  baseURL: ADDRESS,
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
  // A picture that fails is in the console, whatever becomes of it; a refusal by the policy would be beside it.
  expectedComplaints: [/^Failed to load resource:/],
});

let tiles: TileServer;
let product: Awaited<ReturnType<typeof startProduct>>;

test.beforeAll(async () => {
  tiles = await serveTiles(PICTURES);
  const source = { template: tiles.template, attribution: 'Pictures of the test', max_zoom: 16 };
  const gone = await serveTiles(PICTURES);
  gone.close();
  const MAP_TILES = JSON.stringify({ ERSI_IMAGERY: source, ERSI_TOPO: { ...source, template: gone.template } });
  product = await startProduct(FURTHER, { MAP_TILES, ALLOWED_ORIGINS: '' });
});
test.afterAll(async () => {
  await product.close();
  tiles.close();
});

async function openWith(page: Page, manner: TileServer['manner']) {
  Object.assign(tiles, { manner, asked: 0 });
  await openMap(page, PLACE);
}

const trouble = (page: Page) => page.getByRole('status').filter({ hasText: TROUBLE });
const listed = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Paddocks and herds' }).getByRole('button', { name });

/** Draws a paddock, which is then in the list and in the legend. */
async function expectUsable(page: Page) {
  await drawPaddock(page, 'Creek', CREEK);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(listed(page, 'Creek')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Legend/ })).toContainText('1');
}

test('pictures of the ground lie below the paddocks, with whose they are', async ({ page }) => {
  await openWith(page, 'pictures');
  await expectColor(page, BESIDE, PICTURES);
  await expect(page.getByText('Pictures of the test')).toBeVisible();
  await expect(trouble(page)).toBeHidden();
});

test('while pictures are slow to come, the map is used as ever', async ({ page }) => {
  await openWith(page, 'slow');
  await expect.poll(() => tiles.asked).toBeGreaterThan(0);
  await expectUsable(page);
  await expectColor(page, BESIDE, PICTURES);
  await expect(trouble(page)).toBeHidden();
});

for (const [what, manner] of [
  ['a page comes in place of a picture', 'page'],
  ['the tile server fails', 'failing'],
] as const) {
  test(`${what}: the map says so, and all paddocks are there; it takes it back when pictures come`, async ({
    page,
  }) => {
    await openWith(page, manner);
    await expect(trouble(page)).toBeVisible();
    await expectUsable(page);
    tiles.manner = 'pictures';
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(trouble(page)).toBeHidden();
    await expectColor(page, [560, 120], PICTURES);
  });
}

/** The names of the controls over the map at whose middle something else would be pressed. */
const covered = (page: Page) =>
  page
    .getByRole('application')
    .locator('..')
    .locator('button, a, select')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((control) => control.getAttribute('aria-label')),
    );

for (const [width, height] of [
  [320, 640],
  [390, 664],
  [844, 390],
] as const) {
  test(`${width} by ${height}: while pictures fail to come, no control of the map is covered`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, 'failing');
    await expect(trouble(page)).toBeVisible();
    await expect(page.getByText('Pictures of the test')).toBeVisible();
    const opener = page.getByRole('button', { name: 'Tools', exact: true });
    await opener.scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);
    await opener.click();
    await expect(page.getByRole('button', { name: 'Measure' })).toBeVisible();
    await page.getByRole('button', { name: 'Measure' }).scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);
  });
}

test('where there is no tile server any more, the map says so, and all paddocks are there', async ({ page }) => {
  await openWith(page, 'pictures');
  await page.getByRole('combobox', { name: 'Background' }).selectOption('Topo');
  await expect(trouble(page)).toBeVisible();
  await expectUsable(page);
  await page.getByRole('combobox', { name: 'Background' }).selectOption('Imagery');
  await expect(trouble(page)).toBeHidden();
});

test('without any answer from the network the map draws on, and what was drawn is sent when there is one again', async ({
  page,
}) => {
  await openWith(page, 'pictures');
  // What the map needs for drawing has come by itself.
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort());
  await expectUsable(page);
  await page.unroute('**/*');
  await page.waitForResponse((answer) => answer.url().includes('/changes?') && answer.ok());
  await page.reload();
  await expect(listed(page, 'Creek')).toBeVisible();
});

test('a shape in hand is still there when a connection that was lost comes back', async ({ page, context }) => {
  await openWith(page, 'pictures');
  await page.getByRole('button', { name: 'Draw a paddock' }).click();
  await expect(page.getByRole('button', { name: 'Add corner' })).toBeVisible();
  for (const corner of CREEK) await clickAt(page, corner);
  await context.setOffline(true);
  const warning = page.getByText('An internet connection is required');
  await expect(warning).toBeVisible();
  await context.setOffline(false);
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await dialog.getByLabel('Name', { exact: true }).fill('Creek');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(listed(page, 'Creek')).toBeVisible();
});
