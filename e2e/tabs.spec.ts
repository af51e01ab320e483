import { logIn, newPerson, register, signUp } from './support/people';
import { expect, test } from './support/test';

test('F5: signing out in one tab signs out the others within a second', async ({ page, context }) => {
  await signUp(page, newPerson());
  const other = await context.newPage();
  await other.goto('/settings/account');
  await expect(other.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(other).toHaveURL(/\/login/, { timeout: 1_000 });
});

test('F5: when someone else signs in, nothing of the first person is left in any tab or storage', async ({
  page,
  context,
}) => {
  const first = { ...newPerson(), name: 'Firsty McFirst', ranch: 'Firstranch' };
  const second = { ...newPerson(), name: 'Second Person', ranch: 'Secondranch' };
  await register(page, second);
  await page.goto('/settings/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signUp(page, first);
  const other = await context.newPage();
  await other.goto('/settings/account');
  await expect(other.getByText(first.email)).toBeVisible();

  await page.goto('/settings/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, second);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: `Set up ${second.ranch}` })).toBeVisible();
  }

  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain(second.email);
    expect(kept).not.toContain(first.email);
    expect(await tab.content()).not.toContain(first.ranch);
  }
});

test('back after signing out shows no data', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.goto('/settings/account');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.content()).not.toContain(person.email);
});
