import type { Page } from '@playwright/test';
import { newPerson } from './support/people';
import { expect, test } from './support/test';

/** Holds the scripts of the app back, as a slow line does. @returns what lets them come */
async function holdTheApp(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const DOORS = ['/', '/login', '/mobile-join', '/password-reset-request', '/admin'];

for (const path of DOORS) {
  test(`${path} is there before the app, and its form waits`, async ({ page }) => {
    const release = await holdTheApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.locator('input').first();
    await field.fill('Juanita');
    await field.press('Enter');
    await expect(page.locator('[type="submit"]')).toBeDisabled();
    await expect(page).toHaveURL(path);
    const isTheSame = await field.evaluateHandle((node) => node);
    release();
    await expect(page.locator('[type="submit"]')).toBeEnabled();
    await expect(field).toHaveValue('Juanita');
    await expect(field).toBeFocused();
    expect(await field.evaluate((node, before) => node === before, isTheSame)).toBe(true);
  });
}

test('what was typed before the app came makes an account', async ({ page }) => {
  const person = newPerson();
  const release = await holdTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Full name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel(/^I agree to the terms/).check();
  release();
  await expect(page.getByLabel('Ranch name', { exact: true })).toHaveValue("Maria's Ranch");
  await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
});

test('whoever types while the app is coming loses nothing', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email', { exact: true });
  await email.click();
  const words = 'juanita.de.la.cruz@a-ranch-with-a-long-name.example.com';
  setTimeout(release, 200);
  await email.pressSequentially(words, { delay: 20 });
  await expect(page.locator('[type="submit"]')).toBeEnabled();
  await expect(email).toHaveValue(words);
});

test.describe('where somebody is known', () => {
  test.use({ expectedComplaints: [/Failed to load resource.*401/] });

  test('somebody who is known here sees no form flash by', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'has_session', value: '1', url: baseURL ?? '' }]);
    const release = await holdTheApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-known', '');
    await expect(page.getByLabel('Email', { exact: true })).toBeHidden();
    release();
    // The cookie was all there was: the server knows nobody, and the form comes.
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the front door is drawn, and nothing can be sent', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Start your free trial · Grazewell');
    await expect(page.getByLabel('Full name', { exact: true })).toBeVisible();
    await expect(page.getByText('10,000+ ranchers')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeDisabled();
  });

  test('a page that hangs on its link is drawn as a frame', async ({ page }) => {
    await page.goto('/join');
    await expect(page).toHaveTitle('Join a ranch · Grazewell');
    await expect(page.getByText('Loading…')).toBeVisible();
  });
});
