import type { Locator, Page } from '@playwright/test';
import { logIn, newPerson, register, signOut, signUp } from './support/people';
import { expect, test } from './support/test';

const h1 = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const area = (page: Page, name: string) => bar(page).getByRole('link', { name });

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is nowhere on the page');
  return box;
}

test('on a phone the pages stand in a bar at the bottom, which covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, newPerson());
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(toast);
      return y + height <= (await boxOf(bar(page))).y + 1;
    })
    .toBe(true);
  const { y, height } = await boxOf(bar(page));
  expect(y + height).toBe(640);
  for (const name of ['Map', 'Herds', 'Paddocks', 'Grazing', 'To do', 'Set up']) {
    const target = await boxOf(area(page, name));
    expect(target.width).toBeGreaterThanOrEqual(44);
    expect(target.height).toBeGreaterThanOrEqual(44);
  }
  await expect(area(page, 'Settings')).toBeHidden();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).focus();
  const button = await boxOf(page.getByRole('button', { name: 'Delete my account' }));
  expect(button.y + button.height).toBeLessThanOrEqual(y);
});

test('on a phone the page stays where it is when the days of the trial come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await register(page, newPerson());
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/payment', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/herds');
  const before = await boxOf(h1(page, 'Herds'));
  release();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: '30 trial days left' })).toBeVisible();
  expect(await boxOf(h1(page, 'Herds'))).toEqual(before);
});

test('on a desk the pages stand in the bar at the top, and the one the person is in is marked', async ({ page }) => {
  await signUp(page, newPerson());
  expect((await boxOf(bar(page))).y).toBeLessThan(64);
  await expect(area(page, 'Set up')).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['Map', '/map'],
    ['Herds', '/herds'],
    ['Paddocks', '/paddocks'],
    ['Grazing', '/grazing'],
    ['To do', '/todo'],
    ['Settings', '/settings/account'],
  ] as const) {
    await area(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(area(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await expect(area(page, 'Set up')).toHaveCount(0);
});

test('A5: the focus goes along to the heading of each page, without a ring around it', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(h1(page, 'Set up Rio Seco')).toBeFocused();
  await area(page, 'Herds').focus();
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Herds')).toBeFocused();
  expect(await h1(page, 'Herds').evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
  await page.goBack();
  await expect(h1(page, 'Set up Rio Seco')).toBeFocused();
  await page.goto('/todo');
  await expect(h1(page, 'To do')).toBeVisible();
  await expect(h1(page, 'To do')).not.toBeFocused();
  // What is still asked for when the session ends is answered with 401.
  await page.waitForLoadState('networkidle');
  await signOut(page);
  await expect(h1(page, 'Welcome back')).toBeFocused();
  await logIn(page, person);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page comes with a fade of half a second, but for anyone who wants no motion', async ({ page }) => {
  await signUp(page, newPerson());
  const fade = () =>
    page.getByRole('main').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main);
      return { animationName, animationDuration };
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await area(page, 'Herds').click();
  await expect(h1(page, 'Herds')).toBeVisible();
  expect(await fade()).toEqual({ animationName: 'arrive', animationDuration: '0.5s' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(parseFloat((await fade()).animationDuration)).toBeLessThan(0.001);
  await page.reload();
  await expect(h1(page, 'Herds')).toBeVisible();
  expect((await fade()).animationName).toBe('none');
});

test('the sound of messages is off, is heard once it is turned on, and stays on for anyone who comes next', async ({
  page,
}) => {
  const person = newPerson();
  const heard: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/sound/notice.wav')) heard.push(response.status());
  });
  await signUp(page, person);
  await expect(page.getByText('Hello Maria!')).toBeVisible();
  expect(heard).toEqual([]);
  await page.goto('/settings/account');
  const box = page.getByLabel('Play a short sound with messages');
  await expect(box).not.toBeChecked();
  await box.check();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect([200, 206]).toContain(heard[0]);
  await signOut(page);
  await page.goto('/login?returnUrl=/settings/account');
  await logIn(page, person);
  await expect(box).toBeChecked();
});
