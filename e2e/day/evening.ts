import { expect, type Locator } from '@playwright/test';
import type { ServerRanch } from '../support/serverRanch';
import { sendAgain } from './afterRestore';
import { decide, goToHerds } from './dayActs';
import type { DayDevice } from './dayDevice';
import { connect } from './dayNetworks';
import { SHARED_HERDS } from './dayRanch';
import { readOnDevice } from './onDevice';

/** Half-minute pauses between tries, and a call that hung to the end. */
const SENT_WITHIN_MS = 180_000;

const SAVED = 'Everything is saved.';

/** Sees that nothing waits on a device. What it is asked meanwhile is answered as during the day. */
async function untilSaved(device: DayDevice): Promise<void> {
  const { page } = device.phone;
  await device.phone.open('/settings/device');
  const words = async () => {
    await decide(device);
    const { groups } = await readOnDevice(device);
    return groups === 0 && (await page.getByText(SAVED).isVisible()) ? SAVED : await page.locator('main').innerText();
  };
  await expect.poll(words, { message: `what waits on ${device.name}`, timeout: SENT_WITHIN_MS }).toBe(SAVED);
}

/** Brings a device home to a good network: it notices the restore, sends again what may be missing, and all else. */
async function bringHome(device: DayDevice, epoch: string): Promise<number> {
  await connect(device, 'good');
  await goToHerds(device, SHARED_HERDS[0]);
  const epochHere = async () => (await readOnDevice(device)).epoch;
  await expect.poll(epochHere, { message: `the epoch on ${device.name}`, timeout: SENT_WITHIN_MS }).toBe(epoch);
  const again = await sendAgain(device);
  await untilSaved(device);
  return again;
}

/** Brings all devices home. Those that were home first may be asked about what the others sent. */
export async function bringAllHome(devices: readonly DayDevice[], epoch: string): Promise<number> {
  let again = 0;
  for (const device of devices) again += await bringHome(device, epoch);
  return again;
}

/** Sees that each device keeps what the server has, no more and no less, and that nothing waits on it. */
export async function expectSameOnDisk(devices: readonly DayDevice[], ranch: ServerRanch): Promise<void> {
  const asSorted = (records: readonly { kind: string; uuid: string; revision: number; data: unknown }[]) =>
    records
      .map(({ kind, uuid, revision, data }) => ({ kind, uuid, revision, data }))
      .sort((one, other) => one.revision - other.revision || (one.uuid < other.uuid ? -1 : 1));
  const onServer = asSorted(await ranch.records());
  for (const device of devices) {
    const { name } = device;
    const records = async () => asSorted((await readOnDevice(device)).records);
    await expect.poll(records, { message: `the copy on ${name}`, timeout: 60_000 }).toEqual(onServer);
    expect((await readOnDevice(device)).groups, `groups that wait on ${name}`).toBe(0);
  }
}

const RECORD = '/grazing/record';
const PAGES = ['/herds', '/paddocks', RECORD];
/** Of a long list each device draws what fits its own window, which is more than these. */
const ROWS = 8;

/** How many stays the record has, and its newest ones. */
async function rowsOfRecord(main: Locator): Promise<string[]> {
  const rows = (await main.locator('tbody tr[data-index]').allTextContents()).slice(0, ROWS);
  return [...rows, await main.getByText(/^\d+ stays?\./).innerText()];
}

/** What the pages of the record show on a device, as lines. */
async function shownOn({ phone }: DayDevice): Promise<string[]> {
  const shown: string[] = [];
  for (const path of PAGES) {
    await phone.open(path);
    await expect(phone.page.locator('main a[href^="/paddocks/"]').first()).toBeVisible();
    const main = phone.page.getByRole('main');
    if (path === RECORD) shown.push(path, ...(await rowsOfRecord(main)));
    else shown.push(path, ...((await main.textContent()) ?? '').split(/(?<=[a-z])(?=[A-Z])/));
  }
  return shown;
}

/** Sees that all devices show the same ranch. A minute may pass between two of them. */
export async function expectSameShown([first, ...others]: readonly DayDevice[]): Promise<void> {
  if (first === undefined) return;
  await expect(async () => {
    const shown = await shownOn(first);
    for (const other of others) expect(await shownOn(other), `${other.name} and ${first.name}`).toEqual(shown);
  }).toPass({ timeout: 120_000 });
}
