import type { Browser, Page, Response } from '@playwright/test';
import { expect, test } from '../support/test';

const KIB = 1024;

/** The two ways to a Spanish login: an address that asks for it, and a browser that does. */
const WAYS = [
  { way: 'by its address', path: '/login?lang=es', locale: 'en-US' },
  { way: 'by Accept-Language', path: '/login', locale: 'es-MX' },
] as const;

interface Loaded {
  responses: Response[];
  said: string[];
}

/** A cold load, until nothing moves on the line, and what the console said during it. */
async function load(page: Page, path: string): Promise<Loaded> {
  const responses: Response[] = [];
  const said: string[] = [];
  page.on('response', (response) => responses.push(response));
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { responses, said };
}

const pathsOf = (responses: readonly Response[]) => responses.map((response) => new URL(response.url()).pathname);
const scriptsOf = (responses: readonly Response[]) =>
  responses.filter((response) => response.request().resourceType() === 'script');

async function kibOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KIB;
}

/** How many requests the English page makes, in a browser that asks for English. */
async function englishRequests(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const { responses } = await load(await context.newPage(), `${address}/login`);
  await context.close();
  return pathsOf(responses);
}

for (const { way, path, locale } of WAYS)
  test.describe(`a login that is Spanish ${way}`, () => {
    test.use({ locale });

    test('LANGUAGES 11.2: its HTML is Spanish before any script', async ({ page }) => {
      const answer = await page.request.get(path, { headers: { 'accept-language': locale } });
      const headers = answer.headers();
      expect(headers['content-language']).toBe('es');
      expect(headers.vary?.toLowerCase()).toContain('accept-language');
      const html = await answer.text();
      expect(html).toMatch(/<html[^>]* lang="es"/);
      expect(html).toMatch(/<title>[^<]*Iniciar sesión[^<]*<\/title>/);
      for (const words of ['Qué gusto verle de nuevo', 'Correo electrónico', 'Contraseña'])
        expect(html).toContain(words);
      expect(html).not.toMatch(/Welcome back|Log in|>Email<|>Password</);
      const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, source]) => source);
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((source) => source?.startsWith('/assets/es/') !== true)).toEqual([]);
    });

    test('LANGUAGES 11.2: it takes over that HTML with nothing on the console', async ({ page }) => {
      const { said } = await load(page, path);
      // The browser warns of an unused preload a few seconds after the load.
      await page.waitForTimeout(6_000);
      expect(said).toEqual([]);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByText('Escriba el correo electrónico').first()).toBeVisible();
    });

    test('LANGUAGES 11.2: its scripts are Spanish, within the budget, and no request more', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { responses } = await load(page, path);
      const scripts = scriptsOf(responses);
      const inAssets = pathsOf(scripts).filter((one) => one.startsWith('/assets/'));
      expect(inAssets.length).toBeGreaterThan(1);
      expect(inAssets.filter((one) => !one.startsWith('/assets/es/'))).toEqual([]);
      const weight = await kibOf(scripts);
      expect(weight).toBeGreaterThan(20);
      expect(weight).toBeLessThanOrEqual(112);
      const english = await englishRequests(browser, baseURL ?? '');
      expect(english.filter((one) => one.startsWith('/assets/es/'))).toEqual([]);
      expect(pathsOf(responses).length).toBeLessThanOrEqual(english.length);
    });
  });
