import type { CDPSession, Page } from '@playwright/test';
import { canvas, drawPaddock, openMap, openTools, tapAt, type Point } from './support/map';
import { addHerd, byTouch, pickPlace, row } from './support/record';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const PLACE = '?at=41.93,-101.62&zoom=14';
const CREEK: readonly Point[] = [
  [80, 160],
  [190, 160],
  [190, 260],
  [80, 260],
];
const MESA: readonly Point[] = [
  [192, 162],
  [300, 160],
  [300, 260],
  [191, 258],
];
const IN_MESA: Point = [245, 240];
/** The tag of a herd that stands in the middle of Creek. */
const PIN: Point = [135, 188];

const beside = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });
const listed = (page: Page, name: string) => beside(page).getByRole('button', { name });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Draw and edit' }).getByRole('button', { name, exact: true });
const legend = (page: Page) => page.getByRole('region', { name: /^Legend/ });

/** A finger goes down, moves and lets go. */
async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await canvas(page).boundingBox();
  const at = (share: number) => ({
    x: (box?.x ?? 0) + from[0] + share * (to[0] - from[0]),
    y: (box?.y ?? 0) + from[1] + share * (to[1] - from[1]),
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [at(0)]);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [at(step / 10)]);
  await touch('touchEnd', []);
}

async function drawTwo(page: Page): Promise<void> {
  await drawPaddock(page, 'Creek', CREEK, tapAt);
  await drawPaddock(page, 'Mesa', MESA, tapAt);
  await page.getByRole('button', { name: 'Cancel' }).tap();
}

test('by finger paddocks are drawn, split and merged, and all of it is taken back', async ({ page }) => {
  await openMap(page, PLACE);
  await drawTwo(page);
  await expect(legend(page)).toContainText('No data 2');

  await openTools(page);
  await tool(page, 'Split').tap();
  await expect(page.getByRole('button', { name: 'Add corner' })).toBeVisible();
  await tapAt(page, [92, 130]);
  await tapAt(page, [136, 290]);
  await page.getByRole('button', { name: 'Finish' }).tap();
  const split = page.getByRole('dialog', { name: 'Split Creek' });
  await split.getByLabel('New paddocks in its place').check();
  await split.getByLabel('Name of part 1').fill('Upper');
  await split.getByLabel('Name of part 2').fill('Lower');
  await split.getByRole('button', { name: 'Save' }).tap();
  await expect(split).toBeHidden();
  await expect(legend(page)).toContainText('No data 3');

  await listed(page, 'Upper').tap();
  await beside(page).getByRole('button', { name: 'Merge' }).tap();
  const merge = page.getByRole('dialog', { name: 'Merge Upper' });
  await merge.getByLabel('Lower').check();
  await merge.getByLabel('Name', { exact: true }).fill('Whole');
  await merge.getByRole('button', { name: 'Save' }).tap();
  await expect(merge).toBeHidden();
  await expect(
    listed(page, 'Whole')
      .or(beside(page).getByRole('button', { name: 'Close' }))
      .first(),
  ).toBeVisible();

  await openTools(page);
  const undo = page.getByRole('button', { name: 'Undo on the map' });
  for (let steps = 0; steps < 4; steps += 1) await undo.tap();
  await expect(undo).toBeDisabled();
  for (const name of ['Creek', 'Mesa', 'Upper', 'Lower', 'Whole']) await expect(listed(page, name)).toBeHidden();
});

test('by finger a corner is picked and removed, but not where three fences meet', async ({ page }) => {
  await openMap(page, PLACE);
  await drawTwo(page);
  await openTools(page);
  await tool(page, 'Move corners').tap();
  const remove = page.getByRole('button', { name: 'Remove corner' });
  await expect(remove).toBeDisabled();
  await page.waitForTimeout(500);
  await tapAt(page, [190, 160]);
  await remove.tap();
  const refused = 'Three fences meet here: this corner can be moved, not removed.';
  await expect(page.getByRole('status').filter({ hasText: refused })).toBeVisible();
  await tapAt(page, [80, 260]);
  await remove.tap();
  await expect(page.getByText('Removed a corner of Creek', { exact: true })).toBeVisible();
  await expect(remove).toBeDisabled();
});

test('a herd is dragged by finger from one paddock to another', async ({ page }) => {
  await openMap(page, PLACE);
  await drawTwo(page);
  await addHerd(page, 'Cows', '120', byTouch);
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek', byTouch);
  await page.goto(`/map${PLACE}`);
  await expect(listed(page, 'Mesa')).toBeVisible();
  await expect(canvas(page)).toBeVisible();
  // The pin is there with the first picture of the land.
  await page.waitForTimeout(800);
  await dragByFinger(page, PIN, IN_MESA);
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  await expect(dialog.getByRole('radio', { name: /^Mesa/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Cows/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(beside(page)).toContainText(/Cows.*Mesa/);
});
