import type { BrowserContext, Page } from '@playwright/test';
import { logIn, newPerson, register } from '../support/people';
import { serverRanch } from '../support/serverRanch';
import { expect, test } from '../support/test';

test.use({ locale: 'en-US', reducedMotion: 'reduce' });

/** The choice in the settings, on an English or a Spanish page. */
const choice = (page: Page) => page.getByRole('combobox', { name: /^(?:Language|Idioma)$/ });
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Tells how many times the page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** A loop would have gone round more than once by then. */
async function expectStill(page: Page, loads: () => number, count: number): Promise<void> {
  await page.waitForTimeout(3_000);
  expect(loads()).toBe(count);
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/settings/account?of=tests#language');
  await expect(headingOf(page, 'Your account')).toBeVisible();
}

/** Has the context's pages keep no cookie of the language, as where scripts may set none. */
const keepNoCookie = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ofDocument = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', { get: () => ofDocument?.get?.call(document), set: () => undefined });
  });

test('LANGUAGES 11.9: a choice keeps the address, survives signing out, and goes along to another browser', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await register(page, person);
  await openAccount(page);
  const loads = countLoads(page);
  await choice(page).selectOption('Español');
  await expect(headingOf(page, 'Su cuenta')).toBeVisible();
  await expect(page).toHaveURL('/settings/account?of=tests#language');
  await expect(choice(page)).toHaveValue('es');
  await expectStill(page, loads, 1);
  await page.getByRole('button', { name: 'Cuenta', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(/\/login/);
  await page.goto('/login');
  await expect(headingOf(page, 'Qué gusto verle de nuevo')).toBeVisible();

  const other = await browser.newContext({ locale: 'en-US' });
  const there = await other.newPage();
  await there.goto('/login?returnUrl=/settings/account');
  await expect(headingOf(there, 'Welcome back')).toBeVisible();
  const loadsThere = countLoads(there);
  await logIn(there, person);
  await expect(headingOf(there, 'Su cuenta')).toBeVisible();
  await expect(there).toHaveURL('/settings/account');
  await expectStill(there, loadsThere, 1);
  await choice(there).selectOption('English');
  await expect(headingOf(there, 'Your account')).toBeVisible();
  await expectStill(there, loadsThere, 2);
  await other.close();
});

test('LANGUAGES 11.9: it asks before what is typed is lost, and stays or goes as the person says', async ({ page }) => {
  await register(page, newPerson());
  await openAccount(page);
  await page.getByLabel('Full name', { exact: true }).fill('Maria Elena Castillo');
  await choice(page).selectOption('Español');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(choice(page)).toHaveValue('en');
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Maria Elena Castillo');
  const { language } = (await (await page.request.get('/api/v3/user/me')).json()) as { language: unknown };
  expect(language).toBeNull();

  const loads = countLoads(page);
  await choice(page).selectOption('Español');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(headingOf(page, 'Su cuenta')).toBeVisible();
  await expect(page.getByLabel('Nombre completo', { exact: true })).toHaveValue('Maria Castillo');
  await expectStill(page, loads, 1);
});

test('LANGUAGES 11.9: a change that waits goes along, and is sent once', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/herds');
  await expect(headingOf(page, 'Herds')).toBeVisible();
  // The server takes long to answer: where it can't be reached, the choice isn't offered.
  await page.route('**/api/v1/ranch/*/changes*', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: 'Add herd' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add herd' });
  await dialog.getByLabel('Name', { exact: true }).fill('Cows');
  await dialog.getByLabel('Head', { exact: true }).fill('120');
  await dialog.getByLabel('Average weight', { exact: true }).fill('1100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(headingOf(page, 'Cows')).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await choice(page).selectOption('Español');
  await expect(headingOf(page, 'Su cuenta')).toBeVisible();
  await page.getByRole('link', { name: 'Hatos' }).first().click();
  await expect(headingOf(page, 'Cows')).toBeVisible();
  const { records } = await serverRanch(page);
  const herds = async () => (await records()).filter(({ kind }) => kind === 'herd').length;
  expect(await herds()).toBe(0);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(herds).toBe(1);
  await page.reload();
  await expect(headingOf(page, 'Cows')).toHaveCount(1);
});

test.describe('where scripts may keep no cookie', () => {
  test('LANGUAGES 11.9: the page is loaded again once, stays English, and never in a loop', async ({
    page,
    context,
  }) => {
    await keepNoCookie(context);
    await register(page, newPerson());
    await openAccount(page);
    const loads = countLoads(page);
    await choice(page).selectOption('Español');
    await expect.poll(loads).toBe(1);
    await expect(headingOf(page, 'Your account')).toBeVisible();
    await expectStill(page, loads, 1);
    await page.goto('/herds');
    await expect(headingOf(page, 'Herds')).toBeVisible();
    await expectStill(page, loads, 2);
  });

  test('LANGUAGES 11.9: nor where the tab remembers nothing either', async ({ page, context }) => {
    await keepNoCookie(context);
    await context.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { get: () => undefined }));
    await register(page, newPerson());
    await openAccount(page);
    const loads = countLoads(page);
    await choice(page).selectOption('Español');
    await expect(choice(page)).toHaveValue('es');
    await expectStill(page, loads, 0);
  });

  test('LANGUAGES 11.9: the page is in the language of the browser, where that is Spanish', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'es-MX' });
    await keepNoCookie(context);
    const page = await context.newPage();
    await register(page, newPerson());
    await page.goto('/settings/account');
    await expect(headingOf(page, 'Su cuenta')).toBeVisible();
    const loads = countLoads(page);
    await choice(page).selectOption('English');
    await expect.poll(loads).toBe(1);
    await expect(headingOf(page, 'Su cuenta')).toBeVisible();
    await expectStill(page, loads, 1);
    await context.close();
  });
});
