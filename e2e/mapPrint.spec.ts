import { canvas, expectColor, openMap } from './support/map';
import { readPng } from './support/png';
import { lookAroundSample } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

test('the map as it is goes onto a sheet, which is saved as a picture and printed on one page', async ({ page }) => {
  await openMap(page);
  await lookAroundSample(page);
  await page.goto('/map?scheme=restDays&at=41.93,-101.62&zoom=13.5');
  await page.getByRole('link', { name: 'Print or save as image' }).click();
  await expect(page.getByRole('heading', { name: 'Print the map' })).toBeVisible();
  await expect(page).toHaveURL(/\/map\/print\?.*scheme=restDays/);
  await expect(canvas(page)).toBeVisible();
  const sheet = page.getByRole('region', { name: 'The sheet' });
  await expect(sheet).toContainText(/Rest days, \w+, \w+ \d+, \d{4}/);
  await expect(sheet).toContainText('Grazing now 3');
  await expect(sheet).toContainText(/\d (ft|mi)/);
  await expect(page.locator('canvas.grazewell-land')).toHaveCount(1);
  await page.waitForTimeout(1000);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as image' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/Rest days.*\.png$/);
  const png = readPng(await picture.path());
  expect(png.width).toBeGreaterThan(2_000);
  expect(png.values).toBeGreaterThan(40);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.getByRole('link', { name: 'Back to the map' }).click();
  await expect(page).toHaveURL(/\/map\?.*scheme=restDays/);
  await page.goBack();
  await expectAccessible(page);
});

/** The ground that the light page has. */
const LIGHT_GROUND = '#d9d3b8';

test('the sheet is light while the page is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMap(page);
  await page.goto('/map/print?at=41.93,-101.62&zoom=13.5');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await expectColor(page, [60, 60], LIGHT_GROUND);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = await page
    .locator('canvas[aria-hidden]')
    .last()
    .evaluate((sheet) => {
      const context = sheet instanceof HTMLCanvasElement ? sheet.getContext('2d') : null;
      const [red, green, blue] = context?.getImageData(200, 300, 1, 1).data ?? [];
      return [red, green, blue];
    });
  expect(printed).toEqual([0xd9, 0xd3, 0xb8]);
});
