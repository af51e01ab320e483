import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { anotherRelease } from '../support/anotherRelease';
import { openLine, type Line } from '../support/line';
import { newPerson } from '../support/people';
import { startProfile, type Profile } from '../support/profile';
import { expect, test as base } from '../support/test';
import { cacheNames, lookForUpdate, mainOf, nextWorker, workerReady, workerState } from '../support/worker';

const DIST = join(__dirname, '../../dist');
const PORTAL = { type: 'text/html', body: '<!doctype html><p>Sign in to this network.</p>' };
const LATE = '/sound/notice.wav';
/** A release is in the browser within this, on a machine that is busy. */
const INSTALLED = { timeout: 90_000 };

interface Walk {
  line: Line;
  profile: Profile;
  /** A page of the signed-in person, with its worker ready. */
  page: Page;
  /** Policy violations and errors of the page, but for failed loads. */
  faults: string[];
}

const test = base.extend<Walk>({
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '');
    await use(line);
    await line.close();
  },
  profile: async ({ launchOptions }, use) => {
    const profile = await startProfile(launchOptions);
    await use(profile);
    await profile.end();
  },
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  page: async ({ line, profile, faults, baseURL }, use) => {
    const page = await profile.context.newPage();
    await page.goto(`${baseURL}/login`);
    await page.context().request.post(`${baseURL}/api/v1/auth/register`, { data: account() });
    await openHerds(page, line, faults);
    await workerReady(page);
    await use(page);
  },
});

test.use({ serviceWorkers: 'allow' });

function account() {
  const { email, name, ranch, password, phone } = newPerson();
  const [first_name = '', last_name = ''] = name.split(' ');
  return { email, first_name, last_name, full_name: name, name: ranch, password, phone_number: phone };
}

async function openHerds(page: Page, line: Line, faults: string[]): Promise<void> {
  page.on('console', (message) => {
    const isLine = /Failed to load resource|net::ERR_|^EventSource's response has a MIME type/.test(message.text());
    const isFault = message.type() === 'error' && !isLine;
    if (isFault || message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${line.address}/herds`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'New version' });

/** What the next release has before it becomes active. */
const installed = (page: Page) => expect.poll(() => nextWorker(page), INSTALLED).toBe('installed');

for (const manner of ['gone', 'hang', 'portal'] as const) {
  test(`OFFLINE O6: after a restart of the browser the shell is drawn with the server ${manner}`, async ({
    line,
    profile,
    page,
    faults,
  }) => {
    expect(await page.title()).toContain('Herds');
    await profile.closeAndStart();
    line.manner = manner;
    const again = await profile.context.newPage();
    await openHerds(again, line, faults);
    expect(line.asked).toContain('/app.html');
  });
}

test('OFFLINE O6: a new release is offered, not while a form is typed into, and taken; a tab of the one before goes on', async ({
  line,
  profile,
  page,
  faults,
}) => {
  const other = await profile.context.newPage();
  await openHerds(other, line, faults);
  const { folder, build, main } = anotherRelease('two');
  const first = await mainOf(page);
  line.release = folder;
  await page.getByRole('button', { name: 'Add herd' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Heifers');
  await lookForUpdate(page);
  await installed(page);
  await expect(strip(other)).toContainText('A new version of Grazewell is ready.');
  await expect(strip(page)).toHaveCount(0);

  await name.fill('');
  await expect(strip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await strip(page).locator('button:not([aria-disabled])', { hasText: 'Update now' }).click();
  await expect.poll(() => mainOf(page).catch(() => undefined), INSTALLED).toBe(main);
  expect((await workerState(page)).current).toBe(build);

  expect(await mainOf(other)).toBe(first);
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(other.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => mainOf(other).catch(() => undefined), INSTALLED).toBe(main);
  await rm(folder, { recursive: true });
});

test('OFFLINE O6: nobody presses, and the next start of the browser has the new release, without a network too', async ({
  line,
  profile,
  page,
  faults,
}) => {
  const { folder, main } = anotherRelease('two');
  line.release = folder;
  await lookForUpdate(page);
  await installed(page);
  await profile.closeAndStart();
  line.manner = 'gone';
  const again = await profile.context.newPage();
  await openHerds(again, line, faults);
  expect(await mainOf(again)).toBe(main);
  await rm(folder, { recursive: true });
});

test.describe('OFFLINE O7: the worker that is active stays with', () => {
  const half = (line: Line) => {
    const { folder, main } = anotherRelease('half');
    line.release = folder;
    line.given.set(main, { body: 'of another release' });
    return folder;
  };
  const broken: [string, string | undefined, (line: Line) => string | undefined][] = [
    ['half a release', undefined, half],
    ['a portal’s page as sw.js', 'SecurityError', (line) => void line.given.set('/sw.js', PORTAL)],
    [
      'a syntax error in sw.js',
      'TypeError',
      (line) => void line.given.set('/sw.js', { body: 'self.addEventListener(' }),
    ],
  ];
  for (const [what, error, spoil] of broken) {
    test(what, async ({ line, page, faults }) => {
      const before = await workerState(page);
      const folder = spoil(line);
      expect(await lookForUpdate(page)).toBe(error ?? 'looked');
      await expect.poll(() => nextWorker(page), INSTALLED).toBeUndefined();
      expect(await workerState(page)).toEqual(before);
      line.manner = 'gone';
      await openHerds(page, line, faults);
      await expect(strip(page)).toHaveCount(0);
      if (folder !== undefined) await rm(folder, { recursive: true });
    });
  }
});

test('OFFLINE O7: an install that a kill has cut off goes on where it stopped', async ({
  line,
  profile,
  page,
  faults,
}) => {
  const { folder, build } = anotherRelease('two');
  line.release = folder;
  line.given.set(LATE, 'hang');
  line.given.set('/too-old.js', 'hang');
  // What is equal is copied: a file has to be another one for a hanging line to matter.
  await page.evaluate(async (name) => void (await caches.delete(name)), (await cacheNames(page))[0] ?? '');
  await lookForUpdate(page);
  const kept = () =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, `grazewell ${build}`);
  await expect.poll(kept, INSTALLED).toBeGreaterThan(100);
  let last = -1;
  while (last !== (last = await kept())) await page.waitForTimeout(1_000);

  await profile.killAndStart();
  line.given.clear();
  line.asked.splice(0);
  const again = await profile.context.newPage();
  await openHerds(again, line, faults);
  await lookForUpdate(again);
  await expect
    .poll(
      () =>
        again.evaluate((name) => caches.match('/app.html', { cacheName: name }).then(Boolean), `grazewell ${build}`),
      INSTALLED,
    )
    .toBe(true);
  const askedAgain = line.asked.filter((path) => /^\/assets\/.+\.[0-9a-f]{8}\.(?:js|css)$/.test(path));
  expect(askedAgain.length).toBeLessThan(20);
  await rm(folder, { recursive: true });
});

test('OFFLINE O7: of two installs in a row without activation the release that was active stays beside the newest', async ({
  line,
  profile,
  page,
  faults,
}) => {
  const { current: first } = await workerState(page);
  const two = anotherRelease('two');
  const three = anotherRelease('three');
  for (const { folder, build } of [two, three]) {
    line.release = folder;
    await lookForUpdate(page);
    await installed(page);
    expect(await cacheNames(page)).toContain(`grazewell ${build}`);
  }
  await profile.closeAndStart();
  const again = await profile.context.newPage();
  await openHerds(again, line, faults);
  await expect
    .poll(() => workerState(again), INSTALLED)
    .toEqual({ current: three.build, previous: first, language: 'en' });
  expect(await cacheNames(again)).toEqual([`grazewell ${first}`, `grazewell ${three.build}`, 'grazewell state'].sort());
  await Promise.all([two, three].map(({ folder }) => rm(folder, { recursive: true })));
});

test('OFFLINE O7: OFFLINE=off takes the worker and its caches away, and back on they come again', async ({
  line,
  page,
  faults,
  baseURL,
}) => {
  const settings = (await (await fetch(`${baseURL}/assets/json/settingsV.json`)).json()) as object;
  line.given.set('/sw.js', { body: readFileSync(join(DIST, 'sw-off.js'), 'utf8') });
  line.given.set('/assets/json/settingsV.json', {
    type: 'application/json',
    body: JSON.stringify({ ...settings, OFFLINE: 'off' }),
  });
  await lookForUpdate(page);
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => cacheNames(page), INSTALLED).toEqual([]);
  // A worker goes with the last page that it answers.
  await openHerds(page, line, faults);
  await page.waitForTimeout(5_000);
  expect(await registrations()).toBe(0);
  expect(await cacheNames(page)).toEqual([]);

  line.given.clear();
  await openHerds(page, line, faults);
  await workerReady(page);
});
