import { showFormsBehindLinks } from './support/addresses';
import { fillSignup, logIn, newPerson, signUp } from './support/people';
import { expect, test } from './support/test';

test.use({ expectedComplaints: [/Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|This page|preload/] });

test('a form says what went wrong although the toasts cannot be loaded, and keeps what was typed', async ({ page }) => {
  await page.route('**/assets/toasts*', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, { email: 'nobody@example.com', password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.com');
});

test('what a form of the record did is told although the connection went while it stood open', async ({ page }) => {
  await signUp(page, newPerson());
  const toasts = page.waitForResponse('**/assets/toasts.*.js');
  await page.goto('/herds');
  await page.getByRole('button', { name: 'Add herd' }).first().click();
  await (await toasts).finished();
  await page.route('**/assets/toasts*', (route) => route.abort());
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Cows');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.Toastify__toast')).toContainText('Added herd Cows');
});

test('a page whose load a change of the network cuts off opens all the same', async ({ page }) => {
  await signUp(page, newPerson());
  await page.route('**/assets/settings.*.js', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
});

test('a page that the server has no more shows a way back, asks in no circle, and opens with the next version', async ({
  page,
}) => {
  await signUp(page, newPerson());
  let asked = 0;
  await page.route('**/assets/settings.*.js', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page broke down' })).toBeVisible();
  expect(asked).toBeLessThan(5);
  await page.unrouteAll();
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Try again' }).click();
  await reload;
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
});

test('a form that a link opens is sent although an update took its parts away meanwhile', async ({ page }) => {
  const flows = page.waitForResponse('**/assets/authFlows.*.js');
  await showFormsBehindLinks(page);
  await page.goto('/password-reset?token=none-of-ours');
  await (await flows).finished();
  await page.getByLabel('New password', { exact: true }).fill('seven wet cows at dawn');
  await page.getByLabel('Confirm password', { exact: true }).fill('seven wet cows at dawn');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link');
});

test('the terms are asked for, and a sign-up goes through, although the rules cannot be loaded', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  const known = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return known.includes(pathname) || /onboarding|toasts/.test(pathname) ? route.continue() : route.abort();
  });
  await fillSignup(page, person);
  await page.getByLabel(/^I agree to the terms/).uncheck();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('You need to agree to the terms to continue')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unrouteAll();
  await page.getByLabel(/^I agree to the terms/).check();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140 Mobile' });

  test('toasts are shown although the prompt cannot be loaded', async ({ page }) => {
    await page.route('**/assets/mobilePrompt*', (route) => route.abort());
    await page.goto('/login');
    await logIn(page, { email: 'nobody@example.com', password: 'not the password' });
    await expect(page.locator('.Toastify__toast')).toContainText('Email or password is wrong');
  });
});
