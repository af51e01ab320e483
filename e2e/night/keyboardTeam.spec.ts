import type { Page } from '@playwright/test';
import { button, choose, field, link, password, press, tabTo, type } from '../support/keyboard';
import { linkTo } from '../support/mail';
import { newPerson, register, type Person } from '../support/people';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'reduce' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

async function invite(page: Page, email: string, role: string): Promise<void> {
  await type(page, field(page, 'Email'), email);
  await tabTo(page, page.getByRole('combobox', { name: 'Role', exact: true }));
  await page.keyboard.type(role);
  await press(page, button(page, 'Send invitation'));
  await expect(row(page, email)).toContainText(role);
}

async function logIn(page: Page, { email, password: secret }: Person): Promise<void> {
  await type(page, field(page, 'Email'), email);
  await type(page, password(page, 'Password'), secret);
  await page.keyboard.press('Enter');
}

test('A5: by keyboard alone an owner invites, sends again and revokes, and two people come by their links', async ({
  page,
}) => {
  const owner = { ...newPerson(), ranch: 'Cold Spring' };
  const [joe, ana, nobody] = [newPerson(), { ...newPerson(), ranch: 'Own Ground' }, newPerson()];
  await register(page, ana);
  await page.context().clearCookies();
  await register(page, owner);
  await page.goto('/settings/team');
  await expect(heading(page, 'The team of Cold Spring')).toBeVisible();
  await invite(page, nobody.email, 'Viewer');
  await press(page, button(page, `Send again to ${nobody.email}`));
  await linkTo(nobody.email, 2);
  await press(page, button(page, `Revoke the invitation of ${nobody.email}`), 'Space');
  await expect(row(page, nobody.email)).toHaveCount(0);
  await expect(heading(page, 'Open invitations')).toBeFocused();
  await invite(page, joe.email, 'Member');
  await invite(page, ana.email, 'Manager');
  await choose(page, 'Sign out');
  await expect(heading(page, 'Welcome back')).toBeFocused();

  await page.goto(await linkTo(joe.email));
  await type(page, field(page, 'Full name'), 'Joe Begay');
  await type(page, field(page, 'Phone number'), joe.phone);
  await type(page, password(page, 'Password'), joe.password);
  await press(page, button(page, 'Join'));
  await expect(heading(page, 'Welcome to Cold Spring')).toBeVisible();
  await choose(page, 'Sign out');
  await expect(heading(page, 'Welcome back')).toBeFocused();

  await page.goto(await linkTo(ana.email));
  await logIn(page, ana);
  await expect(heading(page, 'Join Cold Spring')).toBeFocused();
  await press(page, button(page, 'Join ranch'));
  await expect(heading(page, 'Set up Cold Spring')).toBeFocused();
  await press(page, button(page, 'Ranch: Cold Spring'));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Set up Own Ground')).toBeVisible();
  await expect(button(page, 'Ranch: Own Ground')).toBeFocused();
  await choose(page, 'Sign out');
  await expect(heading(page, 'Welcome back')).toBeFocused();

  await logIn(page, owner);
  await expect(heading(page, 'Set up Cold Spring')).toBeFocused();
  await press(page, link(page, 'Settings'));
  await press(page, link(page, 'Team'));
  await tabTo(page, page.getByRole('combobox', { name: 'Role of Joe Begay' }));
  await page.keyboard.type('View');
  await press(page, button(page, 'Change role of Joe Begay'));
  await expect(row(page, joe.email)).toContainText('Viewer since');
  await press(page, button(page, 'Remove Joe Begay'));
  await expect(button(page, 'Keep')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove Joe Begay')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Yes, remove'));
  await expect(row(page, joe.email)).toHaveCount(0);
  await expect(heading(page, 'Who is on the ranch')).toBeFocused();
});
