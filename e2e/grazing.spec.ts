import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { joinCrew } from './support/crew';
import { button, field, press, tabTo, type } from './support/keyboard';
import { newPerson, register } from './support/people';
import { addHerd, addPaddock, byMouse, byTouch, paddockRow, pickPlace, row, type Press } from './support/record';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** What both ways of pressing have in common: from nothing to a move and back. */
async function firstMove(page: Page, pressOn: Press): Promise<void> {
  await addPaddock(page, 'Creek', '76', pressOn);
  await addPaddock(page, 'Mesa', '94', pressOn);
  await addHerd(page, 'Cows', '120', pressOn);
  await expect(row(page, 'Cows')).toContainText('3,960 lb');

  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek', pressOn);
  await expect(page.getByText('Moved 120 head to Creek')).toBeVisible();
  await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();

  await pickPlace(page, page.getByRole('button', { name: 'Move herds' }), 'Mesa', pressOn);
  await expect(row(page, 'Cows').getByRole('link', { name: 'Mesa' })).toBeVisible();
  await page.goto('/paddocks');
  await expect(paddockRow(page, 'Mesa')).toContainText('Grazing');
  await expect(paddockRow(page, 'Creek')).toContainText('Resting');

  await page.goto('/herds');
  await pickPlace(page, page.getByRole('button', { name: 'Move herds' }), 'Creek', pressOn);
  await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Undo' }).first());
  await expect(row(page, 'Cows').getByRole('link', { name: 'Mesa' })).toBeVisible();
  await page.reload();
  await expect(row(page, 'Cows').getByRole('link', { name: 'Mesa' })).toBeVisible();
}

test(
  'a new ranch adds a paddock and a herd, puts it on pasture, moves it and takes the move back',
  byDay(false),
  async ({ page }) => {
    await register(page, newPerson());
    await firstMove(page, byMouse);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same is done by touch', async ({ page }) => {
    await register(page, newPerson());
    await firstMove(page, byTouch);
  });
});

test('the same is done by keyboard alone', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '76');
  await page.goto('/herds');
  await press(page, button(page, 'Add herd'));
  await expect(page.getByRole('dialog', { name: 'Add herd' })).toBeVisible();
  await type(page, field(page, 'Name'), 'Cows');
  await type(page, field(page, 'Head'), '120');
  await type(page, field(page, 'Average weight'), '1100');
  await press(page, button(page, 'Save'));

  await press(page, button(page, 'Put on pasture'));
  await tabTo(page, page.getByRole('radio', { name: /^Creek/ }));
  await page.keyboard.press('Space');
  await press(page, button(page, 'Move'));
  await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();
  await expect(page.getByText('Moved 120 head to Creek')).toBeVisible();
  await press(page, button(page, 'Undo').first());
  await expect(row(page, 'Cows')).toContainText('No place yet');
});

test('what one of the crew moves, the other sees within three seconds, and a viewer changes nothing', async ({
  page,
  browser,
}) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '76');
  await addHerd(page, 'Cows', '120');
  const member = await joinCrew(page, browser, 'member');
  const viewer = await joinCrew(page, browser, 'viewer');
  for (const other of [member, viewer]) {
    await other.goto('/herds');
    await expect(row(other, 'Cows')).toContainText('No place yet');
  }
  await expect(viewer.getByRole('main').getByRole('button')).toHaveCount(0);

  await page.goto('/herds');
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  for (const other of [member, viewer]) {
    await expect(row(other, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible({ timeout: 3_000 });
  }
  await viewer.goto('/herds?form=move');
  await expect(row(viewer, 'Cows')).toBeVisible();
  await expect(viewer.getByRole('dialog')).toHaveCount(0);
  await Promise.all([member, viewer].map((other) => other.context().close()));
});

/** A phone that shows a signal and has no line: nothing tells the page that it is cut off. */
function withoutWarning(): void {
  for (const name of ['offline', 'online']) {
    window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  }
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
}

test.describe('with one of the crew cut off for a while', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('D8: both go on, and both see everything once the line is back', async ({ page, browser }) => {
    await register(page, newPerson());
    await addPaddock(page, 'Creek', '76');
    await addPaddock(page, 'Mesa', '94');
    await addHerd(page, 'Cows', '120');
    await addHerd(page, 'Bulls', '4');
    const other = await joinCrew(page, browser, 'member');
    await page.addInitScript(withoutWarning);
    for (const each of [page, other]) {
      await each.goto('/herds');
      await row(each, 'Cows').getByRole('button', { name: 'Put on pasture' }).click();
      await expect(each.getByRole('dialog', { name: 'Move herds' })).toBeVisible();
      await each.goBack();
      await expect(each.getByRole('dialog')).toHaveCount(0);
    }

    await page.context().setOffline(true);
    await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
    await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();
    await pickPlace(other, row(other, 'Bulls').getByRole('button', { name: 'Put on pasture' }), 'Mesa');
    await expect(row(other, 'Bulls').getByRole('link', { name: 'Mesa' })).toBeVisible();
    await expect(row(page, 'Bulls')).toContainText('No place yet');
    await expect(row(other, 'Cows')).toContainText('No place yet');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('dialog', { name: '1 change is not saved yet' });
    await expect(question).toContainText('They are on this device only.');
    await question.getByRole('button', { name: 'Stay' }).click();

    await page.context().setOffline(false);
    for (const each of [page, other]) {
      await expect(row(each, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible({ timeout: 40_000 });
      await expect(row(each, 'Bulls').getByRole('link', { name: 'Mesa' })).toBeVisible({ timeout: 40_000 });
    }
    await page.reload();
    await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();
    await other.context().close();
  });
});

test.describe('once the server has ended the session', () => {
  test.use({ expectedComplaints: [/401/] });

  test('a change that waits is told of, and sent after the next login', async ({ page }) => {
    const person = newPerson();
    await register(page, person);
    await addPaddock(page, 'Creek', '76');
    await addHerd(page, 'Cows', '120');
    await page.reload();
    await row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move herds' });
    await dialog.getByRole('radio', { name: /^Creek/ }).click();
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('1 change is not saved yet')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();
    await expect(page.getByText('1 change is being saved now')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(row(page, 'Cows').getByRole('link', { name: 'Creek' })).toBeVisible();
    }).toPass();
  });
});
