import { aStranger, fillSignup, logIn, newPerson, register, signUp } from './support/people';
import { expect, test } from './support/test';

test('a rancher signs up, signs out, comes back and is still there after a reload', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();

  await expect(page).toHaveURL('/onboarding/step-1');
  await expect(page.getByText('Hello Maria!')).toBeVisible();
  await expect(page.getByText('You are ready to use Grazewell')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: '30 trial days left' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/login?returnUrl=/settings/account');
  await logIn(page, person);
  await expect(page).toHaveURL('/settings/account');
  await expect(page.getByText(person.email)).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL('/settings/account');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('units are chosen, saved, and still chosen after a reload', async ({ page }) => {
  await signUp(page, newPerson());
  await expect(page.getByLabel('Imperial')).toBeChecked();
  await page.getByLabel('Metric').check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/onboarding/step-2');
  await page.goto('/onboarding/step-1');
  await expect(page.getByLabel('Metric')).toBeChecked();
});

test('the signed-in are sent on from the pages for guests', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding/step-1');
  await page.goto('/login');
  await expect(page).toHaveURL('/onboarding/step-1');
});

test('a guest who wants into a page is asked to log in first and then gets there', async ({ page }) => {
  const person = await aStranger(page);
  await page.goto('/settings/account');
  await expect(page).toHaveURL('/login?returnUrl=%2Fsettings%2Faccount');
  await logIn(page, person);
  await expect(page).toHaveURL('/settings/account');
});

test('an unknown address shows the 404 page, and the button leads home', async ({ page }) => {
  await page.goto('/no/such/paddock');
  await expect(page.getByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'I want to go home!' }).click();
  await expect(page).toHaveURL('/');
});
