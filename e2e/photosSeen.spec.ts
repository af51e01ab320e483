import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { sendPhotos } from './support/sentPhotos';
import { A_PADDOCK, added, serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** A paddock with that many photos, and its page. */
async function openCreek(page: Page, names: readonly string[]): Promise<void> {
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  const creek = added('paddock', { ...A_PADDOCK, name: 'Creek' });
  await ranch.write('Added a paddock', creek);
  await sendPhotos(page, ranch, names, { paddockUuid: creek.uuid });
  await page.goto(`/paddocks/${creek.uuid}`);
}

/** A photo in the list of all photos of the paddock. */
const photo = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Photos' }) })
    .getByRole('button', { name, exact: true });

const viewer = (page: Page) => page.getByRole('dialog');

test('walk 42: a photo is compared with another one of its place, side by side and one over the other', async ({
  page,
}) => {
  await openCreek(page, ['Gate', 'Hinge', 'Post']);
  await photo(page, 'Post').click();
  await viewer(page).getByRole('button', { name: 'Compare with…' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Compare with which photo?');
  const others = viewer(page).getByRole('list', { name: 'Photos' });
  await expect(others.getByRole('button')).toHaveCount(2);
  // Two of one place look alike: their days tell them apart.
  await expect(others.getByText('Mon, Jun 1', { exact: true })).toHaveCount(2);
  await viewer(page).getByRole('button', { name: 'Gate' }).click();
  // The earlier one first.
  const names = () =>
    viewer(page)
      .locator('img')
      .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
  await expect.poll(names).toEqual(['Gate', 'Post']);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`beside-${width}.png`) });
    await expectAccessible(page);
  }
  await viewer(page).getByRole('button', { name: 'One over the other' }).click();
  const slider = viewer(page).getByRole('slider');
  await expect(slider).toHaveValue('50');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('52');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0%');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('over-320.png') });
  await viewer(page).getByRole('button', { name: 'Choose another photo' }).click();
  await viewer(page).getByRole('button', { name: 'Back to the photo' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Post');
  // Escape leads one step back, too.
  await viewer(page).getByRole('button', { name: 'Compare with…' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Compare with which photo?');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveAccessibleName('Post');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger goes to the next photo and back, and the map shows where it was', async ({ page }) => {
    await openCreek(page, ['Gate', 'Hinge']);
    await photo(page, 'Hinge').tap();
    await expect(viewer(page)).toHaveAccessibleName('Hinge');
    const line = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        line.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [{ x: from, y: 300 }]);
      await touch('touchMove', [{ x: (from + to) / 2, y: 302 }]);
      await touch('touchMove', [{ x: to, y: 302 }]);
      await touch('touchEnd', []);
    };
    await swipe(300, 100);
    await expect(viewer(page)).toHaveAccessibleName('Gate');
    await swipe(100, 300);
    await expect(viewer(page)).toHaveAccessibleName('Hinge');
    await page.screenshot({ path: test.info().outputPath('viewer-390.png') });
    // Where the photo was pressed a moment ago a second press is not meant for the link.
    await expect(async () => {
      await viewer(page).getByRole('link', { name: 'Show on map' }).tap();
      await expect(page).toHaveURL(/\/map\?paddock=/, { timeout: 2_000 });
    }).toPass();
  });
});

test('photos that are marked are printed with the report, at most twelve', async ({ page }) => {
  await openCreek(
    page,
    Array.from({ length: 13 }, (_, index) => `Gate ${index + 1}`),
  );
  await page.goto('/grazing/report');
  const sheet = page.getByRole('article', { name: 'Season report' });
  await sheet.getByText('Choose photos for the report').click();
  const boxes = sheet.getByRole('checkbox', { name: /^In the report: Gate/ });
  await expect(boxes).toHaveCount(13);
  for (const index of Array.from({ length: 12 }, (_, at) => at)) await boxes.nth(index).check();
  await expect(boxes.nth(12)).toBeDisabled();
  await expect(sheet.getByRole('figure').filter({ hasText: 'Creek' })).toHaveCount(12);
  await boxes.nth(11).uncheck();
  await expect(boxes.nth(12)).toBeEnabled();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await sheet.getByRole('heading', { name: 'Photos' }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`report-${width}.png`) });
    await expectAccessible(page);
  }
  await page.reload();
  await expect(sheet.getByRole('figure').filter({ hasText: 'Creek' })).toHaveCount(11);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('Choose photos for the report')).toBeHidden();
  await expect(sheet.getByRole('img', { name: 'Gate 13' })).toBeVisible();
});

test('walk 41: a photo is shown on the map where it was taken, though the layer of notes is off', async ({ page }) => {
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  const creek = added('paddock', { ...A_PADDOCK, name: 'Creek' });
  await ranch.write('Added a paddock', creek);
  const points = [
    [-101.62, 41.93],
    [-101.6, 41.93],
  ] as const;
  await sendPhotos(page, ranch, ['Gate', 'Trough'], { paddockUuid: creek.uuid, points });
  await page.goto(`/paddocks/${creek.uuid}`);
  await photo(page, 'Gate').click();
  await viewer(page).getByRole('link', { name: 'Show on map' }).click();
  const pins = page.getByRole('application').getByRole('button');
  await expect(pins).toHaveCount(1);
  await expect(pins).toHaveAccessibleName('Gate');
  await expect(page.getByRole('button', { name: 'Show 1 hidden place' })).toBeVisible();
  await pins.click();
  await expect(viewer(page)).toHaveAccessibleName('Gate');
});

test('photos lie on the map where they were taken, as one where they lie on each other', async ({ page }) => {
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  await ranch.write('Added a paddock', added('paddock', { ...A_PADDOCK, name: 'Creek' }));
  const points = [
    [-101.62, 41.93],
    [-101.62, 41.93001],
    [-101.6, 41.93],
  ] as const;
  await sendPhotos(page, ranch, ['Gate', 'Hinge', 'Trough'], { points });
  await page.goto('/map?at=41.930000,-101.610000&zoom=13.00');
  await page.getByRole('button', { name: 'Show 3 hidden places' }).click();
  const pins = page.getByRole('application').getByRole('button');
  await expect(pins).toHaveCount(2);
  await expect(page.getByRole('button', { name: '2 photos' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: 'Trough' })
        .locator('img')
        .evaluate((each) => (each as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`pins-${width}.png`) });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: '2 photos' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Hinge');
  await viewer(page).getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Gate');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/map\?/);
});
