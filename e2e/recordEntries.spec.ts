import type { Locator, Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { button, field, press, tabTo, type } from './support/keyboard';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** How a person presses something: by mouse or by finger. */
type Press = (what: Locator) => Promise<void>;

/** Takes back what a toast says: those of what came before may still be there. */
const undo = (page: Page, said: string, pressOn: Press) =>
  pressOn(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('alert')
      .filter({ hasText: said })
      .getByRole('button', { name: 'Undo' }),
  );

const byMouse: Press = (what) => what.click();
const byTouch: Press = (what) => what.tap();

const card = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

async function addPaddock(page: Page, name: string): Promise<void> {
  await page.goto('/paddocks?form=add-paddock');
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Acres', { exact: true }).fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

async function addHerd(page: Page, name: string): Promise<void> {
  await page.goto('/herds?form=add-herd');
  const dialog = page.getByRole('dialog', { name: 'Add herd' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Head', { exact: true }).fill('100');
  await dialog.getByLabel('Average weight', { exact: true }).fill('1000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

interface Filled {
  fields?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, string>>;
}

/** Opens a form by its button, fills it and saves. */
async function write(page: Page, name: string, pressOn: Press, { fields = {}, choices = {} }: Filled): Promise<void> {
  await pressOn(page.getByRole('button', { name, exact: true }));
  const dialog = page.getByRole('dialog', { name });
  for (const [label, value] of Object.entries(choices)) await dialog.getByLabel(label).selectOption({ label: value });
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
}

/** What both ways of pressing have in common: a week's entries of a paddock, a herd and the ranch. */
async function writeAll(page: Page, pressOn: Press): Promise<void> {
  await addPaddock(page, 'Creek');
  await addHerd(page, 'Cows');

  await page.getByRole('link', { name: 'Cows', exact: true }).click();
  await write(page, 'Add note', pressOn, { fields: { Note: 'Two are lame' } });
  await write(page, 'Add feed', pressOn, { fields: { Pounds: '1,200' } });
  await expect(page.getByText('Fed this season')).toBeVisible();
  await pressOn(page.getByRole('button', { name: /^More for note of/ }));
  await pressOn(page.getByRole('menuitem', { name: 'Delete' }));
  await expect(page.getByText('Two are lame')).toHaveCount(0);
  await undo(page, 'Deleted note on Cows', pressOn);
  await expect(page.getByText('Two are lame')).toBeVisible();

  await page.goto('/paddocks');
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await write(page, 'Add forage', pressOn, { fields: { 'Pounds per acre': '800' } });
  await expect(page.getByText('80,000 lb').first()).toBeVisible();
  await pressOn(page.getByRole('button', { name: /^More for forage of/ }));
  await pressOn(page.getByRole('menuitem', { name: 'Edit' }));
  const edit = page.getByRole('dialog', { name: 'Edit forage' });
  await edit.getByLabel('Pounds per acre').fill('900');
  await pressOn(edit.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('90,000 lb').first()).toBeVisible();
  await write(page, 'Add mark', pressOn, { choices: { What: 'Closed' }, fields: { Note: 'Nesting' } });
  await write(page, 'Add task', pressOn, { fields: { Task: 'Fix the trough', 'Repeat after days (optional)': '7' } });

  await page.goto('/herds?form=move');
  await pressOn(page.getByRole('radio', { name: /^Creek .*Closed/ }));
  await expect(page.getByText(/^Creek is marked as closed from .* on\.$/)).toBeVisible();

  await page.goto('/grazing');
  await write(page, 'Add rain', pressOn, { fields: { Inches: '0.45' } });
  await expect(card(page, 'Rain').getByRole('table')).toContainText('0.45 in');
  await page.goto('/todo');
  await pressOn(page.getByRole('button', { name: 'Done: Fix the trough' }));
  await expect(card(page, 'Next 14 days').getByText('Fix the trough')).toBeVisible();
  await undo(page, 'Done: Fix the trough', pressOn);
  await expect(card(page, 'Any day').getByText('Fix the trough')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Any day').getByText('Fix the trough')).toBeVisible();
}

test('what happens in a week is written down, corrected and taken back', byDay(false), async ({ page }) => {
  await register(page, newPerson());
  await writeAll(page, byMouse);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same is done by touch', async ({ page }) => {
    page.setDefaultTimeout(30_000);
    await register(page, newPerson());
    await writeAll(page, byTouch);
  });
});

test('a task is added, corrected and done by keyboard alone, and the way back closes its form', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/todo');
  await press(page, button(page, 'Add task'));
  await expect(page.getByRole('dialog', { name: 'Add task' })).toBeVisible();
  await press(page, button(page, 'Save'));
  await expect(field(page, 'Task')).toBeFocused();
  await expect(page.getByText('This field is required')).toBeVisible();
  await type(page, field(page, 'Task'), 'Salt');
  await press(page, button(page, 'Save'));
  await expect(card(page, 'Any day').getByText('Salt')).toBeVisible();

  await press(page, button(page, 'More for Salt'));
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit task' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, button(page, 'Done: Salt'));
  await page.keyboard.press('Enter');
  await expect(card(page, 'Done in the last 7 days').getByText('Salt')).toBeVisible();
});
