import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { aGroup, newRecord } from '../../test/support/GrazingRanch';
import { cleanUp, newDataDir, startServer, stopServer, type RunningServer } from '../../test/support/runningServer';
import { SECRET, signup } from '../../test/support/testApp';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';

jest.setTimeout(300_000);

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createEmptyDatabase(), newDataDir()]);
});
afterAll(async () => {
  await cleanUp();
  await database.drop();
});

const start = () => startServer(dataDir, { DATABASE_URL: database.url, SECRET_KEY: SECRET });

/** A zone in which it is 8 in the morning, whatever time it is here: its name counts the hours to the west. */
function zoneOfMorning(): string {
  const west = new Date().getUTCHours() - 8;
  return west < 0 ? `Etc/GMT${west}` : `Etc/GMT+${Math.min(west, 12)}`;
}

async function notices() {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter(({ subject }) => subject?.includes('due'));
}

/** A ranch with a move that is due today, whose owner wants to be told; written while no notice was due. */
async function writeDueMove({ url }: RunningServer): Promise<void> {
  let token = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { token: string; ranches: { ranch_uuid: string }[] };
  };
  ({ token } = await call('POST', '/api/v1/auth/register', signup()));
  const ranch = (await call('GET', '/api/v3/user/me')).ranches[0]?.ranch_uuid ?? '';
  const [cows, creek] = [randomUUID(), randomUUID()];
  const records = [
    { kind: 'ranch', uuid: ranch, base: 1, data: { time_zone: zoneOfMorning() } },
    newRecord('herd', { name: 'Cows' }, cows),
    newRecord('paddock', { name: 'Creek' }, creek),
    newRecord('plan', { herd_uuid: cows, paddock_uuids: [creek], at: new Date().toISOString(), days: 3 }),
  ];
  await call('POST', `/api/v1/ranch/${ranch}/changes`, {
    schema: 1,
    sent_at: new Date().toISOString(),
    groups: [aGroup(records)],
  });
  await call('PATCH', '/api/v1/user/me', { settings: { units: 'imperial', move_notices: true } });
}

it('two processes that start in the morning send one mail of a due move between them', async () => {
  const first = await start();
  // Its first look comes a second after the start, and the next one a minute later: nothing was due by the first.
  await sleep(1_500);
  await writeDueMove(first);
  await stopServer(first);
  const servers = await Promise.all([start(), start()]);
  for (let tries = 0; tries < 100 && (await notices()).length === 0; tries += 1) await sleep(100);
  // Time for the other one's first look, and for a mail of it to go out.
  await sleep(4_000);
  expect(await notices()).toHaveLength(1);
  await Promise.all(servers.map(stopServer));
});
