import { devices, type Page } from '@playwright/test';
import { button, choose, field, link, nextStop, password, press, tabTo, type } from './support/keyboard';
import { linkTo } from './support/mail';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const savedWord = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved.' });

test('A5: by keyboard alone a person changes profile and password, and takes a deletion back', async ({ page }) => {
  const person = newPerson();
  const fresh = 'seven wet cows at dawn';
  await register(page, person);
  await page.goto('/settings/account');
  await type(page, field(page, 'Full name'), 'Mariana Castillo');
  await press(page, button(page, 'Save'));
  await expect(savedWord(page)).toBeVisible();
  await expect(heading(page, 'Mariana Castillo')).toBeVisible();

  await type(page, password(page, 'Current password'), person.password);
  await type(page, password(page, 'New password'), fresh);
  await press(page, button(page, 'Change password'));
  await expect(savedWord(page)).toHaveCount(2);
  await expect(password(page, 'New password')).toHaveValue('');
  await press(page, page.getByLabel('Play a short sound with messages'), 'Space');
  await expect(page.getByLabel('Play a short sound with messages')).toBeChecked();

  await type(page, password(page, 'Password'), fresh);
  await press(page, button(page, 'Delete my account'));
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  // The first mail told of the new password.
  await page.goto(await linkTo(person.email, 2));
  await expect(page).toHaveURL('/onboarding/step-1');
  await page.goto('/settings/account');
  await expect(button(page, 'Delete my account')).toBeVisible();
  await press(page, page.getByRole('main').getByRole('button', { name: 'Sign out' }));
  await expect(heading(page, 'Welcome back')).toBeFocused();
});

test('A5: by keyboard alone a person renames the ranch, looks after the map, and is asked before leaving', async ({
  page,
}) => {
  await register(page, newPerson());
  await page.goto('/settings/ranch');
  await type(page, field(page, 'Ranch name'), 'Dry Creek');
  const question = page.getByRole('dialog');
  await press(page, link(page, 'Herds'));
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/settings/ranch');
  await expect(link(page, 'Herds')).toBeFocused();
  await expect(field(page, 'Ranch name')).toHaveValue('Dry Creek');
  await press(page, button(page, 'Save'));
  await expect(savedWord(page)).toBeVisible();
  await press(page, page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Map' }));
  await expect(heading(page, 'Your map')).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: 'Imagery' }));
  await page.keyboard.press('ArrowRight');
  await type(page, field(page, 'Fence color'), 'no color');
  await press(page, button(page, 'Save'));
  await expect(field(page, 'Fence color')).toBeFocused();
  await type(page, field(page, 'Fence color'), 'black');
  await tabTo(page, page.getByRole('slider', { name: 'Paddock opacity' }), 'Shift+Tab');
  await page.keyboard.press('Home');
  await press(page, button(page, 'Save'));
  await expect(savedWord(page)).toBeVisible();
  await type(page, field(page, 'Fence color'), 'white');
  await choose(page, 'Settings');
  await press(page, question.getByRole('button', { name: 'Leave', exact: true }));
  await expect(heading(page, 'Your account')).toBeFocused();
});

test.describe('on a phone with keys', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'] ?? {};
  test.use(phone);

  test('A5: the prompt for the app keeps the focus within, and Escape and Enter lead on to the site', async ({
    page,
  }) => {
    const prompt = page.getByRole('dialog', { name: 'The best mobile experience is in the App' });
    await page.goto('/login');
    await expect(prompt).toBeVisible();
    for (let stops = 0; stops < 6; stops += 1) {
      await nextStop(page);
      const isOutside = page.locator('body *:focus:not(dialog *)');
      await expect(isOutside).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await page.context().clearCookies();
    await page.reload();
    await press(page, page.getByRole('link', { name: 'continue to mobile site' }));
    await expect(prompt).toHaveCount(0);
    await tabTo(page, field(page, 'Email'));
  });
});
