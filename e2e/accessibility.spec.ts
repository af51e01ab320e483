import { newPerson, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test('A1: axe finds nothing with the menu and the toasts open', async ({ page }) => {
  await signUp(page, newPerson());
  await expect(page.getByText('Hello Maria!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('A1, A2: axe finds nothing on the signup with every error showing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('You need to agree to the terms to continue')).toBeVisible();
  await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Error: Start your free trial · Grazewell');
  await expectAccessible(page);
});

for (const path of ['/', '/login', '/no/such/paddock']) {
  test(`A5: on ${path} everything that takes the focus shows it and is at least 24 px high and wide`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('button').first()).toBeVisible();
    const seen = new Set<string>();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isInText = element.tagName === 'A' && element.parentElement?.tagName === 'P';
        const hasRing = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        const isLarge = (width >= 24 && height >= 24) || isInText || element.matches('input[type=checkbox]');
        return { html: element.outerHTML.slice(0, 200), hasRing, isLarge };
      });
      if (focused === undefined || seen.has(focused.html)) break;
      seen.add(focused.html);
      expect(focused).toMatchObject({ hasRing: true, isLarge: true });
    }
    expect(seen.size).toBeGreaterThan(0);
  });
}

test.describe('A4: an error toast', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  test('pauses under the pointer and with the focus in it', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/v1/auth/login', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sagebrush moon');
    await page.getByRole('button', { name: 'Log in' }).click();
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeVisible();
    const state = () =>
      toast.locator('.Toastify__progress-bar--animated').evaluate((bar) => getComputedStyle(bar).animationPlayState);
    await toast.hover();
    await expect.poll(state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await toast.getByRole('button').focus();
    await expect.poll(state).toBe('paused');
  });

  test('covers no focused field at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/login');
    await page.route('**/api/v1/auth/login', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sagebrush moon');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.locator('.Toastify__toast')).toBeVisible();
    for (const label of ['Email', 'Password']) {
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      const isCovered = await field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) !== element;
      });
      expect(isCovered).toBe(false);
    }
  });
});
