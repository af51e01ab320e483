import type { Page } from '@playwright/test';
import { ADMIN, logIn, newPerson, register, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

/** Finds one person, and waits until the list of matches has replaced the list of everybody. */
async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel('Find users', { exact: true }).fill(email);
  await expect(page.getByRole('checkbox', { name: /^Beta tester/ })).toHaveCount(1);
}

test('an admin finds a person, takes the beta from them and gives it back', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await signOut(page);
  await page.goto('/login?returnUrl=/panel');
  await logIn(page, ADMIN);
  await find(page, person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText(person.ranch);
  await row.getByRole('checkbox').uncheck();
  await expectAccessible(page);
  await page.reload();
  await find(page, person.email);
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await row.getByRole('checkbox').check();
  await page.reload();
  await find(page, person.email);
  await expect(row.getByRole('checkbox')).toBeChecked();
});

test('for anyone else /panel is the 404 page in place', async ({ page }) => {
  await page.goto('/panel');
  await expect(page.getByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  await expect(page).toHaveURL('/panel');
  await register(page, newPerson());
  await page.goto('/panel/audit');
  await expect(page.getByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  await expect(page).toHaveURL('/panel/audit');
});
