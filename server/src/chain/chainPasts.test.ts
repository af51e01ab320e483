import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { TestApp } from '../../test/support/testApp';
import { createEmptyDatabase } from '../../test/support/testDatabase';
import { addUnchainedGroups, unchain } from '../../test/support/unchained';
import { chainNext } from './chainPast';
import { chainPasts } from './chainPasts';

jest.setTimeout(120_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const notChained = (error: unknown) => {
  throw error;
};
const chainAll = ({ db, clock } = test) => chainPasts({ db, clock, signal: new AbortController().signal, notChained });
const ask = (server = test) => server.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner });

async function download(server = test) {
  const answer = await ask(server);
  expect(answer.statusCode).toBe(200);
  return readHistory(answer.body);
}

it('EVIDENCE 12.4: a ranch from before the chain has its past chained in order, as sealed later', async () => {
  const herd = randomUUID();
  const revision = await ranch.write([newRecord('herd', { note: 'Süd\u00adseite 🐄' }, herd), newRecord('paddock')]);
  await ranch.write([{ kind: 'herd', uuid: herd, base: revision, data: { name: 'Heifers' } }]);
  const nothing = aGroup([{ kind: 'herd', uuid: herd, base: revision, data: { name: 'Heifers' } }]);
  await ranch.result(nothing);
  await ranch.write([{ kind: 'herd', uuid: herd, base: revision + 1, data: null }]);
  await unchain(test.db, ranch.uuid);
  expect((await ask()).statusCode).toBe(404);
  test.clock.advance(60_000);
  await chainAll();
  const sealed_at = test.clock.now().toISOString();
  await ranch.write([newRecord('herd')]);
  const { lines } = await download();
  expect(lines.map(({ line }) => line)).toMatchObject([
    { type: 'genesis', at: sealed_at },
    { type: 'group', revision: 1, sealed_at, sent_at: null },
    { revision: 2, sealed_at, changes: 2 },
    { revision: 3, sealed_at },
    { revision: null, group: nothing.uuid, sealed_at, changes: 0 },
    { revision: 4, sealed_at },
    { revision: 5 },
  ]);
  expect(lines[5]).toMatchObject({ changes: [{ kind: 'herd', uuid: herd, data: null }] });
  expect(lines[6]?.line).not.toHaveProperty('sealed_at');
});

it('EVIDENCE 12.4: what is left when a server stops, the next one takes on', async () => {
  await addUnchainedGroups(test.db, ranch.uuid, 1_100);
  expect(await chainNext(test.db, ranch.uuid, test.clock.now())).toBe(false);
  expect((await ask()).statusCode).toBe(404);
  test.clock.advance(60_000);
  await chainAll();
  const { lines } = await download();
  expect(lines).toHaveLength(1_102);
  expect(new Set(lines.slice(2).map(({ line }) => line.sealed_at)).size).toBe(2);
});

it('EVIDENCE 12.4: people write while the past is chained, by two processes at once, and no line is missing', async () => {
  await addUnchainedGroups(test.db, ranch.uuid, 2_000);
  let isOver = false;
  let written = 0;
  const writer = async () => {
    for (; !isOver; written += 1) await ranch.write([newRecord('herd')]);
  };
  const writers = [writer(), writer(), writer()];
  await Promise.all([chainAll(), chainAll()]);
  isOver = true;
  await Promise.all(writers);
  await chainAll();
  const { lines } = await download();
  expect(lines).toHaveLength(2_002 + written);
  const revisions = lines.flatMap(({ line }) => (typeof line.revision === 'number' ? [line.revision] : []));
  expect(revisions).toEqual(revisions.map((_, index) => index + 1));
});

it('EVIDENCE 12.4: what a process of the former release wrote is chained by the next pass', async () => {
  await addUnchainedGroups(test.db, ranch.uuid, 3);
  await ranch.write([newRecord('herd')]);
  expect((await ask()).statusCode).toBe(404);
  await chainAll();
  await ranch.write([newRecord('herd')]);
  const { lines } = await download();
  expect(lines.map(({ line }) => 'sealed_at' in line)).toEqual([false, false, true, true, true, true, false]);
});

it('a group of more records than are chained at once is one line', async () => {
  await ranch.write(Array.from({ length: 6_000 }, () => newRecord('note')));
  await ranch.write([newRecord('herd')]);
  await unchain(test.db, ranch.uuid);
  await chainAll();
  expect((await download()).lines.map(({ line }) => line.changes)).toEqual([undefined, 2, 6_000, 1]);
});

it('a record whose kind was forgotten when it was swept is of an unknown kind', async () => {
  const herd = randomUUID();
  await ranch.write([newRecord('herd', {}, herd)]);
  await unchain(test.db, ranch.uuid);
  await test.db.deleteFrom('records').where('uuid', '=', herd).execute();
  await chainAll();
  await ranch.write([newRecord('paddock', {}, herd)]);
  expect((await download()).lines.slice(2)).toMatchObject([
    { changes: [{ kind: 'unknown', uuid: herd }] },
    { changes: [{ kind: 'paddock', uuid: herd }] },
  ]);
});

it('a ranch that cannot be chained holds no other one up', async () => {
  const other = await GrazingRanch.start(test);
  for (const one of [ranch, other]) await unchain(test.db, one.uuid);
  const [broken, whole] = [ranch, other].sort((one, another) => (one.uuid < another.uuid ? -1 : 1));
  await sql`insert into record_lines values (${broken?.uuid}, 0, '{}', '')`.execute(test.db);
  const failed: string[] = [];
  const signal = new AbortController().signal;
  await chainPasts({ ...test, signal, notChained: (_error, uuid) => failed.push(uuid) });
  expect(failed).toEqual([broken?.uuid]);
  expect((await test.get(`${whole?.path}/export/history.jsonl`, { token: whole?.host.owner ?? '' })).statusCode).toBe(
    200,
  );
  await sql`delete from record_lines where ranch_uuid = ${broken?.uuid}`.execute(test.db);
});

it('EVIDENCE 12.5: a restored backup from before the chain is chained in its new epoch, by the server itself', async () => {
  await addUnchainedGroups(test.db, ranch.uuid, 700);
  await unchain(test.db, ranch.uuid);
  const [files, target] = await Promise.all([newFolder(), createEmptyDatabase()]);
  await backUp(test.databaseUrl, files.at('file'));
  await restoreInto({ databaseUrl: target.url }, files.at('file'));
  const after = await TestApp.start({ reroute: async () => target.url, chainAfterMs: 0 });
  while ((await ask(after)).statusCode !== 200) await sleep(100);
  const { lines } = await download(after);
  const { epoch } = await after.db.selectFrom('record_epoch').select('epoch').executeTakeFirstOrThrow();
  expect(lines).toHaveLength(702);
  expect(new Set(lines.map(({ line }) => line.epoch))).toEqual(new Set([epoch]));
  await after.close();
  await Promise.all([files.remove(), target.drop()]);
});
