import type { Page } from '@playwright/test';
import { aSecondLater } from './support/aSecondLater';
import { button, field, press, tabTo, type } from './support/keyboard';
import { canvas, openMap } from './support/map';
import { addHerd, pickPlace, row } from './support/record';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const PLACE = '?at=41.93,-101.62&zoom=14';
const beside = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });
const listed = (page: Page, name: string) => beside(page).getByRole('button', { name });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Draw and edit' }).getByRole('button', { name, exact: true });
const corners = (page: Page) => page.getByRole('status').filter({ hasText: 'corner' });

/** Presses keys on the map one after the other; it takes a moment to come to rest after each. */
async function onMap(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await expect(canvas(page)).toBeFocused();
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
}

/** Takes the pen, which brings the focus to the map. */
async function takePen(page: Page): Promise<void> {
  await press(page, tool(page, 'Draw a paddock'));
  await expect(button(page, 'Add corner')).toBeVisible();
  await expect(canvas(page)).toBeFocused();
}

async function nameIt(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await type(page, dialog.getByLabel('Name', { exact: true }), name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await aSecondLater(page);
}

/** A square around the middle of the map, and a corner too many that is taken away again. */
const SQUARE = ['Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'];

test('by keyboard alone a paddock is drawn, split and merged, and what is in hand is dropped', async ({ page }) => {
  await openMap(page, PLACE);
  await takePen(page);
  await onMap(page, ...SQUARE, 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowLeft', 'Enter', 'Backspace', 'Shift+Enter');
  await nameIt(page, 'Creek');
  await expect(page.getByRole('region', { name: /^Legend/ })).toBeHidden();

  // Another one is begun and dropped.
  await tabTo(page, canvas(page), 'Shift+Tab');
  await onMap(page, 'Enter', 'ArrowUp', 'Enter', 'Escape');
  await expect(button(page, 'Add corner')).toBeHidden();
  await expect(page.getByRole('region', { name: /^Legend/ })).toContainText('No data 1');

  await press(page, listed(page, 'Creek'));
  await expect(beside(page).getByRole('heading', { name: 'Creek' })).toBeVisible();
  await expect(beside(page)).toContainText(/\d acres/);
  await press(page, beside(page).getByRole('button', { name: 'Split', exact: true }));
  await expect(button(page, 'Add corner')).toBeVisible();
  const across = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', ...Array<string>(6).fill('ArrowDown'), 'Enter'];
  await onMap(page, ...across, 'Shift+Enter');
  const split = page.getByRole('dialog', { name: 'Split Creek' });
  await type(page, field(page, 'Name of part 1'), 'Upper');
  await type(page, field(page, 'Name of part 2'), 'Lower');
  await page.keyboard.press('Enter');
  await expect(split).toBeHidden();

  await press(page, button(page, 'Close'));
  await press(page, listed(page, 'Upper'));
  await press(page, beside(page).getByRole('button', { name: 'Merge' }));
  const merge = page.getByRole('dialog', { name: 'Merge Upper' });
  await expect(merge.getByLabel('Lower')).toBeChecked();
  await type(page, merge.getByLabel('Name', { exact: true }), 'Whole');
  await page.keyboard.press('Enter');
  await expect(merge).toBeHidden();
  await expect(corners(page)).toBeHidden();
  await press(page, tool(page, 'Undo on the map'));
  await expect(
    listed(page, 'Upper')
      .or(beside(page).getByRole('heading', { name: 'Upper' }))
      .first(),
  ).toBeVisible();
});

test('by keyboard alone a corner is moved and removed, but not where three fences meet', async ({ page }) => {
  await openMap(page, PLACE);
  await takePen(page);
  await onMap(page, ...SQUARE, 'Shift+Enter');
  await nameIt(page, 'Creek');
  await tabTo(page, canvas(page), 'Shift+Tab');
  // From the last corner, so that the two have it in common; its end is on the edge of Creek.
  await onMap(page, 'Enter', 'ArrowRight', 'Enter', 'ArrowUp', 'Enter', 'ArrowLeft', 'Enter', 'Shift+Enter');
  await nameIt(page, 'Mesa');
  const remove = button(page, 'Remove corner');
  const refused = 'Three fences meet here: this corner can be moved, not removed.';
  await press(page, tool(page, 'Move corners'));
  await expect(remove).toBeDisabled();
  await expect(canvas(page)).toBeFocused();
  // The middle is where the last corner of Mesa was put, on the edge of Creek.
  await onMap(page, 'Enter', 'Delete');
  await expect(page.getByRole('status').filter({ hasText: refused })).toBeVisible();
  await onMap(page, 'ArrowLeft', 'Enter');
  await expect(page.getByText('Moved a corner of Creek, Mesa', { exact: true })).toBeVisible();
  await onMap(page, 'ArrowRight', 'ArrowRight', 'Enter', 'Backspace');
  await expect(page.getByText('Removed a corner of Mesa', { exact: true })).toBeVisible();
  await expect(remove).toBeDisabled();
});

test('by keyboard alone a herd is moved from the list beside the map', async ({ page }) => {
  await openMap(page, PLACE);
  await takePen(page);
  await onMap(page, ...SQUARE, 'Shift+Enter');
  await nameIt(page, 'Creek');
  await tabTo(page, canvas(page), 'Shift+Tab');
  // From the last corner, so that the two have it in common.
  await onMap(page, 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Shift+Enter');
  await nameIt(page, 'Mesa');
  await addHerd(page, 'Cows', '120');
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await page.goto(`/map${PLACE}`);
  await expect(canvas(page)).toBeVisible();
  await press(page, button(page, 'Move Cows'));
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  const mesa = dialog.getByRole('radio', { name: /^Mesa/ });
  await mesa.waitFor();
  await tabTo(page, mesa);
  await page.keyboard.press('Space');
  await expect(mesa).toBeChecked();
  await press(page, dialog.getByRole('button', { name: 'Move', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(beside(page)).toContainText(/Cows.*Mesa/);
});
