import type { Page } from '@playwright/test';
import { canvas, drawPaddock, expectColor, openMap, tapAt, type Point } from './support/map';
import { addHerd, byTouch, pickPlace, row } from './support/record';
import { expect, expectAccessible, test } from './support/test';

const PLACE = '?at=41.93,-101.62&zoom=14';
/** Beside names and pins. */
const GRAZED: Point = [95, 251];
const EMPTY: Point = [210, 251];

/** Two paddocks side by side in the middle of a phone's map, drawn by finger. */
async function drawTwo(page: Page) {
  await drawPaddock(
    page,
    'Creek',
    [
      [80, 160],
      [190, 160],
      [190, 260],
      [80, 260],
    ],
    tapAt,
  );
  await drawPaddock(
    page,
    'Mesa',
    [
      [192, 162],
      [300, 160],
      [300, 260],
      [191, 258],
    ],
    tapAt,
  );
  await page.getByRole('button', { name: 'Cancel' }).tap();
}

test.describe('on a phone, by finger', () => {
  test.use({ reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('paddocks are drawn, and have the colors of all six schemes', async ({ page }) => {
    await openMap(page, PLACE);
    await drawTwo(page);
    await addHerd(page, 'Cows', '120', byTouch);
    await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek', byTouch);

    // Never grazed: no data of rest and of grazing, and nothing was taken this season. Nobody has estimated its forage.
    const colors: [string, grazed: string, empty: string][] = [
      ['restDays', '#7a5ea8', '#b9b4a6'],
      ['grazingDays', '#5b9a63', '#b9b4a6'],
      ['seasonADA', '#c8553d', '#c8553d'],
      ['forage', '#b9b4a6', '#b9b4a6'],
      ['uniform', '#229959', '#229959'],
    ];
    await page.goto('/settings/map');
    await page.getByRole('slider', { name: 'Paddock opacity' }).fill('1');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText(/saved/i).first()).toBeVisible();
    for (const [scheme, grazed, empty] of colors) {
      await page.goto(`/map${PLACE}&scheme=${scheme}`);
      await expect(canvas(page)).toBeVisible();
      await expectColor(page, GRAZED, grazed);
      await expectColor(page, EMPTY, empty);
    }
    await page.goto(`/map${PLACE}&scheme=empty`);
    await expect(canvas(page)).toBeVisible();
    // The plain ground.
    await expectColor(page, EMPTY, '#d9d3b8');
    await expectAccessible(page);
  });
});
