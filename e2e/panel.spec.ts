import { ADMIN, logIn, newPerson, register, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test('an admin finds a person and makes them a beta tester', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await signOut(page);
  await page.goto('/login?returnUrl=/panel');
  await logIn(page, ADMIN);
  await page.getByLabel('Find users', { exact: true }).fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText(person.ranch);
  await row.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Find users', { exact: true }).fill(person.email);
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
