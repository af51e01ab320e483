import type { Page } from '@playwright/test';
import { signUpInSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

test.use({
  locale: 'es-MX',
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|This page/,
  ],
});

const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  const words = 'Grazewell necesita JavaScript. Actívelo en su navegador y vuelva a cargar la página.';

  test('LANGUAGES 11.3: a public page and what it says of scripts are Spanish', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(headingOf(page, 'Qué gusto verle de nuevo')).toBeVisible();
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('noscript')).toHaveJSProperty('innerText', words);
  });

  test('LANGUAGES 11.3: a page behind the login says it in Spanish too', async ({ page }) => {
    await page.goto('/herds');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('noscript')).toHaveJSProperty('innerText', words);
  });
});

test('LANGUAGES 11.3: the screen of a device that is offline is Spanish', async ({ page, context }) => {
  await signUpInSpanish(page);
  await page.goto('/herds');
  await expect(headingOf(page, 'Hatos')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const screen = page.getByRole('alertdialog', { name: 'Está sin conexión' });
  await expect(screen).toContainText('Lo que escribió sigue aquí.');
  await screen.getByRole('button', { name: 'Seguir trabajando' }).click();
  await expect(page.getByRole('status', { name: 'Conexión' })).toContainText('Sin conexión.');
  await context.setOffline(false);
  await expect(page.getByText('Ya volvió la conexión')).toBeVisible();
});

test('LANGUAGES 11.3: a browser that is too old reads it in Spanish', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/login');
  await expect(page).toHaveTitle('Su navegador es muy antiguo');
  await expect(headingOf(page, 'Su navegador es muy antiguo')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Grazewell necesita un navegador más reciente que este.');
  await expect(page.getByRole('link', { name: /Chrome/ })).toHaveText('Descargar Chrome');
});

test.describe('Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  test('LANGUAGES 11.3: the page for it is Spanish', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/too-old');
    await expect(headingOf(page, 'Su navegador es muy antiguo')).toBeVisible();
  });
});

test('LANGUAGES 11.3: an address without a page is answered in Spanish', async ({ page }) => {
  const answer = await page.goto('/no/such/paddock');
  expect(answer?.headers()['content-language']).toBe('es');
  await expect(headingOf(page, 'Oh muuuu, no encontramos esta página')).toBeVisible();
  await expect(page).toHaveTitle('No encontramos esta página · Grazewell');
  await expect(page.getByRole('button', { name: 'Quiero volver al inicio' })).toBeVisible();
});

test('LANGUAGES 11.3: a page that broke down says so in Spanish, and opens again', async ({ page }) => {
  await signUpInSpanish(page);
  await page.goto('/herds');
  await expect(headingOf(page, 'Hatos')).toBeVisible();
  await page.route('**/assets/es/settings.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('button', { name: 'Cuenta', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ajustes' }).click();
  await expect(headingOf(page, 'Esta página falló')).toBeVisible();
  await expect(page).toHaveTitle('Esta página falló · Grazewell');
  await expect(page.getByRole('main')).toContainText('No se perdió nada de lo que guardó.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(headingOf(page, 'Su cuenta')).toBeVisible();
});
