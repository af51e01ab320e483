import { linkTo } from './support/mail';
import { logIn, newPerson, register, signOut } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.use({ expectedComplaints: [/Failed to load resource.*(401|410)/] });

test('an account is to be deleted, and the link in the mail keeps it', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  await page.goto('/settings/account');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your password is wrong').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);

  const link = await linkTo(person.email);
  await page.goto(link);
  await expect(page.getByText('Deletion of your account was suspended successfully!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: `Set up ${person.ranch}` })).toBeVisible();
  await page.goto('/settings/account');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await signOut(page);

  // A second time it is silent, and leads to the same place.
  await page.goto(link);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Deletion of your account')).toHaveCount(0);
});

test('/cancel_delete without a token leads to /login', async ({ page }) => {
  await page.goto('/cancel_delete');
  await expect(page).toHaveURL('/login');
});
