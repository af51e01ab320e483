import type { Page } from '@playwright/test';
import { ADMIN, logIn, newPerson, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.use({ expectedComplaints: [/Failed to load resource.*(401|403|404)/] });

async function masquerade(page: Page, email: string, password = ADMIN.password): Promise<void> {
  await page.getByLabel('Admin email', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('User email', { exact: true }).fill(email);
  await page.getByLabel('Admin password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masquerade' }).click();
}

test('M2: an admin acts as a person, sees who they are throughout, gets out, and the log has both', async ({
  page,
}) => {
  const person = { ...newPerson(), ranch: 'Dry Fork' };
  await signUp(page, person);
  await signOut(page);
  await page.goto('/admin');
  await expectAccessible(page);
  await masquerade(page, person.email);
  await expect(page.getByText(`You are masquerading ${person.email} now`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up Dry Fork' })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Masquerade' });
  await expect(banner).toContainText(ADMIN.email);
  await expect(banner).toContainText(person.email);
  await expectAccessible(page);
  await page.goto('/settings/account');
  await expect(page.getByText('Only the person themselves can do this').first()).toBeVisible();
  await banner.getByRole('button', { name: 'Stop masquerading' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(banner).toHaveCount(0);

  await page.goto('/login?returnUrl=/panel/audit');
  await logIn(page, ADMIN);
  const rows = page.getByRole('row').filter({ hasText: person.email });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(ADMIN.email);
  await expectAccessible(page);
});

test('refusals are told with the words of each step, and leave nobody signed in', async ({ page }) => {
  await page.goto('/admin');
  await masquerade(page, 'nobody@example.com', 'not the admin password');
  await expect(page.getByRole('main').getByText(/Email or password is wrong/)).toBeVisible();
  await expect(page.getByLabel('User email', { exact: true })).toHaveValue('nobody@example.com');
  await masquerade(page, 'nobody@example.com');
  await expect(page.getByText('Error!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Admin password', { exact: true })).toHaveValue('');
  await page.goto('/settings/account');
  await expect(page).toHaveURL(/\/login/);
});
