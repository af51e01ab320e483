import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangesAnswer } from '@contract/grazing/changes';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import { aGroup, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { cleanUp, killServer, newDataDir, startServer, type RunningServer } from '../../test/support/runningServer';
import { SECRET, signup } from '../../test/support/testApp';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';

// Twenty starts of a server take their time where others want the processor too.
jest.setTimeout(600_000);

let database: TestDatabase;
let dataDir: string;
let servers: RunningServer[];
let token: string;
let path: string;

const start = () => startServer(dataDir, { DATABASE_URL: database.url, SECRET_KEY: SECRET });

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createEmptyDatabase(), newDataDir()]);
  servers = await Promise.all([start(), start()]);
  const answer = await fetch(`${at(0)}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signup()),
  });
  ({ token } = (await answer.json()) as { token: string });
  const me = await fetch(`${at(0)}/api/v3/user/me`, { headers: { authorization: `Bearer ${token}` } });
  const { ranches } = (await me.json()) as { ranches: { ranch_uuid: string }[] };
  path = `/api/v1/ranch/${ranches[0]?.ranch_uuid}`;
});
afterAll(async () => {
  await cleanUp();
  await database.drop();
});

const at = (index: number) => servers[index % servers.length]?.url ?? '';

async function send(groups: unknown[], index: number): Promise<ChangesAnswer> {
  const response = await fetch(`${at(index)}${path}/changes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ schema: 1, sent_at: new Date().toISOString(), groups }),
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as ChangesAnswer;
}

async function read(query: string, index: number): Promise<RecordsPage> {
  const response = await fetch(`${at(index)}${path}/records${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as RecordsPage;
}

/** Everything that there is, page after page. */
async function readWhole(): Promise<RecordsPage> {
  let page = await read('', 0);
  const records = [...page.records];
  while (page.has_more) {
    page = await read(`?since=${page.next}`, 0);
    records.push(...page.records);
  }
  return { ...page, records };
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('D1: a group sent 20 times at once, over two processes, is applied once, and every answer says so', async () => {
  const group = aGroup([newRecord('herd')]);
  const { head } = await read('', 0);
  const answers = await times(20, (index) => send([group], index));
  for (const { results } of answers) expect(results).toMatchObject([{ status: 'applied', revision: head + 1 }]);
  expect((await read('', 1)).head).toBe(head + 1);
});

test('D2: a cursor misses nothing: 8 writers and 4 readers for 10 s over two processes', async () => {
  let isOver = false;
  const writer = async (index: number) => {
    const mine: { uuid: string; group: string }[] = [];
    for (let count = 0; !isOver; count += 1) {
      const changed = mine[count % 7];
      const herd = newRecord('herd');
      const again = { kind: 'herd', uuid: changed?.uuid, base: changed?.group, data: { note: `${count}` } };
      const group = aGroup([herd, ...(changed === undefined ? [] : [again])]);
      await send([group], index + count);
      if (changed !== undefined) mine.splice(count % 7, 1);
      mine.push({ uuid: herd.uuid, group: group.uuid });
    }
  };
  const reader = async (index: number) => {
    const known = new Map<string, string>();
    let since = 0;
    for (let wasOver = false; ;) {
      const page = await read(`?since=${since}&limit=${5 + index}`, index + since);
      for (const record of page.records) known.set(record.uuid, JSON.stringify(record));
      since = page.next;
      if (wasOver && !page.has_more) return known;
      wasOver = isOver && !page.has_more;
    }
  };
  const writers = times(8, writer);
  const readers = times(4, reader);
  await sleep(10_000);
  isOver = true;
  await writers;
  // A last look of each reader comes after the last writer.
  const collected = await readers;
  const { records, head } = await readWhole();
  const whole = new Map(records.map((record) => [record.uuid, JSON.stringify(record)]));
  expect(head).toBeGreaterThan(20);
  for (const [index, known] of collected.entries()) {
    const late = await read(`?since=${Math.max(...[...known.values()].map((text) => revisionIn(text)))}`, index);
    for (const record of late.records) known.set(record.uuid, JSON.stringify(record));
    expect(known).toEqual(whole);
  }
});

test('EVIDENCE 12.3: 20 writers over two processes write 200 groups a second, numbered without a gap, and the file is whole', async () => {
  const [WRITERS, EACH, A_SECOND] = [20, 100, 200];
  await times(WRITERS, (index) => send([aGroup([newRecord('herd')])], index));
  const began = performance.now();
  const written = await times(WRITERS, async (index) => {
    const mine: string[] = [];
    for (let count = 0; count < EACH; count += 1) {
      const group = aGroup([newRecord('herd')]);
      await send([group], index);
      mine.push(group.uuid);
    }
    return mine;
  });
  const seconds = (performance.now() - began) / 1_000;
  const answer = await fetch(`${at(0)}${path}/export/history.jsonl`, { headers: { authorization: `Bearer ${token}` } });
  const { lines } = readHistory(await answer.text());
  const inFile = lines.map(({ line }) => line.group);
  const mine = new Set(written.flat());
  expect(inFile.filter((uuid) => mine.has(String(uuid)))).toHaveLength(WRITERS * EACH);
  expect((WRITERS * EACH) / seconds).toBeGreaterThan(A_SECOND);
});

const revisionIn = (text: string) => (JSON.parse(text) as { revision: number }).revision;

test('D3: 20 times SIGKILL under writes: every answered group whole, no other one half', async () => {
  const answered = new Set<string>();
  let isOver = false;
  const writer = async (index: number) => {
    while (!isOver) {
      const name = randomUUID();
      const group = aGroup([newRecord('herd', { name }), newRecord('herd', { name }), newRecord('herd', { name })]);
      try {
        const { results } = await send([group], index);
        if (results[0]?.status === 'applied') answered.add(name);
      } catch {
        await sleep(20);
      }
    }
  };
  const writers = times(6, writer);
  // While one of the two starts again, the other one is killed.
  const starting: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
  try {
    for (let kill = 0; kill < 20; kill += 1) {
      const place = kill % 2;
      await starting[place];
      await sleep(100 + Math.random() * 200);
      const victim = servers[place];
      if (victim === undefined) continue;
      await killServer(victim);
      starting[place] = start().then((server) => (servers[place] = server));
    }
    await Promise.all(starting);
  } finally {
    isOver = true;
  }
  await writers;
  const { records } = await readWhole();
  const byName = new Map<string, number>();
  for (const { kind, data } of records) {
    if (kind === 'herd' && data !== null) byName.set(data.name, (byName.get(data.name) ?? 0) + 1);
  }
  byName.delete('Cows');
  expect([...byName.values()].filter((count) => count !== 3)).toEqual([]);
  expect([...answered].filter((name) => !byName.has(name))).toEqual([]);
  expect(answered.size).toBeGreaterThan(5);
});
