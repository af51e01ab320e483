import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { fillSignup, newPerson, register } from './support/people';
import { addPaddock } from './support/record';

const toast = (page: Page) => page.locator('.Toastify__toast');

/** Whether something else lies over the middle of an element, or it is outside the window. */
const isCovered = (what: Locator) =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(element.contains(top) || top.contains(element));
  });

/** A press as a hand does it: down, a moment, up, wherever the page has moved meanwhile. */
async function press(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is nowhere on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
}

test('a press on the button counts, though the error of the field that it leaves would push the button away', async ({
  page,
}) => {
  let sent = 0;
  await page.route('**/api/v1/auth/login', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('sagebrush moon');
  await page.getByLabel('Email', { exact: true }).fill('maria@');
  await press(page, page.getByRole('button', { name: 'Log in' }));
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  expect(sent).toBe(0);
});

test.describe('while the answer is awaited', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  test('the busy button keeps the focus, and neither a press nor Enter sends again', async ({ page }) => {
    let sent = 0;
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.goto('/login');
    await page.route('**/api/v1/auth/login', async (route) => {
      sent += 1;
      await isAnswered;
      await route.abort();
    });
    await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sagebrush moon');
    const button = page.getByRole('button', { name: 'Log in' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await button.click({ force: true });
    await page.getByLabel('Email', { exact: true }).press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(toast(page)).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe('A4: an error toast', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const) {
    test(`at ${width} px covers neither the field nor the button of the signup`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.route('**/auth/register', (route) => route.abort());
      await fillSignup(page, newPerson());
      const field = page.getByLabel('Phone number', { exact: true });
      const button = page.getByRole('button', { name: 'Start Free Trial' });
      await field.press('Enter');
      await expect(toast(page)).toBeVisible();
      await expect(page.locator('form').getByRole('alert')).toHaveText('Something went wrong. Please try again.');
      await expect.poll(() => isCovered(button)).toBe(false);
      await expect(field).toBeFocused();
      expect(await isCovered(field)).toBe(false);
      const box = await toast(page).boundingBox();
      expect(Math.round(box?.width ?? Infinity)).toBeLessThanOrEqual(width - 16);
    });
  }

  test('stays as long for anyone who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/login');
    await page.route('**/api/v1/auth/login', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sagebrush moon');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.locator('form').getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    await expect(toast(page)).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(toast(page)).toBeVisible();
  });

  test('gives its space back when it has gone and the person scrolls on', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/login');
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await pageHeight();
    await page.route('**/api/v1/auth/login', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sagebrush moon');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(toast(page)).toBeVisible();
    await expect.poll(pageHeight).toBeGreaterThan(before);
    await toast(page).getByRole('button').click();
    await expect(toast(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  });
});

/**
 * Puts the first bar of a toast a moment before its begin, in the first frame in which it runs: what Chromium does by
 * itself now and then on a busy machine, when a paused animation goes on.
 */
function putBarBeforeItsBegin(): void {
  const [animation] = document.querySelector('.Toastify__progress-bar--animated')?.getAnimations() ?? [];
  if (animation?.playState !== 'running' || animation.pending) {
    requestAnimationFrame(putBarBeforeItsBegin);
  } else {
    animation.currentTime = -0.05;
    document.documentElement.dataset.barWasPut = 'yes';
  }
}

test('a toast stays though its bar was put a moment before its begin', async ({ page }) => {
  await page.addInitScript(putBarBeforeItsBegin);
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await expect(page.locator('html')).toHaveAttribute('data-bar-was-put', 'yes');
  await page.waitForTimeout(1_000);
  await expect(toast(page)).toContainText('Added paddock Creek');
});
