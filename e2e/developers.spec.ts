import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const REFERENCE = '/developers/reference';

type Calls = Record<string, Record<string, { operationId: string }>>;

interface Described {
  paths: Calls;
  webhooks?: Calls;
}

/** The names of all calls and events, from the document of this very server. */
async function namesOf(page: Page): Promise<string[]> {
  const described = (await (await page.request.get('/api/v1/openapi.json')).json()) as Described;
  return [described.paths, described.webhooks ?? {}].flatMap((all) =>
    Object.values(all).flatMap((methods) => Object.values(methods).map((call) => call.operationId)),
  );
}

/** Opens a page and gives the hosts and scripts that were asked for. */
async function open(page: Page, path: string) {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return asked;
}

const calls = (page: Page) => page.locator('.call');

test('OPEN H7: the reference draws all calls of the document, and asks no other host', async ({ page, baseURL }) => {
  const names = await namesOf(page);
  const asked = await open(page, REFERENCE);
  expect(names.length).toBeGreaterThan(70);
  await expect(calls(page)).toHaveCount(names.length);
  await expect(page.getByRole('status')).toHaveText(`${names.length} calls and events`);
  expect(await calls(page).evaluateAll((all) => all.map(({ id }) => id).sort())).toEqual(names.toSorted());
  expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([new URL(baseURL ?? '').origin]);
});

test('OPEN H7: each call opens, with its answers', async ({ page }) => {
  await open(page, REFERENCE);
  await calls(page).evaluateAll((all) => all.forEach((call) => call.setAttribute('open', '')));
  await expect(page.getByRole('heading', { name: 'Answers' })).toHaveCount(await calls(page).count());
});

test('a call is found by words, opened by the keyboard, and has an address of its own', async ({ page }) => {
  await open(page, REFERENCE);
  await page.getByLabel('Search calls').fill('put fact');
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ calls and events$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who may call it' })).toBeVisible();
  await expect(page).toHaveURL(/#putFact$/);
  await expectAccessible(page);
  await page.goto('/login');
  await page.goto(`${REFERENCE}#readRecords`);
  await expect(page.locator('#readRecords').getByText('keys of the scope records').first()).toBeInViewport();
});

test('the guide shows the first call in three languages, and leads from and to the app', async ({ page }) => {
  const asked = await open(page, '/login');
  await page.getByRole('link', { name: 'For developers' }).click();
  await expect(page.getByRole('heading', { name: 'For developers', level: 1 })).toBeVisible();
  for (const name of ['read.sh', 'read.py', 'read.ts']) {
    const example = page.locator('details').filter({ has: page.getByText(name, { exact: true }) });
    if ((await example.getAttribute('open')) === null) await example.locator('summary').click();
    await expect(example.getByRole('group', { name })).toContainText('key/me');
  }
  await page.getByRole('navigation', { name: 'For developers' }).getByRole('link', { name: 'Reference' }).click();
  await expect(page.getByRole('status')).toHaveText(/^\d+ calls and events$/);
  expect(new Set(asked.map(({ origin }) => origin)).size).toBe(1);
});

for (const path of ['/developers', REFERENCE]) {
  test(`${path} is accessible, and in English for everyone`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
  });
}

test.describe('a refused call is told on the console', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  test('the reference says when the description did not load, and loads it again', async ({ page }) => {
    await page.route('**/openapi.json', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto(REFERENCE);
    await expect(page.getByRole('status')).toHaveText('The description of the calls didn’t load.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('status')).toHaveText(/^\d+ calls and events$/);
  });
});
