import type { Locator, Page } from '@playwright/test';
import { showFormsBehindLinks, unsignedToken } from './support/addresses';
import { ADMIN, newPerson, register } from './support/people';
import { expect, test } from './support/test';

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is nowhere on the page');
  return box;
}

/** The colors of a control as the browser paints it. */
const paintOf = (control: Locator) =>
  control.evaluate((element) => {
    const { appearance, backgroundColor, backgroundImage } = getComputedStyle(element);
    return { appearance, backgroundColor, backgroundImage };
  });

async function headerIsOneLine(page: Page): Promise<void> {
  const brand = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Grazewell' }));
  const account = await boxOf(page.getByRole('button', { name: 'Account', exact: true }));
  const ranch = await boxOf(page.getByRole('button', { name: /^Ranch: / }));
  for (const { y, height } of [account, ranch]) {
    expect(Math.abs(y + height / 2 - brand.y - brand.height / 2)).toBeLessThan(4);
  }
}

for (const width of [640, 390, 320]) {
  test(`the header is one row at ${width} px, also with a long name of a ranch`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await register(page, { ...newPerson(), ranch: 'The long valley of the seven wet cows' });
    await page.goto('/todo');
    await headerIsOneLine(page);
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(65);
  });
}

test('so does the header of an admin', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await register(page, newPerson());
  await page.route('**/api/v3/user/me?*', async (route) => {
    const real = await route.fetch();
    await route.fulfill({ json: { ...((await real.json()) as object), is_admin: true, email: ADMIN.email } });
  });
  await page.goto('/todo');
  await expect(page.getByRole('link', { name: 'Admin panel' })).toBeVisible();
  await headerIsOneLine(page);
});

test('cards of the settings begin where those of other pages do, use the desk, and the ways between them never move', async ({
  page,
}) => {
  await register(page, newPerson());
  await page.goto('/todo');
  const cards = page.getByRole('main').locator('section');
  const { x } = await boxOf(cards.first());
  for (const path of ['/settings/account', '/settings/ranch', '/settings/team', '/settings/map', '/settings/data']) {
    await page.goto(path);
    const [card, ways] = [await boxOf(cards.first()), await boxOf(page.getByRole('navigation', { name: 'Settings' }))];
    expect({ path, card: card.x, ways: ways.x }).toEqual({ path, card: x, ways: x });
  }
  const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`boxes that are not checked have the colors of the look, and the State box an arrow, in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await showFormsBehindLinks(page);
    await page.goto(`/partner-join?invitation_token=${unsignedToken({ program: 'Soil Carbon' })}`);
    const list = await paintOf(page.getByLabel('Ranch type', { exact: true }));
    expect(await paintOf(page.getByLabel('State', { exact: true }))).toEqual(list);
    expect(list.backgroundImage).toContain('gradient');
    const box = page.getByRole('checkbox', { name: 'Phone' });
    for (const control of [box, page.getByRole('radio', { name: 'Mr', exact: true })]) {
      expect(await paintOf(control)).toMatchObject({ appearance: 'none', backgroundColor: list.backgroundColor });
    }
    await box.check();
    expect((await paintOf(box)).backgroundColor).not.toBe(list.backgroundColor);
  });
}

test.describe('an error', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  test('is said at most twice on a screen of 390 px: beside its field and in a toast', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await register(page, newPerson());
    await page.goto('/settings/account');
    await page.getByLabel('Current password', { exact: true }).fill('not my password');
    await page.getByLabel('New password', { exact: true }).fill('seven wet cows at dawn');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.locator('.Toastify__toast')).toContainText('Your password is wrong');
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
    await expect(page.getByText('Your password is wrong')).toHaveCount(2);
  });
});
