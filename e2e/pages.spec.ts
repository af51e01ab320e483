import type { Page } from '@playwright/test';
import { newPerson, register, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

/** Every page that works in a season, with the heading that it is known by. */
const PAGES = [
  ['/onboarding/step-1', 'Set up Rio Seco'],
  ['/onboarding/step-2', 'How should your map read?'],
  ['/onboarding/step-3', 'Who works with you?'],
  ['/todo', 'To do'],
  ['/herds', 'Herds'],
  ['/paddocks', 'Paddocks'],
  ['/subscribe', 'Your plan'],
  ['/settings/account', 'Your account'],
  ['/settings/ranch', 'Your ranch'],
  ['/settings/team', 'The team of Rio Seco'],
  ['/settings/map', 'Your map'],
] as const;
const AREAS = [
  ['/onboarding', '/onboarding/step-1'],
  ['/settings', '/settings/account'],
] as const;
const UNKNOWN = [
  '/onboarding/step-4',
  '/onboarding/anything',
  '/settings/anything',
  '/panel/anything',
  '/no/such/paddock',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const notFound = (page: Page) => heading(page, 'Oh moooo, page not found');

async function expectNotFound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(notFound(page)).toBeVisible();
  await expect(page).toHaveURL(path);
}

test('a guest is asked to log in before any page, and finds the way back kept', async ({ page }) => {
  for (const path of [...PAGES, ...AREAS].map(([path]) => path)) {
    await page.goto(`${path}?from=mail`);
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(`${path}?from=mail`)}`);
  }
  for (const path of ['/join-ranch', '/no-ranch']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
  }
});

test('a guest finds the 404 page in place of the map, of the panel and at unknown addresses', async ({ page }) => {
  for (const path of ['/map', '/panel', '/panel/links', '/panel/audit', '/404', ...UNKNOWN]) {
    await expectNotFound(page, path);
  }
});

test('anyone who has a ranch gets into every page, each under a title of its own', async ({ page }) => {
  await register(page, newPerson());
  const titles = new Set<string>();
  for (const [path, name] of PAGES) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
  for (const [path, to] of AREAS) {
    await page.goto(path);
    await expect(page).toHaveURL(to);
  }
  for (const path of ['/panel', ...UNKNOWN]) await expectNotFound(page, path);
});

test('the pages for guests send anyone who is signed in on', async ({ page }) => {
  await register(page, newPerson());
  for (const [path, to] of [
    ['/', '/onboarding/step-1'],
    ['/mobile-join', '/settings/account'],
    ['/login', '/onboarding/step-1'],
    ['/login?returnUrl=%2Fherds', '/herds'],
    ['/join', '/onboarding/step-1'],
    ['/too-old', '/onboarding/step-1'],
    ['/password-reset', '/404'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(to);
  }
});

test('anyone who has no ranch is led from every page to the screen that says whom to ask', async ({ page }) => {
  await signUp(page, newPerson());
  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/v3/user/me?*', async (route) => {
    const answer = await route.fetch();
    const me = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...me, ranches: [] } });
  });
  for (const path of [...PAGES, ...AREAS].map(([path]) => path)) {
    await page.goto(path);
    // The account is there for people without a ranch too.
    await expect(page).toHaveURL(path === '/settings/account' ? path : '/no-ranch');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a person has the map from the start, leaves its beta, and comes back in', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/account');
  const inBar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Map' });
  await expect(inBar).toBeVisible();
  await page.getByRole('checkbox', { name: 'Take part in the map’s beta' }).uncheck();
  await expect(inBar).toHaveCount(0);
  await expectNotFound(page, '/map');
  await page.goto('/herds');
  await page.getByRole('button', { name: 'Open the map (beta)' }).click();
  await expect(page).toHaveURL('/map');
  await expect(heading(page, 'Map')).toBeVisible();
  await expect(inBar).toBeVisible();
});

test('everyone gets to the map, by its address and by the bar', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/map');
  await expect(heading(page, 'Map')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/todo');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL('/map');
  await signOut(page);
  await expectNotFound(page, '/map');
});
