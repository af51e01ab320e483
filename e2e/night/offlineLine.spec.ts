import type { Page } from '@playwright/test';
import { expect, keepWorking, moveTo, openStocked, test, untilWaiting } from '../support/fieldTest';
import { openLine } from '../support/line';
import { row } from '../support/record';

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
