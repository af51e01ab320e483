import type { Page } from '@playwright/test';
import { expect, moveTo, openStocked, strip, test as base, untilWaiting } from '../support/fieldTest';
import { row } from '../support/record';

/** What the origin may store: enough for the app and a small ranch. */
const QUOTA = 60_000_000;
const WORDS = 'This device cannot keep changes right now. Keep this page open until they are saved.';

const test = base.extend({
  phone: async ({ phone }, use) => {
    // It counts only where it was said before anything was stored there.
    const devTools = await phone.page.context().newCDPSession(phone.page);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: phone.line.address, quotaSize: QUOTA });
    await use(phone);
  },
});

/** Runs in the page: stores something else until nothing more fits, and tells how many pieces did. */
const fill = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('junk');
    opening.onupgradeneeded = () => void opening.result.createObjectStore('junk', { autoIncrement: true });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const write = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const work = opening.result.transaction('junk', 'readwrite', { durability: 'strict' });
        // What is all alike would be made smaller on its way to the disk.
        work.objectStore('junk').add(crypto.getRandomValues(new Uint8Array(bytes)));
        work.oncomplete = () => resolve(true);
        work.onabort = () => resolve(false);
      });
    let pieces = 0;
    for (let bytes = 65_536; bytes >= 16; bytes /= 4) while (await write(bytes)) pieces += 1;
    opening.result.close();
    return pieces;
  });

/** Runs in the page: makes room again. */
const empty = (page: Page) =>
  page.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('junk');
    await new Promise((resolve) => (deleting.onsuccess = resolve));
  });

test('OFFLINE O4: storage that is full when a change is recorded is told of, and the change is kept once there is room', async ({
  phone,
  ranch,
}) => {
  test.setTimeout(240_000);
  await openStocked(phone, ranch);
  expect(await fill(phone.page)).toBeGreaterThan(100);
  phone.line.manner = 'gone';
  await moveTo(phone, 'Cows', 'Creek');
  await expect(strip(phone)).toContainText(WORDS);
  await expect(phone.page.getByText(/Kept on this device/)).toBeHidden();
  const asked = phone.page.waitForEvent('dialog');
  void phone.page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await empty(phone.page);
  await untilWaiting(phone, 1);
  await expect(strip(phone)).not.toContainText(WORDS);
  // The copy of the ranch has made room for it, and the change itself is still there.
  await phone.killAndOpen('/settings/device');
  await expect(phone.page.getByText('1 change is on this device only.')).toBeVisible();
  phone.line.manner = 'pass';
  await phone.open('/herds');
  await expect(row(phone.page, 'Cows')).toContainText('Creek');
  await untilWaiting(phone, 0);
  expect(await ranch.moves()).toHaveLength(1);
});
