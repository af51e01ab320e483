import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedComplaints: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] });

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'You are offline' });
const strip = (page: Page) => page.getByRole('status', { name: 'Connection' });
const keepWorking = (page: Page) => page.getByRole('button', { name: 'Keep working' });
const NOTICE = 'This needs a connection. It goes on by itself when you are back online.';

async function openHerds(page: Page): Promise<void> {
  await register(page, newPerson());
  await page.goto('/herds');
  await expect(page.getByRole('heading', { level: 1, name: 'Herds' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Waits until this device has the ranch. */
async function haveCopy(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('grazewell:device') ?? '');
  await expect.poll(kept).toContain('ranchUuid');
}

/** A phone that shows a signal, and has no line to the server. */
const cutLine = (page: Page) => page.route('**/api/**', (route) => route.abort());

test('OFFLINE O15: the warning stands alone without a copy', async ({ page, context }) => {
  await register(page, newPerson());
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  // The warning is loaded after the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(warning(page)).toContainText('An internet connection is required... Do not refresh this page');
  await expect(keepWorking(page)).toHaveCount(0);
});

test('OFFLINE O15: "Keep working" takes the warning away, and the network brings it back', async ({
  page,
  context,
}) => {
  await openHerds(page);
  await haveCopy(page);
  await context.setOffline(true);
  await expect(warning(page)).toBeFocused();
  await expect(keepWorking(page)).toHaveAccessibleDescription(
    'Your ranch is on this device. What you record is kept here and sent when you are back online.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(keepWorking(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Herds' })).toBeFocused();
  await expect(strip(page)).toContainText('No connection.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are back online')).toBeVisible();
  await expect(strip(page)).toBeEmpty();
  await context.setOffline(true);
  await expect(warning(page)).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`the strip moves nothing on the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHerds(page);
    const title = page.getByRole('heading', { level: 1, name: 'Herds' });
    const before = await title.boundingBox();
    await cutLine(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(strip(page)).toContainText('Cannot reach Grazewell.', { timeout: 60_000 });
    expect((await title.boundingBox())?.y).toBe(before?.y);
  });
}

test('OFFLINE O20: a page that needs the server says so, and goes on by itself', async ({ page, context }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await openHerds(page);
  await haveCopy(page);
  await link('Settings').click();
  await link('Account').click();
  const name = page.getByLabel('Full name', { exact: true });
  await expect(name).toBeVisible();
  await link('Herds').click();
  await context.setOffline(true);
  await keepWorking(page).click();
  await link('Settings').click();
  await link('Account').click();
  await expect(page.getByText(NOTICE).first()).toBeVisible();
  await expect(name).toBeHidden();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(name).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('the history of a record that isn’t sent yet waits, and is asked for once it is', async ({ page }) => {
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/changes*', async (route) => {
    await held;
    await route.continue();
  });
  await openHerds(page);
  await page.getByRole('button', { name: 'Look around a sample ranch' }).click();
  await page.getByRole('link', { name: 'Paddocks', exact: true }).click();
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) });
  await expect(history).toContainText('This isn’t saved on the server yet. Its history begins once it is.');
  send();
  await expect(history).toContainText('Filled the sample ranch');
});
