import { expect, expectAccessible, test } from './support/test';

test.describe('Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  for (const path of ['/', '/login', '/settings/account']) {
    test(`sees from ${path} that it is too old, and where there is a newer one`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/too-old');
      await expect(page).toHaveTitle('Your Browser is Old!');
      await expect(page.getByRole('heading', { name: 'Your Browser is Old!' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Download Chrome' })).toHaveAttribute(
        'href',
        'https://www.google.com/chrome/',
      );
      await expect(page.getByRole('main').getByText('Grazewell', { exact: true })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

test('any other browser goes from /too-old to /', async ({ page }) => {
  await page.goto('/too-old');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
});

test('a browser without what the app needs sees that page where it is, and the address stays', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/login?returnUrl=/herds');
  await expect(page.getByRole('heading', { name: 'Your Browser is Old!' })).toBeVisible();
  await expect(page).toHaveURL('/login?returnUrl=/herds');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
