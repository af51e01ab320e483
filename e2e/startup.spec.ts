import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { aStranger, logIn, newPerson, signUp, type Person } from './support/people';
import { expect, test } from './support/test';

async function expectToLogIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: `Set up ${person.ranch}` })).toBeVisible();
}

const settings: [string, { status?: number; body?: string; contentType?: string; delayMs?: number }][] = [
  ['missing', { status: 404 }],
  ['500', { status: 500, body: 'Internal Server Error' }],
  ['HTML', { body: '<!doctype html><p>Sign in to the hotel', contentType: 'text/html' }],
  ['null', { body: 'null' }],
  ['a list', { body: '[1,2,3]' }],
  ['empty', { body: '' }],
  ['truncated', { body: '{"API_V1":"/api' }],
  ['of wrong types', { body: '{"API_V1":7,"API_V3":{},"ORIG_SITE":[],"COOKIE_DOMAIN":false}' }],
  ['of addresses that are none', { body: '{"API_V1":"javascript:alert(1)","API_V3":"//evil.example"}' }],
  ['poisoned', { body: '{"__proto__":{"API_V1":"/evil"},"constructor":{"API_V3":"/evil"}}' }],
  ['huge', { body: JSON.stringify({ filler: 'x'.repeat(5_000_000) }) }],
  ['10 s late', { body: '{}', delayMs: 10_000 }],
];

/** Of each list, what runs by day as well. */
const SETTINGS_BY_DAY = ['HTML', 'of wrong types', 'poisoned', '10 s late'];
const SEEDS_BY_DAY = ['no JSON', 'a me of another shape', '__proto__'];

test.describe('R2: settingsV.json', () => {
  test.use({ expectedComplaints: [/Failed to load resource.*(404|500)/] });

  for (const [what, { status = 200, body = '', contentType = 'application/json', delayMs = 0 }] of settings) {
    test(`${what}: the app is usable within 5 s`, byDay(SETTINGS_BY_DAY.includes(what)), async ({ page }) => {
      const person = await aStranger(page);
      await page.route('**/settingsV.json', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await route.fulfill({ status, body, contentType }).catch(() => undefined);
      });
      await expectToLogIn(page, person);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

const me = JSON.stringify({ uuid: 'x', first_name: 'Old', settings: {}, ranches: [] });
const seeds: [string, string][] = [
  ['empty text', ''],
  ['no JSON', '{"me":'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['a number', '7'],
  ['inner values that are no JSON', '{"me":"{broken","_persist":"{}"}'],
  ['a me of another shape', JSON.stringify({ me: '{"uuid":4}', _persist: '{"version":1,"rehydrated":true}' })],
  ['a me that is a list', JSON.stringify({ me: '[]', _persist: '{"version":1,"rehydrated":true}' })],
  ['a ranch that is an object', JSON.stringify({ me, ranchUuid: '{}', _persist: '{"version":1,"rehydrated":true}' })],
  ['an older version', JSON.stringify({ me, _persist: '{"version":-1,"rehydrated":true}' })],
  ['foreign keys', JSON.stringify({ me, evil: '"x"', auth: '{"session":"signedIn"}', _persist: '{"version":1}' })],
  ['__proto__', '{"__proto__":"{\\"polluted\\":true}","me":"null"}'],
];

test.describe('R3: local storage', () => {
  // Anyone this browser seems to remember is asked for, and the server knows nobody.
  test.use({ expectedComplaints: [/Failed to load resource.*401/] });

  for (const [what, seed] of seeds) {
    test(`${what}: the app starts, and nothing throws`, byDay(SEEDS_BY_DAY.includes(what)), async ({ page }) => {
      const person = await aStranger(page);
      // A file of the site: where its storage is, and nothing runs yet.
      await page.goto('/robots.txt');
      await page.evaluate((text) => localStorage.setItem('persist:user', text), seed);
      await expectToLogIn(page, person);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }

  test('blocked: the app starts, and nothing throws', async ({ page }) => {
    const person = await aStranger(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await expectToLogIn(page, person);
  });

  test('full: the app starts, and nothing throws', async ({ page }) => {
    const person = await aStranger(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await expectToLogIn(page, person);
  });
});

test('F3: a canary password and its token stand in no storage, no console and no support report', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const person = { ...newPerson(), password: 'canary in the coal mine' };
  const answer = page.waitForResponse('**/auth/register');
  await signUp(page, person);
  const { token } = (await (await answer).json()) as { token: string };

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Copy support report' }).click();
  const file = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const report = Buffer.concat(chunks).toString('utf8');
  expect(report).toContain(person.email);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  for (const secret of [person.password, token]) {
    for (const place of [report, kept, lines.join('\n'), page.url()]) expect(place).not.toContain(secret);
  }
});
