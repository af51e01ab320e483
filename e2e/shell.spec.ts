import { devices, type Page } from '@playwright/test';
import { fillSignup, newPerson } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const HEADING = 'The best mobile experience is in the App';
const phone = (name: string) => {
  const { defaultBrowserType: _browser, ...device } = devices[name] ?? {};
  return device;
};
const prompt = (page: Page) => page.getByRole('dialog', { name: HEADING });

/** A site whose operator has its apps in the stores. */
const withStores = (page: Page) =>
  page.route('**/assets/json/settingsV.json', (route) =>
    route.fulfill({
      json: { ANDROID_STORE_URL: 'https://play.example.com/app', IOS_STORE_URL: 'https://apps.example.com/app' },
    }),
  );

/** Where a press leads off this site, without going there. */
async function storeAsked(page: Page, press: () => Promise<void>): Promise<string> {
  await page.route(/^https:/, (route) => route.fulfill({ body: 'the store', contentType: 'text/plain' }));
  const asked = page.waitForRequest(/^https:/);
  await press();
  return (await asked).url();
}

test.describe('on an Android phone', () => {
  test.use(phone('Pixel 7'));

  test('the prompt tells of the app, leads to the store, and a tap puts it away for a year', async ({ page }) => {
    await withStores(page);
    await page.goto('/login');
    await expect(prompt(page)).toContainText('Grazewell');
    await expect(prompt(page)).toContainText('Offline mode');
    await expect(prompt(page)).toContainText('Photos');
    await expect(prompt(page)).toContainText('Herd move notifications');
    await expectAccessible(page);
    expect(await storeAsked(page, () => page.getByRole('button', { name: 'Download Now' }).click())).toContain(
      'play.example.com',
    );
    await page.goto('/login');
    await page.getByRole('link', { name: 'continue to mobile site' }).click();
    await expect(page).toHaveURL('/login');
    await expect(prompt(page)).toHaveCount(0);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'seenMobileAppModal');
    expect(cookie?.value).toBe('true');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
  });

  test('without a store "Download Now" installs the web app, and the installed app shows no prompt', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void (document.documentElement.dataset.asked = 'to install'),
      });
      window.addEventListener('load', () => setTimeout(() => window.dispatchEvent(offer)));
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Download Now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'to install');
    await page.addInitScript(() => {
      const really = window.matchMedia.bind(window);
      window.matchMedia = (query) => really(query.includes('standalone') ? 'all' : query);
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
  });

  test('Escape puts it away too', async ({ page }) => {
    await page.goto('/');
    await expect(prompt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toHaveCount(0);
  });

  for (const path of ['/mobile-join', '/password-reset?token=x', '/join?invitationToken=a.b']) {
    test(`${path} is free of it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(prompt(page)).toHaveCount(0);
    });
  }
});

test.describe('on an Android phone, signed in', () => {
  test.use(phone('Pixel 7'));

  test('/subscribe is free of it and /todo is not; /cancel_delete never waits for it', async ({ page }) => {
    const person = newPerson();
    await page.goto('/mobile-join');
    await page.getByLabel('Full name', { exact: true }).fill(person.name);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL('/onboarding/step-1');
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(prompt(page)).toHaveCount(0);
    await page.goto('/todo');
    await expect(prompt(page)).toBeVisible();
    await page.goto('/cancel_delete');
    await expect(page).not.toHaveURL(/cancel_delete/);
  });
});

test.describe('on an iPhone', () => {
  test.use(phone('iPhone 14'));

  test('the prompt leads to the app store', async ({ page }) => {
    await withStores(page);
    await page.goto('/login');
    const store = await storeAsked(page, () => page.getByRole('button', { name: 'Download Now' }).click());
    expect(store).toContain('apps.example.com');
  });

  test('without a store the prompt says how to install the web app', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Download Now' }).click();
    await expect(page.getByText('Tap Share, then Add to Home Screen.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on an iPad that asks for desktop pages', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
    viewport: { width: 1024, height: 768 },
    screen: { width: 1024, height: 768 },
    hasTouch: true,
  });

  test('the prompt is shown as well', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
    await page.goto('/login');
    await expect(prompt(page)).toBeVisible();
  });
});

test.describe('on another phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Mobile; Nokia 8000; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5' });

  test('an alert says that there is no app for it', async ({ page }) => {
    await page.goto('/login');
    const said = page.waitForEvent('dialog');
    const press = page.getByRole('button', { name: 'Download Now' }).click();
    const dialog = await said;
    expect(dialog.message()).toBe('Sorry! But your mobile device is not supported for now');
    await dialog.accept();
    await press;
  });
});

test('a desk sees no prompt', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test('offline: a warning covers the page, nothing is sent or lost, and it goes on by itself', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await page.goto('/');
  await fillSignup(page, person);
  await page.getByLabel('Ranch name', { exact: true }).focus();
  await context.setOffline(true);
  const warning = page.getByRole('alertdialog', { name: 'You are offline' });
  await expect(warning).toContainText('An internet connection is required... Do not refresh this page');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(warning).toHaveCount(0);
  await expect(page.getByText('You are back online')).toBeVisible();
  await expect(page.getByText('Great!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Ranch name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(person.name);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
});
