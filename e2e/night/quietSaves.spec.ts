import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstSave, sitThere, TIMES_SLOWER, type Longest } from '../support/firstSave';
import { openWatched, TABLE } from '../support/openWatched';
import { expect, test, type Phone } from '../support/fieldTest';
import { traceTasks } from '../support/tracedTasks';
import { A_PADDOCK, added, MOVE, type ServerRanch } from '../support/serverRanch';

const WATCH = readFileSync(join(__dirname, '../support/saveWatch.js'), 'utf8');
/** Playwright's own pictures of the page are tasks of the page as well. */
test.use({ trace: 'off' });

const HOUR_MS = 3_600_000;
/** Of one call. */
const MOVES = 500;
const TASK_MAX_MS = 50;
const KEY_MAX_MS = 100;
/** One of them may be disturbed by what else the machine does: the middle one counts. */
const ROUNDS = 3;
/** For how long a person types before the copy is written, and meanwhile. */
const BEATS_BEFORE = 50;
const BEATS = 40;
/** For what the browser still does with what was written. */
const SETTLE_MS = 1_000;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

interface Round {
  before: Longest;
  meanwhile: Longest;
}

/**
 * That nobody waits while a copy is written. On a machine where typing alone has longer tasks than may be, a quarter of
 * its speed is less than the row means: there the copy may make none longer than typing does.
 */
function expectQuiet(rounds: readonly Round[]): void {
  test.info().annotations.push({ type: 'rounds', description: JSON.stringify(rounds) });
  const expectNone = (what: keyof Longest, max: number): void => {
    const before = rounds.map((round) => round.before[what]);
    const meanwhile = rounds.map((round) => round.meanwhile[what]);
    const found = `longest ${what}s: ${meanwhile.join(', ')} ms, of typing alone ${before.join(', ')} ms`;
    expect(median(meanwhile), found).toBeLessThanOrEqual(Math.max(max, median(before)));
  };
  expectNone('task', TASK_MAX_MS);
  expectNone('key', KEY_MAX_MS);
}

/** Types for some beats. */
const typeFor = (page: Page, beats: number) => sitThere(page, true, async (typed) => typed === beats);

/** Adds moves an hour apart, up to now. */
async function writeMoves(ranch: ServerRanch, calls: number): Promise<void> {
  const records = await ranch.records();
  const of = (kind: string) => records.filter((record) => record.kind === kind).map(({ uuid }) => uuid);
  const [herds, paddocks] = [of('herd'), of('paddock')];
  const began = Date.now() - calls * MOVES * HOUR_MS;
  for (let call = 0; call < calls; call += 1) {
    const moves = Array.from({ length: MOVES }, (_, nth) => {
      const at = call * MOVES + nth;
      const where = { herd_uuid: herds[at % herds.length], paddock_uuids: [paddocks[at % paddocks.length]] };
      return added('move', { ...MOVE, ...where, at: new Date(began + at * HOUR_MS).toISOString() });
    });
    await ranch.write('Moved', ...moves);
  }
}

/** The device as it was before it kept anything. */
async function forget({ profile, line }: Phone): Promise<void> {
  const page = await profile.context.newPage();
  await page.goto(`${line.address}/assets/json/settingsV.json`);
  await page.evaluate(async () => {
    localStorage.removeItem('grazewell:device');
    const gone = (name: string) =>
      new Promise((resolve) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = resolve;
        deleting.onerror = resolve;
      });
    for (const { name = '' } of await indexedDB.databases()) await gone(name);
  });
  await page.close();
}

test.beforeEach(async ({ ranch }) => {
  test.setTimeout(900_000);
  const names = Array.from({ length: 300 }, (_, at) => `Paddock ${at + 1}`);
  await ranch.write('Stocked', ...names.map((name) => added('paddock', { ...A_PADDOCK, name })));
  await writeMoves(ranch, 12);
});

test('OFFLINE O16: the first save of a copy keeps nobody waiting who types', async ({ phone }) => {
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    await forget(phone);
    const { page, before, meanwhile } = await firstSave(phone, true);
    await page.close();
    rounds.push({ before, meanwhile });
  }
  expectQuiet(rounds);
});

test('OFFLINE O16: a compaction keeps nobody waiting who comes back and types', async ({ phone, ranch }) => {
  const { page: first } = await firstSave(phone, false);
  await first.close();
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    // More than the copy takes as single rows.
    await writeMoves(ranch, 5);
    const { page } = await openWatched(
      phone.profile.context,
      `${phone.line.address}/paddocks?form=add-paddock`,
      TABLE,
      WATCH,
    );
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).focus();
    const session = await phone.profile.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    const endTrace = await traceTasks(session);
    await page.evaluate("saveWatch.mark('typing')");
    await typeFor(page, BEATS_BEFORE);
    await page.evaluate('saveWatch.beIdle()');
    // Nobody touches the page for half a minute: it begins, and a key ends it.
    await page.evaluate("saveWatch.until('begun')");
    await typeFor(page, BEATS);
    await page.evaluate("saveWatch.mark('typed')");
    const isPutOff: boolean = await page.evaluate('saveWatch.marked.ended === undefined');
    // Once nobody touches the page again, it comes to its end.
    await page.evaluate("saveWatch.until('ended')");
    await page.waitForTimeout(SETTLE_MS);
    const longestTask = await endTrace();
    const rest = isPutOff ? longestTask('again', 'ended') : 0;
    const slowestKey = (from: string, to: string): Promise<number> =>
      page.evaluate(`saveWatch.slowestKey('${from}', '${to}')`);
    rounds.push({
      before: { task: longestTask('typing', 'idle'), key: await slowestKey('typing', 'idle') },
      meanwhile: { task: Math.max(longestTask('begun', 'typed'), rest), key: await slowestKey('begun', 'typed') },
    });
    await page.close();
  }
  expectQuiet(rounds);
});
