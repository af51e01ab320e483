import { devices } from '@playwright/test';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'] ?? {};

test.describe('on a phone', () => {
  test.use(phone);

  test('a rancher is welcomed, signs up without a terms box and begins with the first step', async ({ page }) => {
    const person = newPerson();
    await page.goto('/mobile-join');
    await expect(page.getByText('Hello!', { exact: true })).toBeVisible();
    await expect(page.getByText('Welcome to Grazewell')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByLabel('Full name', { exact: true }).fill(person.name);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL('/onboarding/step-1');
    await expect(page.getByText('Hello Maria!')).toBeVisible();
    await expect(page.getByRole('heading', { name: "Set up Maria's Ranch" })).toBeVisible();
  });
});

test('the signed-in go from /mobile-join to their account', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/mobile-join');
  await expect(page).toHaveURL('/settings/account');
});
