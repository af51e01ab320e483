import type { Page } from '@playwright/test';
import { aSecondLater } from '../support/aSecondLater';
import { button, choose, field, link, nextStop, password, press, tabTo, type } from '../support/keyboard';
import { ADMIN, aStranger, newPerson } from '../support/people';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'reduce' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function logInAsAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`/login?returnUrl=${path}`);
  await type(page, field(page, 'Email'), ADMIN.email);
  await type(page, password(page, 'Password'), ADMIN.password);
  await page.keyboard.press('Enter');
}

test('A5: by keyboard alone an admin finds a person, makes them a tester, acts as them and gets out', async ({
  page,
}) => {
  const person = await aStranger(page);
  await logInAsAdmin(page, '/panel');
  await expect(heading(page, 'Users')).toBeVisible();
  await type(page, page.getByRole('searchbox', { name: 'Find users' }), person.email);
  // The list of what is found takes the place of the one before.
  await expect(page.getByRole('row')).toHaveCount(2);
  const tester = page.getByRole('checkbox', { name: `Beta tester: ${person.email}` });
  for (const isTester of [false, true]) {
    await press(page, tester, 'Space');
    await expect(tester).toBeChecked({ checked: isTester });
    await expect(tester).toBeFocused();
    await aSecondLater(page);
  }
  await press(page, link(page, 'Audit log'));
  await expect(heading(page, 'Audit log')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
  await choose(page, 'Sign out');
  await expect(heading(page, 'Welcome back')).toBeFocused();

  await page.goto('/admin');
  await type(page, field(page, 'Admin email'), ADMIN.email);
  await type(page, field(page, 'User email'), person.email);
  await type(page, password(page, 'Admin password'), ADMIN.password);
  await press(page, button(page, 'Masquerade'));
  await expect(heading(page, 'Set up Rio Seco')).toBeVisible();
  await press(page, link(page, 'Map'));
  await expect(page.getByRole('heading', { name: 'Map', level: 1 })).toBeFocused();
  await press(page, button(page, 'Stop masquerading'));
  await expect(page).toHaveURL('/admin');
});

test('A5: by keyboard alone an admin makes a link, and a partner joins by it', async ({ page }) => {
  const partner = newPerson();
  await logInAsAdmin(page, '/panel/links');
  await type(page, field(page, 'Program'), 'Soil Carbon 2026');
  await type(page, field(page, 'Email (optional)'), partner.email);
  await press(page, button(page, 'Make link'));
  const made = field(page, 'Partner link');
  await expect(made).toBeFocused();
  const url = await made.inputValue();
  await press(page, button(page, 'Copy'));
  await expect(page.getByRole('status').filter({ hasText: /Copied\.|copy it now/ })).toBeVisible();
  await choose(page, 'Sign out');
  await expect(heading(page, 'Welcome back')).toBeFocused();

  await page.goto(url);
  await tabTo(page, page.getByRole('radio', { name: 'Mr', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Ms', exact: true })).toBeChecked();
  await type(page, field(page, 'First name'), 'Ana');
  await nextStop(page);
  await page.keyboard.type('Montoya');
  await type(page, field(page, 'Phone number'), '5755550188');
  await expect(field(page, 'Phone number')).toHaveValue('(575)555-0188');
  const state = page.getByRole('combobox', { name: 'State' });
  await type(page, state, 'new');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();
  await type(page, state, 'new m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('New Mexico');
  await type(page, field(page, 'Zip code'), '870011234');
  await type(page, field(page, 'Number of members'), '3');
  await tabTo(page, page.getByRole('combobox', { name: 'Ranch type' }));
  await page.keyboard.type('Cow');
  await press(page, page.getByRole('checkbox', { name: 'Text', exact: true }), 'Space');
  await type(page, password(page, 'Password'), partner.password);
  await press(page, button(page, 'Join the program'));
  await expect(heading(page, "Set up Ana's Ranch")).toBeFocused();
});
