import { devices, type Page } from '@playwright/test';
import { showFormsBehindLinks, unsignedToken } from './support/addresses';
import { byDay } from './support/byNight';
import { ADMIN, aStranger, logIn, newPerson, register } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedComplaints: [/^Failed to load resource:|ChunkLoadError|Loading (CSS )?chunk|This page/] });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function asAdmin(page: Page): Promise<void> {
  await page.request.post('/api/v1/auth/login', { data: ADMIN });
}

test('A1: axe finds nothing on the partner join with every error showing, nor with the list of states', async ({
  page,
}) => {
  await showFormsBehindLinks(page);
  await page.goto(`/partner-join?invitation_token=${unsignedToken({ program: 'Soil Carbon' })}`);
  await page.getByLabel('State', { exact: true }).fill('new');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the program' }).press('Enter');
  await expect(page.getByText('Ranch type is required')).toBeVisible();
  await expectAccessible(page);
});

test('A1: axe finds nothing on a refused login with its toast', async ({ page }) => {
  const person = await aStranger(page);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'not the password' });
  await expect(page.locator('.Toastify__toast')).toBeVisible();
  await expectAccessible(page);
});

for (const [words, password] of [
  ['Your password is too short: 7 more characters to go', 'q'],
  ['Too many people use this password: choose one of your own', 'password1'],
  ['A good password; longer is stronger', 'wet cows 7'],
  ['A strong password', 'seven wet cows at dawn in May'],
] as const) {
  test(`A1: axe finds nothing on the meter that says "${words}"`, byDay(password === 'password1'), async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
  });
}

test('A1: axe finds nothing in the team with its form refused, a change on its way and a question open', async ({
  page,
}) => {
  await register(page, newPerson());
  const member = (at: number) => ({
    uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    first_name: 'Rider',
    last_name: `${at}`,
    full_name: `Rider ${at}`,
    email: `rider.${at}@example.com`,
    role: 'member',
    joined_at: '2026-01-05T08:00:00.000Z',
  });
  await page.route('**/api/v3/ranch/*/user', async (route) => {
    const real = await route.fetch();
    const team = (await real.json()) as object[];
    await route.fulfill({ json: [...team, ...Array.from({ length: 60 }, (_, at) => member(at))] });
  });
  await page.goto('/settings/team');
  await page.getByRole('combobox', { name: 'Role of Rider 3', exact: true }).selectOption('viewer');
  await page.getByRole('button', { name: 'Remove Rider 5', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Yes, remove' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expectAccessible(page);
});

test('A1: axe finds nothing on the map settings in a scale of colors, with errors showing', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/map');
  await page.getByRole('radio', { name: 'Rest days' }).check();
  await page.getByLabel('Low threshold', { exact: true }).fill('90');
  await page.getByLabel('Fence color', { exact: true }).fill('no color');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
});

test('A1: axe finds nothing in the panel with nobody found, and with a list that did not come', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/panel');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Find users', { exact: true }).fill('nobody is called this');
  await expect(page.getByText('Nobody by that name.')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/v1/admin/users*', (route) => route.abort());
  await page.getByLabel('Find users', { exact: true }).fill('ma');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('A1: axe finds nothing on a page that broke down', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/todo');
  await expect(heading(page, 'To do')).toBeVisible();
  await page.route('**/assets/herds.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Herds', exact: true }).click();
  await expect(heading(page, 'This page broke down')).toBeVisible();
  await expectAccessible(page);
});

test('A1: axe finds nothing under the masquerade banner', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  await page.route('**/api/v3/user/me?*', async (route) => {
    const real = await route.fetch();
    await route.fulfill({ json: { ...((await real.json()) as object), masqueraded_by: ADMIN.email } });
  });
  await page.goto('/settings/account');
  await expect(page.getByRole('complementary', { name: 'Masquerade' })).toBeVisible();
  await expectAccessible(page);
});

test('A1: axe finds nothing on the screen that says one is offline', async ({ page, context }) => {
  await page.goto('/login');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'] ?? {};
  test.use(phone);

  test('A1: axe finds nothing on the prompt for the app', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
