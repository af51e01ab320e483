import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

const BELOW_BAR = { x: 0, y: 8, width: 1280, height: 600 };
const SCRIPTS = '**/assets/*.js';

/** Holds the scripts of the app back, or what else is named, as a slow line does. @returns what lets them come */
async function hold(page: Page, what = SCRIPTS): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** What is to be seen at rest, below the bar that tells of requests. */
const picture = (page: Page) => page.screenshot({ animations: 'disabled', clip: BELOW_BAR });

const PUBLIC_PAGES = ['/', '/login', '/mobile-join', '/password-reset-request', '/admin'];

for (const path of PUBLIC_PAGES) {
  test(`${path} is there before the app, and its form waits`, async ({ page }) => {
    const release = await hold(page);
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
  const release = await hold(page);
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

test('anyone who types while the app is coming loses nothing', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email', { exact: true });
  await email.click();
  const words = 'juanita.de.la.cruz@a-ranch-with-a-long-name.example.com';
  setTimeout(release, 200);
  await email.pressSequentially(words, { delay: 20 });
  await expect(page.locator('[type="submit"]')).toBeEnabled();
  await expect(email).toHaveValue(words);
});

test.describe('where someone is known', () => {
  test.use({ expectedComplaints: [/Failed to load resource.*401/] });

  test('someone who is known here sees no form flash by', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'has_session', value: '1', url: baseURL ?? '' }]);
    const release = await hold(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-known', '');
    await expect(page.getByLabel('Email', { exact: true })).toBeHidden();
    release();
    // The cookie was all there was: the server knows nobody, and the form comes.
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });

  test('the skeleton before the app is the same picture as the one after it', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'has_session', value: '1', url: baseURL ?? '' }]);
    const answer = await hold(page, '**/api/v3/user/me?*');
    const release = await hold(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-known', '');
    const before = await picture(page);
    release();
    await expect(page.getByText('Loading…')).toBeVisible();
    expect(before.equals(await picture(page))).toBe(true);
    answer();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });
});

/** Runs in the page from its start: counts the frames in which a person who is let in sees nothing at all. */
function countEmptyFrames(): void {
  const look = () => {
    const isSeen = (main: Element) => main.getClientRects().length > 0 && getComputedStyle(main).opacity !== '0';
    const root = document.getElementById('root');
    const isFirst = root !== null && getComputedStyle(root, '::before').content !== 'none';
    const isEmpty = !isFirst && ![...document.querySelectorAll('main')].some(isSeen);
    const soFar = Number(sessionStorage.getItem('emptyFrames'));
    if (root !== null) sessionStorage.setItem('emptyFrames', String(soFar + Number(isEmpty)));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('between a public page and the page behind it no frame is empty, though its code is late', async ({ page }) => {
  await register(page, newPerson());
  await page.addInitScript(countEmptyFrames);
  const release = await hold(page, '**/assets/{layout,onboarding}.*.js');
  await page.goto('/login');
  await expect(page).toHaveURL('/onboarding/step-1');
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('emptyFrames'))).toBe('0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page is drawn, and nothing can be sent', async ({ page }) => {
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
