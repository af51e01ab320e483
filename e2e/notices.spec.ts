import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findChromium } from '../scripts/findChromium';
import { PushService } from '../server/test/support/PushService';
import { joinCrew } from './support/crew';
import { openDelivery, pressNotice, shownNotices, subscribesTo } from './support/notices';
import { newPerson, register } from './support/people';
import { startProduct } from './support/product';
import { added, A_PADDOCK, MOVE, serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';
import { workerReady } from './support/worker';

/** No other test has the port so far above the server under test. */
const FURTHER = 5;
const ADDRESS = `http://localhost:${Number(process.env.E2E_PORT) + FURTHER}`;
const HALF_A_DAY_HOURS = 12;
/** A place where it is about noon: before 5 in the morning nobody is told what is due. */
const hoursWest = new Date().getUTCHours() - HALF_A_DAY_HOURS;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The server looks once a minute what is due. */
const LOOKED_WITHIN_MS = 90_000;

const wholeChromium = findChromium();
test.use({
  baseURL: ADDRESS,
  serviceWorkers: 'allow',
  timezoneId: `Etc/GMT${hoursWest < 0 ? '' : '+'}${hoursWest}`,
  reducedMotion: 'reduce',
  // The shell without windows shows no notices.
  launchOptions: {
    ...(wholeChromium === undefined ? {} : { executablePath: wholeChromium }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  },
  expectedComplaints: [/^Failed to load resource|net::ERR_/],
});

let service: PushService;
let product: Awaited<ReturnType<typeof startProduct>>;

test.beforeAll(async () => {
  service = await PushService.start();
  const settings = { ALLOWED_ORIGINS: '', PUSH_HOSTS: 'push.example.com', PUSH_SERVICE_PORT: String(service.port) };
  product = await startProduct(FURTHER, settings, [join(__dirname, 'support/leadPushes.ts')]);
});
test.afterAll(async () => {
  await product.close();
  await service.stop();
});

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

async function turnOn(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: ADDRESS });
  await subscribesTo(page, service.subscribe());
  // The app is kept in this browser from the first page on that shows the record.
  await page.goto('/todo');
  await workerReady(page);
  await page.goto('/settings/notices');
  await page.getByRole('button', { name: 'Turn on notices' }).click();
  await expect(page.getByText('Notices are on in this browser.')).toBeVisible();
}

/** Somebody else has moved the cows two days ago, for two days. */
async function moveCows(owner: Page, other: Page): Promise<void> {
  const [paddock, herd] = [
    added('paddock', { ...A_PADDOCK, name: 'Mesa' }),
    added('herd', { name: 'Cows', color: '#7a4a21', ours: true, retired_at: null, note: '' }),
  ];
  await (await serverRanch(owner)).write('Stocked', paddock, herd);
  const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
  const move = { ...MOVE, herd_uuid: herd.uuid, paddock_uuids: [paddock.uuid], at, planned_days: 2 };
  await (await serverRanch(other)).write('Moved', added('move', move));
}

test('PHOTOS P6: a notice goes from the server to the worker of this browser, which shows it and opens its page, also without a signal', async ({
  page,
  context,
  browser,
}) => {
  await register(page, newPerson());
  const manager = await joinCrew(page, browser, 'manager', product.dataDir);
  await turnOn(page);
  await box(page, 'Imports of others that are done').check();
  await page.getByLabel('Quiet from').selectOption({ label: '10:00 PM' });
  await expect(page.getByLabel('Quiet from')).toHaveValue('22');
  await box(page, 'No notices at night').uncheck();
  await expect(page.getByLabel('Quiet from')).toBeHidden();
  await page.reload();
  await expect(box(page, 'Imports of others that are done')).toBeChecked();
  await expect(box(page, 'No notices at night')).not.toBeChecked();
  await moveCows(page, manager);

  await expect.poll(() => service.received.length, { timeout: LOOKED_WITHIN_MS }).toBe(1);
  const [{ payload } = { payload: {} }] = service.received;
  const deliver = await openDelivery(page);
  await deliver(payload);
  const notice = {
    title: 'Move Cows: Mesa until today',
    body: 'Rio Seco',
    lang: 'en',
    actions: [
      { action: 'open', title: 'Open' },
      { action: 'moved', title: 'Moved' },
    ],
  };
  await expect.poll(() => shownNotices(page)).toEqual([notice]);
  // One that comes twice takes the place of itself.
  await deliver(payload);
  await expect.poll(() => shownNotices(page)).toEqual([notice]);

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The page has no worker');
  await page.goto(await pressNotice(worker, 'open'));
  await expect(page.getByText(/Cows/).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/todo');
  expect(await shownNotices(page)).toEqual([]);

  await context.setOffline(true);
  await deliver(payload);
  await expect.poll(() => shownNotices(page)).toEqual([notice]);
  await page.goto(await pressNotice(worker, 'moved'));
  const form = page.getByRole('dialog', { name: 'Move herds' });
  await expect(form.getByRole('checkbox', { name: /^Cows/ })).toBeChecked();
  await context.setOffline(false);
  await manager.context().close();
});

test('the page of notices can be used by everyone', async ({ page }) => {
  await register(page, newPerson());
  await turnOn(page);
  await expectAccessible(page);
});
