import type { Page } from '@playwright/test';
import { expect, keepWorking, moveTo, openStocked, test, untilWaiting } from '../support/fieldTest';
import { openLine } from '../support/line';
import { newPerson, register } from '../support/people';
import { row } from '../support/record';
import { added, MOVE } from '../support/serverRanch';

/** 64 kbit/s, as far from a tower as one still gets through. */
const FAR = 8_000;

test('OFFLINE O10: what was recorded goes out over a bad line, once each, though every third answer is lost', async ({
  phone,
  ranch,
}) => {
  const herds = Array.from({ length: 20 }, (_, at) => `Herd ${at + 1}`);
  await openStocked(phone, ranch, herds);
  await phone.setNetwork(false);
  await keepWorking(phone);
  for (const herd of herds) await moveTo(phone, herd, 'Creek');
  await untilWaiting(phone, herds.length);
  Object.assign(phone.line, { bytesPerSecond: FAR, losesEvery: 3 });
  await phone.setNetwork(true);
  await expect.poll(async () => (await ranch.moves()).length, { timeout: 180_000 }).toBe(herds.length);
  await expect.poll(() => phone.page.evaluate(() => localStorage.getItem('grazewell:waiting'))).toBeNull();
  const moves = await ranch.moves();
  expect(new Set(moves.map(({ uuid }) => uuid)).size).toBe(moves.length);
});

/** 50 kbit/s. */
const FARTHER = 6_250;
const SAMPLE_RECORDS_MIN = 300;

test('walk 39: one group of a whole ranch, which nothing divides, goes out over 50 kbit/s', async ({
  page,
  baseURL,
}) => {
  await register(page, newPerson());
  const line = await openLine(baseURL ?? '');
  await page.goto(`${line.address}/herds`);
  const look = page.getByRole('button', { name: 'Look around a sample ranch' });
  await expect(look).toBeVisible();
  line.bytesPerSecond = FARTHER;
  await look.click();
  const recordsThere = async () => {
    const answer = await page.request.get('/api/v3/user/me');
    const { ranches } = (await answer.json()) as { ranches: { ranch_uuid: string; name: string }[] };
    const sample = ranches.find(({ name }) => name === 'Sample ranch');
    if (sample === undefined) return 0;
    const records = await page.request.get(`/api/v1/ranch/${sample.ranch_uuid}/records`);
    return ((await records.json()) as { records: object[] }).records.length;
  };
  await expect.poll(recordsThere, { timeout: 150_000 }).toBeGreaterThan(SAMPLE_RECORDS_MIN);
  await line.close();
});

/** 250 kbit/s: an edge of what people call a connection. */
const SLOW = 31_250;
const MANY = 60_000;
const A_CALL = 15_000;

test('OFFLINE O10: the first reading comes to an end over 250 kbit/s, and asks again only for the pages that got lost', async ({
  phone,
  ranch,
}) => {
  test.setTimeout(600_000);
  await openStocked(phone, ranch);
  const ids = new Map((await ranch.records()).map(({ data, uuid }) => [data.name, uuid]));
  const from = Date.now() - MANY * 3_600_000;
  const moves = Array.from({ length: MANY }, (_, at) =>
    added('move', {
      ...MOVE,
      herd_uuid: ids.get('Cows'),
      at: new Date(from + at * 3_600_000).toISOString(),
      paddock_uuids: [ids.get(at % 2 === 0 ? 'Creek' : 'Mesa')],
    }),
  );
  for (let at = 0; at < MANY; at += A_CALL) await ranch.write('Moved for years', ...moves.slice(at, at + A_CALL));
  await phone.open('/robots.txt');
  await phone.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('grazewell-records');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      }),
  );
  Object.assign(phone.line, { bytesPerSecond: SLOW, losesEvery: 2 });
  const came: string[] = [];
  phone.page.on('requestfinished', (request) => {
    if (/\/records\?/.test(request.url())) came.push(request.url().replace(/limit=\d+&?/, ''));
  });
  phone.line.asked.splice(0);
  await phone.open('/herds');
  await expect(row(phone.page, 'Cows')).toContainText('Mesa', { timeout: 300_000 });
  expect(new Set(came).size).toBe(came.length);
  expect(came.length).toBeGreaterThan(3);
  // The pages are few and large, so every second one gets lost here.
  const asked = phone.line.asked.filter((path) => path === `/api/v1/ranch/${ranch.uuid}/records`);
  expect(asked.length).toBeGreaterThan(came.length);
});

test('OFFLINE O5: of three tabs one sends; when it is frozen or closed another does, and nothing comes twice', async ({
  phone,
  ranch,
}) => {
  const herds = Array.from({ length: 6 }, (_, at) => `Herd ${at + 1}`);
  await openStocked(phone, ranch, herds);
  const tabs = [phone.page, await phone.profile.context.newPage(), await phone.profile.context.newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto(`${phone.line.address}/herds`);
    await expect(row(tab, 'Herd 6')).toBeVisible();
  }
  const [first, second, third] = tabs as [Page, Page, Page];
  const putHerd = async (tab: Page, herd: string) => {
    await tab.bringToFront();
    await row(tab, herd).getByRole('button', { name: 'Put on pasture' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Move herds' });
    await dialog.getByRole('radio', { name: /^Mesa/ }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await putHerd(second, 'Herd 1');
  await expect.poll(async () => (await ranch.moves()).length).toBe(1);
  const frozen = await phone.profile.context.newCDPSession(first);
  await frozen.send('Page.setWebLifecycleState', { state: 'frozen' });
  await putHerd(second, 'Herd 2');
  await expect.poll(async () => (await ranch.moves()).length, { timeout: 60_000 }).toBe(2);
  await putHerd(third, 'Herd 3');
  await expect.poll(async () => (await ranch.moves()).length).toBe(3);
  await second.close();
  await putHerd(third, 'Herd 4');
  await expect.poll(async () => (await ranch.moves()).length, { timeout: 60_000 }).toBe(4);
  await frozen.send('Page.setWebLifecycleState', { state: 'active' });
  await putHerd(first, 'Herd 5');
  await expect.poll(async () => (await ranch.moves()).length).toBe(5);
  for (const tab of [first, third]) await expect(row(tab, 'Herd 5')).toContainText('Mesa');
});

test('OFFLINE O18: two people who change one field without a network: the second is shown both, and decides', async ({
  phone,
  ranch,
  baseURL,
  browser,
}) => {
  await openStocked(phone, ranch);
  const desk = await browser.newPage({ storageState: await phone.profile.context.storageState() });
  const line = await openLine(baseURL ?? '');
  const rename = async (page: Page, name: string) => {
    await page.getByRole('link', { name: 'Creek', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await desk.goto(`${line.address}/paddocks`);
  await phone.open('/paddocks');
  await expect(phone.page.getByRole('link', { name: 'Creek', exact: true })).toBeVisible();
  await phone.setNetwork(false);
  await keepWorking(phone);
  await rename(phone.page, 'Lower creek');
  await rename(desk, 'Upper creek');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Upper creek');
  await phone.setNetwork(true);
  await expect(phone.page.getByText('Name: you wrote Lower creek, now there is Upper creek.')).toBeVisible();
  const nameOf = async () =>
    (await ranch.records()).filter(({ kind }) => kind === 'paddock').map(({ data }) => data.name);
  expect(await nameOf()).toContain('Upper creek');
  await phone.page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(nameOf).toContain('Lower creek');
  await desk.close();
  await line.close();
});
