import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { kmlOf, placemark } from './support/kml';
import { newPerson, signUp } from './support/people';
import { expect, test } from './support/test';

const KIB = 1024;

interface Load {
  responses: Response[];
  warnings: string[];
}

/** A cold load, until nothing moves on the line. */
async function load(page: Page, path: string): Promise<Load> {
  const responses: Response[] = [];
  const warnings: string[] = [];
  page.on('response', (response) => responses.push(response));
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { responses, warnings };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

async function kibOf(responses: Response[], end: string): Promise<number> {
  const ending = responses.filter((response) => new URL(response.url()).pathname.endsWith(end));
  const sizes = await Promise.all(ending.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KIB;
}

/** What scripts weigh on the line, each asked for once more. */
async function kibOfScripts(page: Page, urls: readonly string[]): Promise<number> {
  const ending = urls.filter((url) => new URL(url).pathname.endsWith('.js'));
  const answers = await Promise.all(
    ending.map((url) => page.request.get(url, { headers: { 'accept-encoding': 'br' } })),
  );
  return answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length'] ?? NaN), 0) / KIB;
}

test('a cold load of /login stays within its budget of requests, JavaScript and CSS', async ({ page }) => {
  const { responses } = await load(page, '/login');
  expect(responses.map((response) => pathOf(response.request())).length).toBeLessThanOrEqual(8);
  const javaScript = await kibOf(responses, '.js');
  expect(javaScript).toBeGreaterThan(20);
  expect(javaScript).toBeLessThanOrEqual(112);
  const inPage = await page.locator('style').allTextContents();
  const inPageKib = inPage.reduce((sum, style) => sum + brotliCompressSync(style).length, 0) / KIB;
  expect(inPageKib).toBeGreaterThan(1);
  expect(inPageKib + (await kibOf(responses, '.css'))).toBeLessThanOrEqual(6);
});

for (const path of ['/', '/login']) {
  test(`the HTML of ${path} names all that its first load needs: no request waits for a script to run`, async ({
    page,
  }) => {
    const { responses } = await load(page, path);
    const html = await (await page.request.get(path)).text();
    const asked = responses.map((response) => pathOf(response.request())).filter((asset) => asset !== path);
    expect(asked.filter((asset) => !html.includes(asset))).toEqual([]);
  });

  test(`settingsV.json travels once for ${path}, by its preload, and the browser has nothing to warn of`, async ({
    page,
  }) => {
    const { responses, warnings } = await load(page, path);
    const times = responses.filter((response) => pathOf(response.request()).endsWith('settingsV.json'));
    expect(times).toHaveLength(1);
    // The browser warns of an unused preload a few seconds after the load.
    await page.waitForTimeout(6_000);
    expect(warnings).toEqual([]);
  });

  test(`everything that ${path} loads comes from this origin`, async ({ page, baseURL }) => {
    const { responses } = await load(page, path);
    const origins = new Set(responses.map((response) => new URL(response.url()).origin));
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  });
}

const READERS = [
  { what: 'a file of shapes', label: 'Choose a file', file: kmlOf(placemark('Creek', [-101.6, 41.9])), least: 20 },
  {
    what: 'a table',
    label: 'Choose a table',
    file: { name: 'herds.csv', mimeType: 'text/csv', buffer: Buffer.from('name,head\nCows,12\n') },
    least: 5,
  },
  {
    what: 'a records.json',
    label: 'Choose records.json and photos.zip',
    file: {
      name: 'records.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        '{"schema":1,"records":[{"kind":"rain","uuid":"00000000-0000-4000-8000-000000000001","data":{"on":"2026-01-01","inches":1}}]}',
      ),
    },
    least: 10,
  },
];

const SCALE = {
  what: 'a scale’s file',
  label: 'Choose a reader’s or scale’s file',
  file: { name: 'scale.csv', mimeType: 'text/csv', buffer: Buffer.from('EID,Weight\n982000123456789,512\n') },
  least: 5,
};

/** What the worker of a reader loads, in KiB of brotli. */
async function kibOfReader(page: Page, { label, file }: (typeof READERS)[number]): Promise<number> {
  await page.goto('/settings/data');
  const field = page.getByLabel(label, { exact: true });
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  // The first script of a worker is told by the worker alone, and the others come after it.
  const scripts = new Set<string>();
  const add = (response: Response) => scripts.size > 0 && scripts.add(response.url());
  page.once('worker', (worker) => scripts.add(worker.url()));
  page.on('response', add);
  await field.setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  page.off('response', add);
  // What the page itself loads meanwhile is loaded by its elements.
  const ofPage = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return all.filter(({ initiatorType }) => initiatorType === 'script').map(({ name }) => name);
  });
  return kibOfScripts(
    page,
    [...scripts].filter((url) => !ofPage.includes(url)),
  );
}

test('ANIMALS 10: what reads a scale’s file stays within 12 KiB beyond what reads a table', async ({ page }) => {
  const [, table] = READERS;
  if (table === undefined) throw new Error('There is no reader of tables to compare with');
  await signUp(page, newPerson());
  const ofTable = await kibOfReader(page, table);
  const ofScale = await kibOfReader(page, SCALE);
  expect(ofTable).toBeGreaterThan(5);
  expect(ofScale).toBeGreaterThan(ofTable);
  expect(ofScale - ofTable).toBeLessThanOrEqual(12);
});

for (const { what, label, file, least } of READERS) {
  test(`what reads ${what} stays within its budget of JavaScript`, async ({ page }) => {
    await signUp(page, newPerson());
    await page.goto('/settings/data');
    const field = page.getByLabel(label, { exact: true });
    await field.waitFor();
    await page.waitForLoadState('networkidle');
    // The first script of a worker is told by the worker alone, and the others come after it.
    const scripts = new Set<string>();
    page.on('worker', (worker) => scripts.add(worker.url()));
    page.on('response', (response) => scripts.size > 0 && scripts.add(response.url()));
    await field.setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    const javaScript = await kibOfScripts(page, [...scripts]);
    expect(javaScript).toBeGreaterThan(least);
    expect(javaScript).toBeLessThanOrEqual(40);
  });
}

/** The scripts of a page that is loaded cold, until nothing moves on the line. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  const add = (response: Response) => response.url().endsWith('.js') && scripts.add(response.url());
  page.on('response', add);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', add);
  return [...scripts];
}

const FOR_OTHERS = ['organic', 'monitoring', 'monitoring/photos', 'year', 'drought'] as const;

test('EVIDENCE 11: each report for others stays within 30 KiB beyond /grazing; /grazing, /paddocks and /map load none of it', async ({
  page,
}) => {
  await signUp(page, newPerson());
  const ofGrazing = await scriptsOf(page, '/grazing');
  const ofOthers = [...(await scriptsOf(page, '/paddocks')), ...(await scriptsOf(page, '/map'))];
  for (const path of FOR_OTHERS) {
    const beyond = (await scriptsOf(page, `/grazing/${path}`)).filter((url) => !ofGrazing.includes(url));
    expect(beyond.filter((url) => ofOthers.includes(url)).length, path).toBe(0);
    const javaScript = await kibOfScripts(page, beyond);
    expect(javaScript, path).toBeGreaterThan(5);
    expect(javaScript, path).toBeLessThanOrEqual(30);
  }
});

test('OPEN 7: the pages for developers stay within 60 KiB of JavaScript; /login and the record load none of it', async ({
  page,
}) => {
  const { responses: ofGuide } = await load(page, '/developers');
  expect(ofGuide.filter((response) => response.url().endsWith('.js'))).toEqual([]);
  const { responses } = await load(page, '/developers/reference');
  const own = responses.map((response) => response.url()).filter((url) => url.endsWith('.js'));
  const javaScript = await kibOf(responses, '.js');
  expect(javaScript).toBeGreaterThan(1);
  expect(javaScript).toBeLessThanOrEqual(60);
  const { responses: ofLogin } = await load(page, '/login');
  await signUp(page, newPerson());
  const others = [...ofLogin.map((response) => response.url()), ...(await scriptsOf(page, '/herds'))];
  expect(others.filter((url) => own.includes(url) || url.includes('/developers/'))).toEqual([]);
});

test('what is hashed is cached for good, what is not is asked for again', async ({ page }) => {
  const { responses } = await load(page, '/login');
  for (const response of responses) {
    const caching = (await response.headerValue('cache-control')) ?? '';
    const isHashed = /\/assets\/[^/]+\.[0-9a-f]{8}\.(js|css)$/.test(response.url());
    if (isHashed) expect(caching).toContain('immutable');
    else expect(caching).not.toContain('immutable');
  }
});

test('F1: a whole visit violates no policy', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const told = (window as unknown as { tellViolation: (what: string) => void }).tellViolation;
      told([violatedDirective, blockedURI, sample].join(' '));
    });
  });
  await signUp(page, newPerson());
  await expect(page.getByText('Hello Maria!')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto('/no/such/paddock');
  await expect(page.getByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  expect(violations).toEqual([]);
});

async function expectNoSideways(page: Page): Promise<void> {
  const { scrolls, shows } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    shows: document.documentElement.clientWidth,
  }));
  expect(scrolls).toBeLessThanOrEqual(shows);
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/login', '/no/such/paddock']) {
    await page.goto(path);
    await expect(page.getByRole('button').first()).toBeVisible();
    await expectNoSideways(page);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await expectNoSideways(page);
  await signUp(page, { ...newPerson(), ranch: 'W'.repeat(100), name: 'M'.repeat(100) });
  await expectNoSideways(page);
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await expectNoSideways(page);
});

test('F3: a whole visit leaves the password in no storage, address or console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const person = { ...newPerson(), password: 'canary sagebrush moon' };
  await signUp(page, person);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).toContain(person.email);
  expect([kept, page.url(), ...said].join(' ')).not.toContain('canary');
});
