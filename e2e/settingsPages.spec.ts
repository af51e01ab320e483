import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const slider = (page: Page) => page.getByLabel('Paddock opacity');
const legend = (page: Page) => page.getByRole('list', { name: 'Legend' });

/** Which share of the window's height the preview takes of what lies above its own lower edge. */
const shareOfPreview = (page: Page) =>
  page.getByRole('figure').evaluate((figure) => Math.max(0, figure.getBoundingClientRect().bottom) / innerHeight);

/** Goes to a control that stands far down the form, which is then the first thing below the preview. */
async function goDown(page: Page): Promise<void> {
  await slider(page).evaluate((control) => control.scrollIntoView({ block: 'start' }));
}

async function openMap(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await register(page, newPerson());
  await page.goto('/settings/map');
  await page.getByRole('radio', { name: 'Forage' }).check();
}

for (const size of [
  [320, 568],
  [320, 640],
  [390, 844],
  [768, 1024],
] as const) {
  test(`the map's last row and legend stay in view down the form at ${size.join(' by ')} px`, async ({ page }) => {
    await openMap(page, size);
    await goDown(page);
    expect(await shareOfPreview(page)).toBeLessThanOrEqual(0.3);
    await expect(legend(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-paddock="Well"]')).toBeInViewport({ ratio: 0.8 });
    const under = await page.getByRole('figure').evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect((await slider(page).boundingBox())?.y).toBeGreaterThanOrEqual(under);
  });
}

test('the map goes with the page in a low window', async ({ page }) => {
  await openMap(page, [844, 390]);
  await goDown(page);
  expect(await shareOfPreview(page)).toBe(0);
});

test('the ways between the pages of the settings stay where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await register(page, newPerson());
  await page.goto('/settings/account');
  const places = [];
  for (const name of ['Account', 'Ranch', 'Team', 'Map', 'Data']) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    const box = await tabs(page).boundingBox();
    places.push([box?.x, box?.y]);
  }
  expect(new Set(places.map(String)).size).toBe(1);
});

test('the role menus of a team stand in a column, also while a role is about to change', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const person = newPerson();
  await register(page, person);
  await page.route('**/api/v3/ranch/*/user', async (route) => {
    const response = await route.fetch();
    const [me] = await response.json();
    const other = { ...me, uuid: '7d1c5a52-54c5-4a55-9d5f-0d2a3a1b9c11', email: 'cora@example.com', role: 'member' };
    const bo = {
      ...other,
      uuid: '7d1c5a52-54c5-4a55-9d5f-0d2a3a1b9c12',
      full_name: 'Bo Castillo',
      email: 'bo@example.com',
    };
    const json = [me, bo, { ...other, full_name: 'Cora Wilcox' }];
    await route.fulfill({ response, json });
  });
  await page.goto('/settings/team');
  const menus = page.getByRole('combobox', { name: /^Role of / });
  await expect(menus).toHaveCount(2);
  const edges = () => menus.evaluateAll((all) => all.map((menu) => Math.round(menu.getBoundingClientRect().x)));
  const [first, second] = await edges();
  expect(second).toBe(first);
  await menus.nth(1).selectOption('manager');
  await expect(page.getByRole('button', { name: 'Change role of Cora Wilcox' })).toBeVisible();
  const [above, below] = await edges();
  expect(below).toBe(above);
  const tops = ['Change role of Cora Wilcox', 'Remove Cora Wilcox'].map(async (name) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box?.y;
  });
  const [change, remove] = await Promise.all(tops);
  expect(remove).toBe(change);
});
