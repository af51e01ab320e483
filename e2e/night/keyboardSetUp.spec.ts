import { button, choose, field, link, nextStop, password, press, tabTo, type } from '../support/keyboard';
import { linkTo } from '../support/mail';
import { aStranger, newPerson } from '../support/people';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'reduce' });

test('A5: by keyboard alone from the sign-up through every step of the set-up, and out again', async ({ page }) => {
  const person = newPerson();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
  await page.goto('/');
  await type(page, field(page, 'Full name'), person.name);
  await nextStop(page);
  await expect(field(page, 'Ranch name')).toHaveValue("Maria's Ranch");
  await type(page, field(page, 'Ranch name'), person.ranch);
  await type(page, field(page, 'Email'), person.email);
  await type(page, password(page, 'Password'), person.password);
  await press(page, button(page, 'Show'), 'Space');
  await expect(field(page, 'Password')).toHaveValue(person.password);
  await type(page, field(page, 'Phone number'), person.phone);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, button(page, 'Start Free Trial'));
  await expect(heading('Set up Rio Seco')).toBeFocused();

  await type(page, field(page, 'Ranch name'), 'Dry Creek');
  await tabTo(page, page.getByRole('radio', { name: 'Imperial' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Metric' })).toBeChecked();
  await press(page, button(page, 'Save and continue'));
  await expect(heading('How should your map read?')).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: 'Rest days' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Season ADA' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Rest days' })).toBeChecked();
  await type(page, field(page, 'Low threshold'), '25');
  await type(page, field(page, 'High threshold'), '70');
  await type(page, field(page, 'Color below'), 'tomato');
  await tabTo(page, page.getByLabel('Pick the color of what is below', { exact: true }));
  await tabTo(page, page.getByRole('radio', { name: 'Imagery' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  await press(page, page.getByRole('checkbox', { name: 'Water' }), 'Space');
  await tabTo(page, page.getByRole('slider', { name: 'Paddock opacity' }));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Paddock opacity' })).toHaveValue('0.95');
  await type(page, field(page, 'Fence color'), '#112233');
  await press(page, button(page, 'Save and continue'));
  await expect(heading('Who works with you?')).toBeFocused();

  const guest = newPerson().email;
  await type(page, field(page, 'Email'), guest);
  await tabTo(page, page.getByRole('combobox', { name: 'Role' }));
  await page.keyboard.type('View');
  await press(page, button(page, 'Send invitation'));
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toContainText('Viewer');
  await press(page, link(page, 'Finish'));
  await expect(heading('Map')).toBeFocused();

  await press(page, link(page, 'Herds'));
  await expect(heading('Herds')).toBeFocused();
  await choose(page, '30 trial days left');
  await expect(heading('Your plan')).toBeFocused();
  const saved = page.waitForEvent('download');
  await choose(page, 'Copy support report');
  await saved;
  await expect(button(page, 'Account')).toBeFocused();
  await choose(page, 'Sign out');
  await expect(heading('Welcome back')).toBeFocused();
});

test('A5: by keyboard alone from a forgotten password to a new one, in, and home from nowhere', async ({ page }) => {
  const person = await aStranger(page);
  const fresh = 'seven wet cows at dawn';
  await page.goto('/login');
  await press(page, link(page, 'Forgot password?'));
  await type(page, field(page, 'Email'), person.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  await page.goto(await linkTo(person.email));
  await type(page, password(page, 'New password'), fresh);
  await type(page, password(page, 'Confirm password'), 'something else');
  await page.keyboard.press('Enter');
  await expect(password(page, 'Confirm password')).toBeFocused();
  await type(page, password(page, 'Confirm password'), fresh);
  await press(page, button(page, 'Reset password'));
  await expect(page).toHaveURL('/login');

  await type(page, field(page, 'Email'), person.email);
  await type(page, password(page, 'Password'), fresh);
  await press(page, button(page, 'Log in'));
  await expect(page.getByRole('heading', { name: 'Set up Rio Seco' })).toBeFocused();
  const noted = page.waitForResponse((response) => (response.request().postData() ?? '').includes('onboardingDone'));
  for (const title of ['How should your map read?', 'Who works with you?', 'Map']) {
    await press(page, link(page, 'Skip for now'));
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  }
  await noted;
  await page.goto('/no/such/paddock');
  const saved = page.waitForEvent('download');
  await press(page, button(page, 'Copy support report'));
  await saved;
  await press(page, button(page, 'I want to go home!'));
  await expect(page).toHaveURL('/todo');
});
