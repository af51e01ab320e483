import type { Locator, Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { readPng } from './support/png';
import { changeDaysElsewhere, noonIn, planIn, settled } from './support/plans';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const DAY_PX = 12;
const ROW_PX = { mouse: 30, finger: 44 };

const plan = (page: Page, paddock: string) =>
  page.getByRole('button', { name: new RegExp(`^Planned: Cows in ${paddock}, `) });

/** A day as the chart says it, in so many days. */
function saidIn(days: number): string {
  const at = new Date(noonIn(days));
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  const day = { month: 'short', day: 'numeric' } as const;
  return at.toLocaleDateString('en-US', isThisYear ? { weekday: 'short', ...day } : { ...day, year: 'numeric' });
}

const saidFor = (from: number, days: number) => `, ${saidIn(from)} to ${saidIn(from + days)}, ${days} days`;

/** A herd in Creek that is planned to go to Mesa in 5 days for 4, and to Ridge after that. */
async function openChart(page: Page): Promise<void> {
  await settled(page);
  await planIn(page, [
    ['Mesa', 5, 4],
    ['Ridge', 9, 3],
  ]);
  await page.goto('/grazing/chart');
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(5, 4)}`);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

async function dragBy(page: Page, target: Locator, right: number, down: number, fromEnd = false): Promise<void> {
  const { x, y, width } = await middleOf(target);
  const start = fromEnd ? x + width / 2 - 2 : x;
  await page.mouse.move(start, y);
  await page.mouse.down();
  await page.mouse.move(start + right, y + down, { steps: 6 });
  await page.mouse.up();
}

test('a planned move is dragged to other days and another paddock, stretched, and taken back', async ({ page }) => {
  await openChart(page);
  await dragBy(page, plan(page, 'Mesa'), 2 * DAY_PX, 0);
  await expect(page.getByText('Changed the planned move of Cows to Mesa')).toBeVisible();
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(7, 4)}`);
  // The one after it stays, unless the person says so.
  await expect(plan(page, 'Ridge')).toHaveAccessibleName(`Planned: Cows in Ridge${saidFor(9, 3)}`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(5, 4)}`);

  await page.getByRole('checkbox', { name: 'Move the later ones too' }).check();
  await dragBy(page, plan(page, 'Mesa'), 2 * DAY_PX, 0, true);
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(5, 6)}`);
  await expect(plan(page, 'Ridge')).toHaveAccessibleName(`Planned: Cows in Ridge${saidFor(11, 3)}`);

  await dragBy(page, plan(page, 'Ridge'), 0, -2 * ROW_PX.mouse);
  await expect(plan(page, 'Creek')).toHaveAccessibleName(`Planned: Cows in Creek${saidFor(11, 3)}`);
  await page.goto('/grazing/plan');
  await expect(page.getByRole('list', { name: 'Planned moves of Cows' })).toContainText('Creek');
});

test('walk 7: a planned move is not dragged or moved by keys into the past', async ({ page }) => {
  await openChart(page);
  const before = `Planned: Cows in Mesa${saidFor(5, 4)}`;
  await dragBy(page, plan(page, 'Mesa'), -8 * DAY_PX, 0);
  await expect(page.getByText('A plan begins today or later: it stays where it was.').first()).toBeVisible();
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(before);
  await plan(page, 'Ridge').focus();
  for (let day = 0; day < 10; day += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(plan(page, 'Ridge')).toHaveAccessibleName(`Planned: Cows in Ridge${saidFor(9, 3)}`);
  await page.goto('/grazing/plan');
  await expect(page.getByRole('list', { name: 'Planned moves of Cows' })).not.toContainText('late');
});

test('Escape lets go of a planned move that is dragged: nothing is moved', async ({ page }) => {
  await openChart(page);
  const { x, y } = await middleOf(plan(page, 'Mesa'));
  const said = page.getByRole('main').getByRole('status');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * DAY_PX, y + ROW_PX.mouse, { steps: 6 });
  await expect(said).toContainText(`Cows in Ridge from ${saidIn(7)} for 4 days.`);
  await page.keyboard.press('Escape');
  await expect(said).not.toContainText('Cows in Ridge from');
  await page.mouse.move(x + 3 * DAY_PX, y + ROW_PX.mouse);
  await page.mouse.up();
  await dragBy(page, plan(page, 'Ridge'), DAY_PX, 0);
  await expect(page.getByText('Changed the planned move of Cows to Ridge')).toBeVisible();
  await expect(page.getByText('Changed the planned move of Cows to Mesa')).toBeHidden();
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(5, 4)}`);
});

test('a planned move stays below the pointer where the chart moves on the page while it is dragged', async ({
  page,
}) => {
  await openChart(page);
  const { x, y } = await middleOf(plan(page, 'Mesa'));
  const down = 2 * ROW_PX.mouse;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + DAY_PX, y, { steps: 3 });
  const chart = page.getByRole('group', { name: 'Chart, scrolls both ways' });
  await chart.evaluate((element, px) => element.style.setProperty('margin-top', `${px}px`), down);
  await page.mouse.move(x + 2 * DAY_PX, y + down, { steps: 3 });
  await page.mouse.up();
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(7, 4)}`);
});

const KEYS = /Arrows move it by a day or a row, with Shift they stretch it, Enter keeps it, Escape leaves it as it was/;

test('the chart says how the keys move what is planned, below its key and of each planned move', async ({ page }) => {
  await openChart(page);
  await expect(page.getByText(KEYS)).toBeVisible();
  await expect(plan(page, 'Mesa')).toHaveAccessibleDescription(KEYS);
});

test('the chart says what a bar is, leads to its form, and has the same as a table', async ({ page }) => {
  await openChart(page);
  await plan(page, 'Ridge').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Planned: Cows in Ridge');
  await page.getByRole('button', { name: 'Edit the planned move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the planned move' });
  await dialog.getByLabel('Planned days', { exact: true }).fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(plan(page, 'Ridge')).toHaveAccessibleName(`Planned: Cows in Ridge${saidFor(9, 2)}`);

  await page.getByText('The same as a table').click();
  const rows = page.getByRole('table', { name: 'Grazing chart' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Ridge' })).toContainText('Planned');
  await expect(rows.filter({ hasText: 'Grazed' })).toContainText('still there');
  for (const zoom of ['Day', 'Month', 'Week']) {
    await page.getByRole('button', { name: zoom, exact: true }).click();
    await expect(plan(page, 'Mesa')).toBeVisible();
  }
  await expectAccessible(page);
});

test('by keyboard alone a planned move is moved and stretched, or left as it was', async ({ page }) => {
  await openChart(page);
  await plan(page, 'Mesa').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByText('Changed the planned move of Cows to Ridge')).toBeVisible();
  const moved = page.getByRole('button', { name: `Planned: Cows in Ridge${saidFor(7, 5)}` });
  await moved.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`Cows in Ridge from ${saidIn(5)} for 5 days.`);
  await page.keyboard.press('Escape');
  await expect(moved).toBeFocused();
});

test('D17: a planned move that was changed elsewhere while it was held is not written over', async ({ page }) => {
  await openChart(page);
  await plan(page, 'Mesa').focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await changeDaysElsewhere(page, 4, 9);
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(5, 9)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved: You changed this planned move while you held it.')).toBeVisible();
  await expect(plan(page, 'Mesa')).toHaveAccessibleName(`Planned: Cows in Mesa${saidFor(5, 9)}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Drags Mesa's planned move by a finger, to two days later in the row below; gives back what lets it go. */
  async function dragMesa(page: Page): Promise<() => Promise<unknown>> {
    const { x, y } = await middleOf(plan(page, 'Mesa'));
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 6; step += 1)
      await touch('touchMove', [{ x: x + (step / 6) * 2 * DAY_PX, y: y + (step / 6) * ROW_PX.finger }]);
    return () => touch('touchEnd', []);
  }

  test('what is dragged is told in view, though the page is scrolled down to the chart', async ({ page }) => {
    await openChart(page);
    await page.setViewportSize({ width: 390, height: 500 });
    const told = page.getByRole('main').getByRole('status');
    await plan(page, 'Mesa').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(told).not.toBeInViewport();
    const letGo = await dragMesa(page);
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(told).toContainText('Cows in Ridge from');
    await letGo();
    await expect(plan(page, 'Ridge').first()).toHaveAccessibleName(`Planned: Cows in Ridge${saidFor(7, 4)}`);
  });

  test('a planned move is dragged by a finger', async ({ page }) => {
    await openChart(page);
    await plan(page, 'Mesa').scrollIntoViewIfNeeded();
    await (
      await dragMesa(page)
    )();
    await expect(plan(page, 'Ridge').first()).toHaveAccessibleName(`Planned: Cows in Ridge${saidFor(7, 4)}`);
  });
});

test('the chart goes onto one page of any of four papers, with the seal of the record, and is saved as a picture', async ({
  page,
}) => {
  await openChart(page);
  await page.getByRole('link', { name: 'Print or save as image' }).click();
  await expect(page.getByRole('heading', { name: 'Print the chart' })).toBeVisible();
  await expect(page.getByText(/^Seal of the record: Line \d+,/)).toBeVisible();
  for (const [paper, size] of [
    ['Letter', '792'],
    ['A4', '841'],
    ['A3', '1191'],
    ['Tabloid', '1224'],
  ] as const) {
    await page.getByRole('button', { name: paper, exact: true }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(new RegExp(`/MediaBox\\s*\\[0 0 ${size}`));
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as image' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/Grazing chart.*\.png$/);
  const png = readPng(await picture.path());
  expect(png.width).toBeGreaterThan(3_000);
  expect(png.values).toBeGreaterThan(20);
  await expectAccessible(page);
});

test('a viewer sees the chart and takes hold of nothing', async ({ page, browser }) => {
  await openChart(page);
  const viewer = await joinCrew(page, browser, 'viewer');
  await viewer.goto('/grazing/chart');
  await expect(viewer.getByRole('img', { name: /^Grazing chart/ })).toBeVisible();
  await viewer.getByText('The same as a table').click();
  await expect(viewer.getByRole('table', { name: 'Grazing chart' })).toContainText('Planned');
  await expect(plan(viewer, 'Mesa')).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Add to plan' })).toHaveCount(0);
  await expect(viewer.getByText(KEYS)).toHaveCount(0);
});
