import type { Page } from '@playwright/test';
import { addHerd } from './support/record';
import { altClickAt, canvas, clickAt, dragTo, drawPaddock, expectColor, openMap, type Point } from './support/map';
import { lookAroundSample } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const PLACE = '?at=41.93,-101.62&zoom=14';
const CREEK: readonly Point[] = [
  [250, 200],
  [450, 200],
  [450, 400],
  [250, 400],
];
const MESA: readonly Point[] = [
  [452, 202],
  [650, 200],
  [650, 400],
  [449, 398],
];
const IN_CREEK: Point = [300, 250];
const IN_MESA: Point = [600, 250];

const beside = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });

test('two paddocks are drawn side by side, colored by rest days, and a herd is dragged from one to the other', async ({
  page,
}) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await drawPaddock(page, 'Mesa', MESA);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: /^Legend/ })).toContainText('No data 2');
  await expectAccessible(page);

  await addHerd(page, 'Cows', '120');
  await page.goto(`/map${PLACE}`);
  await expect(canvas(page)).toBeVisible();
  await page.waitForTimeout(500);
  await clickAt(page, IN_CREEK);
  await expect(beside(page).getByRole('heading', { name: 'Creek' })).toBeVisible();
  await expect(beside(page)).toContainText(/\d acres/);
  await beside(page).getByRole('button', { name: 'Move a herd here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(beside(page)).toContainText('In it: Cows');

  await page.getByRole('combobox', { name: 'Color scheme' }).selectOption('Rest days');
  await page.getByRole('slider', { name: 'Paddock opacity' }).fill('1');
  await expectColor(page, IN_CREEK, '#7a5ea8');
  await expectColor(page, IN_MESA, '#b9b4a6');

  // The pin stands in the middle of Creek.
  await dragTo(page, [350, 280], IN_MESA);
  await expect(dialog.getByRole('radio', { name: /^Mesa/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Cows/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expectColor(page, IN_MESA, '#7a5ea8');
  await expect(page.getByRole('region', { name: /^Legend/ })).toContainText('Grazing now 1');
});

/** The acres of the paddock that is selected, whose panel is closed again. */
async function acresShown(page: Page, name: string): Promise<number> {
  const heading = beside(page).getByRole('heading', { name, exact: true });
  await expect(heading).toBeVisible();
  const text = (await beside(page).textContent()) ?? '';
  await beside(page).getByRole('button', { name: 'Close' }).click();
  await expect(heading).toBeHidden();
  return Number((/([\d,.]+) acres/.exec(text)?.[1] ?? 'NaN').replaceAll(',', ''));
}

async function acresAt(page: Page, name: string, point: Point): Promise<number> {
  await clickAt(page, point);
  return acresShown(page, name);
}

async function acresListed(page: Page, name: string): Promise<number> {
  await beside(page).getByRole('button', { name }).click();
  return acresShown(page, name);
}

test('a paddock is split by a line, and its parts are merged again', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const whole = await acresAt(page, 'Creek', IN_CREEK);

  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await clickAt(page, [300, 250]);
  await clickAt(page, [320, 300]);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ends inside' })).toBeVisible();
  await clickAt(page, [350, 150]);
  await clickAt(page, [352, 450]);
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Split Creek' });
  await dialog.getByLabel('New paddocks in its place').check();
  await dialog.getByLabel('Name of part 1').fill('Upper');
  await dialog.getByLabel('Name of part 2').fill('Lower');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const parts = (await acresListed(page, 'Upper')) + (await acresListed(page, 'Lower'));
  expect(Math.abs(parts - whole)).toBeLessThan(0.2);
  await expect(beside(page).getByRole('button', { name: /^Creek/ })).toBeHidden();

  await page.goto(`/map${PLACE}`);
  await acresListed(page, 'Upper');
  await beside(page).getByRole('button', { name: 'Upper' }).click();
  await beside(page).getByRole('button', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge Upper' });
  await expect(merge.getByLabel('Lower')).toBeChecked();
  await merge.getByLabel('Name', { exact: true }).fill('Whole');
  await merge.getByRole('button', { name: 'Save' }).click();
  await expect(merge).toBeHidden();
  expect(Math.abs((await acresListed(page, 'Whole')) - whole)).toBeLessThan(0.2);
});

test('what was done on the map is taken back to the start, and done again', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await drawPaddock(page, 'Mesa', MESA);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const undo = page.getByRole('button', { name: 'Undo on the map' });
  const redo = page.getByRole('button', { name: 'Redo on the map' });
  const listed = (name: string) => beside(page).getByRole('button', { name });
  await undo.click();
  await expect(listed('Mesa')).toBeHidden();
  await undo.click();
  await expect(listed('Creek')).toBeHidden();
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(listed('Creek')).toBeVisible();
  await redo.click();
  await expect(listed('Mesa')).toBeVisible();
  await expect(redo).toBeDisabled();
});

test('a tool that is pressed before the map is there is in hand once it is', async ({ page }) => {
  let letMapCome: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letMapCome = resolve));
  await page.route(/ranchMap/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await openMap(page, PLACE);
  await page.locator('button[aria-label="Draw a paddock"]').click();
  await expect(page.getByText('One moment: the tool is loading.')).toBeVisible();
  letMapCome();
  await drawPaddock(page, 'Creek', CREEK);
  await expect(beside(page).getByRole('button', { name: /^Creek/ })).toBeVisible();
});

test('a drawn paddock whose corner was moved is taken back to the start by its own person', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await page.getByRole('button', { name: 'Move corners' }).click();
  await page.waitForTimeout(500);
  await dragTo(page, [450, 200], [500, 180]);
  await expect(page.getByText('Moved a corner of Creek', { exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo on the map' });
  await undo.click();
  await undo.click();
  await expect(beside(page).getByRole('button', { name: /^Creek/ })).toBeHidden();
  const redo = page.getByRole('button', { name: 'Redo on the map' });
  await redo.click();
  await redo.click();
  await expect(beside(page).getByRole('button', { name: /^Creek/ })).toBeVisible();
  await expect(page.getByText('Someone else')).toBeHidden();
});

test('what was drawn stays in hand while nobody has named it', async ({ page }) => {
  await openMap(page, PLACE);
  await page.getByRole('button', { name: 'Draw your first paddock' }).click();
  await expect(page.getByRole('button', { name: 'Add corner' })).toBeVisible();
  for (const corner of CREEK) await clickAt(page, corner);
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Creek');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(beside(page).getByRole('button', { name: /^Creek/ })).toBeVisible();
});

test('what is in hand is asked for before it is left, and a name that is there already is said', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  for (const corner of MESA) await clickAt(page, corner);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: 'Move corners' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('link', { name: 'Herds' }).first().click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await dialog.getByLabel('Name', { exact: true }).fill('creek');
  await expect(dialog.getByText('There is a paddock of this name already.')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Herds' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/herds/);
});

test('neighbors keep their common fence when a corner of it is dragged', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await drawPaddock(page, 'Mesa', MESA);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const before = (await acresAt(page, 'Creek', IN_CREEK)) + (await acresAt(page, 'Mesa', IN_MESA));
  await page.getByRole('button', { name: 'Move corners' }).click();
  await page.waitForTimeout(500);
  await dragTo(page, [450, 200], [500, 200]);
  await expect(page.getByText('Moved a corner of Creek, Mesa', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const [creek, mesa] = [await acresAt(page, 'Creek', IN_CREEK), await acresAt(page, 'Mesa', IN_MESA)];
  expect(creek).toBeGreaterThan(mesa);
  expect(Math.abs(creek + mesa - before)).toBeLessThan(1);
});

test('a corner is removed by a press with Alt, but not where three fences meet', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await drawPaddock(page, 'Mesa', MESA);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const mesa = await acresAt(page, 'Mesa', IN_MESA);
  const creek = await acresAt(page, 'Creek', IN_CREEK);
  await page.getByRole('button', { name: 'Move corners' }).click();
  await page.waitForTimeout(500);
  await altClickAt(page, [450, 200]);
  const refused = 'Three fences meet here: this corner can be moved, not removed.';
  await expect(page.getByRole('status').filter({ hasText: refused })).toBeVisible();
  await altClickAt(page, [250, 400]);
  await expect(page.getByText('Removed a corner of Creek', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await acresAt(page, 'Creek', [400, 250])) / creek).toBeCloseTo(0.5, 1);
  expect(await acresAt(page, 'Mesa', IN_MESA)).toBe(mesa);
});

test('the map is shown as it was on another day, and the address has that day', async ({ page }) => {
  await openMap(page);
  await lookAroundSample(page);
  await page.goto('/map?scheme=restDays');
  const slider = page.getByRole('slider', { name: 'As of' });
  const legend = page.getByRole('region', { name: 'Legend, rest days' });
  await expect(legend).toContainText('Grazing now 3');
  const today = await legend.textContent();
  await slider.fill(String(Number(await slider.getAttribute('max')) - 40));
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(legend).not.toHaveText(today ?? '');
  const then = await legend.textContent();
  await page.reload();
  await expect(legend).toHaveText(then ?? '');
  await page.getByRole('button', { name: 'Play the season' }).click();
  await expect(page).not.toHaveURL(/date=/, { timeout: 60_000 });
  await expect(legend).toHaveText(today ?? '');
});
