import { devices, type Locator, type Page } from '@playwright/test';
import { linkTo } from './support/mail';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'] ?? {};
const prompt = (page: Page) => page.getByRole('dialog', { name: 'The best mobile experience is in the App' });
const toast = (page: Page, words: string) => page.locator('.Toastify__toast').filter({ hasText: words });

/** Whether the middle of it is what a finger meets there. */
const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

async function expectAbovePrompt(page: Page, words: string): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  await toast(page, words).hover();
  await expect.poll(() => isOnTop(toast(page, words))).toBe(true);
  const ways = [
    page.getByRole('button', { name: 'Download Now' }),
    page.getByRole('link', { name: 'continue to mobile site' }),
  ];
  for (const way of ways) {
    await way.scrollIntoViewIfNeeded();
    await expect.poll(() => isOnTop(way)).toBe(true);
  }
  await toast(page, words).getByRole('button').click();
  await expect(toast(page, words)).toHaveCount(0);
  await expect(prompt(page)).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test.describe(`above the prompt for the app, at ${width} px`, () => {
    test.use({ ...phone, viewport: { width, height } });

    test('stands that the deletion was suspended', async ({ page, baseURL }) => {
      const person = newPerson();
      await register(page, person);
      const data = { password: person.password };
      const answer = await page.request.delete('/api/v1/user/me', { data, headers: { origin: String(baseURL) } });
      expect(await answer.json()).toHaveProperty('deletion_scheduled_at');
      await page.context().clearCookies();
      await page.goto(await linkTo(person.email));
      await expect(page).toHaveURL('/login');
      await expectAbovePrompt(page, 'Deletion of your account was suspended successfully!');
    });

    test('stands the greeting after a sign-up at /mobile-join', async ({ page }) => {
      const person = newPerson();
      await page.goto('/mobile-join');
      await page.getByLabel('Full name', { exact: true }).fill(person.name);
      await page.getByLabel('Email', { exact: true }).fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
      await page.getByRole('button', { name: 'Start Free Trial' }).click();
      await expect(page).toHaveURL('/onboarding/step-1');
      await expectAbovePrompt(page, 'Hello Maria!');
    });
  });
}
