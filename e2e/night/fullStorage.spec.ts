import { expect, moveTo, openStocked, strip, test as base, untilWaiting } from '../support/fieldTest';
import { empty, fill } from '../support/fullDevice';
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
