import { readFile } from 'node:fs/promises';
import { linkTo, mailTo } from './support/mail';
import { logIn, newPerson, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const REQUESTED = 'If your email was registered in our system - you will get password reset link';

test.use({ expectedComplaints: [/Failed to load resource.*(401|410)/] });

test('a forgotten password is reset by the link in a mail, which works once', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/password-reset-request');
  await expectAccessible(page);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(REQUESTED)).toBeVisible();
  await expect(page).toHaveURL('/login');

  const link = await linkTo(person.email);
  await page.goto(link);
  await expect(page).toHaveURL('/password-reset');
  await expectAccessible(page);
  const password = 'seven wet cows at dawn';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText("Passwords don't match.")).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Log in with new password')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect((await mailTo(person.email, 2)).subject).toMatch(/password/i);

  await logIn(page, person);
  await expect(page.getByRole('main').getByText(/Email or password is wrong/)).toBeVisible();
  await logIn(page, { email: person.email, password });
  await expect(page.getByRole('heading', { name: `Set up ${person.ranch}` })).toBeVisible();

  await signOut(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has been used already' })).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
});

test('F3: no report holds a new password; T6: anyone who was signed in here is so no longer', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await signUp(page, person);
  const other = await page.context().newPage();
  await other.goto('/settings/account');
  await page.request.post('/api/v1/auth/password-reset-request', {
    data: { email: person.email },
    headers: { origin: new URL(baseURL ?? '').origin },
  });
  await page.goto(await linkTo(person.email));
  await page.getByLabel('New password', { exact: true }).fill('canary hay 12345');
  await page.getByLabel('Confirm password', { exact: true }).fill('canary hay 12345');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/no/such/paddock');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy support report' }).click();
  const report = await readFile(await (await saved).path(), 'utf8');
  expect(report).not.toContain('canary');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain(person.email);
});

test('nobody learns whether an email has an account', async ({ page }) => {
  await page.goto('/password-reset-request');
  await page.getByLabel('Email', { exact: true }).fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(REQUESTED)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('without a token /password-reset goes to /404', async ({ page }) => {
  await page.goto('/password-reset');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
});
