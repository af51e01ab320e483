import { expect } from '@playwright/test';
import { DayLedger } from './dayLedger';
import { DayScript } from './dayScript';
import { test } from './dayTest';
import { diceOf } from './dice';
import { bringAllHome, expectSameOnDisk, expectSameShown } from './evening';

const MINUTES = Number(process.env.E2E_DAY_MINUTES ?? 20);
const SEED = Number(process.env.E2E_DAY_SEED ?? Date.now() % 1_000_000);
const MINUTE_MS = 60_000;
/** The script stands for two hours of a ranch's day, from six in the morning. */
const [BEGIN_HOUR, DAY_MINUTES] = [6, 120];

/** When the backup is made and when it is restored, as parts of the day; and how much is done while the server is away. */
const [BACKUP_AT, RESTORE_AT, STEPS_WHILE_AWAY] = [0.3, 0.55, 4];

test.setTimeout((MINUTES + 20) * MINUTE_MS);

test('OFFLINE: two phones and a desk for a simulated day: each move is on the server once, and all show the same ranch', async ({
  server,
  devices,
  ranch,
}) => {
  const begunAt = Date.now();
  const say = (words: string) => {
    const minutes = Math.floor(((Date.now() - begunAt) / MINUTE_MS / MINUTES) * DAY_MINUTES);
    console.log(`${BEGIN_HOUR + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} ${words}`);
  };
  console.log(`E2E_DAY_SEED=${SEED} E2E_DAY_MINUTES=${MINUTES}`);
  const ledger = new DayLedger();
  const script = new DayScript({ dice: diceOf(SEED), devices, ledger, say });
  const stepsUntil = async (part: number) => {
    while (Date.now() - begunAt < part * MINUTES * MINUTE_MS) await script.step();
  };
  await stepsUntil(BACKUP_AT);
  say('a backup is made');
  await server.backUp();
  await stepsUntil(RESTORE_AT);
  say('the backup is restored');
  const restored = server.restore();
  for (let step = 0; step < STEPS_WHILE_AWAY; step += 1) await script.step();
  await restored;
  say('the server is back');
  await stepsUntil(1);

  say('all come home');
  const again = await bringAllHome(devices, await ranch.epoch());
  say(`${again} changes were sent again at home`);
  say(`${ledger.inWords()}, ${script.missed} steps without a ranch on the device`);
  await ledger.expectOn(ranch);
  await expectSameOnDisk(devices, ranch);
  await expectSameShown(devices);
  expect(devices.flatMap(({ errors }) => errors)).toEqual([]);
});
