import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildVerify } from '../../../scripts/buildVerify';
import { aWantedKey } from '../../test/support/aWantedKey';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { DAY, SECRET, TestApp } from '../../test/support/testApp';
import { addUnchainedGroups } from '../../test/support/unchained';
import { chainPasts, signEnd, writeHistory } from '../chain';
import { turnsOf } from '../platform/turns';
import { sweepOldTombstones } from './sweepRecords';

jest.setTimeout(180_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const get = (token: string | undefined, query = '') =>
  test.get(`${ranch.path}/export/history.jsonl${query}`, token === undefined ? {} : { token });

async function download() {
  const answer = await get(ranch.host.owner);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/jsonl; charset=utf-8']);
  return readHistory(answer.body);
}

it('EVIDENCE 12.1: the downloaded history gives every hash in it, from the file alone', async () => {
  const herd = randomUUID();
  const revision = await ranch.write([newRecord('herd', { note: 'Süd\u00adseite 🐄' }, herd), newRecord('paddock')]);
  await ranch.write([newRecord('rain', { on: '2026-04-19', inches: 1e-7 })]);
  await ranch.write([{ kind: 'herd', uuid: herd, base: revision, data: null }]);
  const { first, lines, heads } = await download();
  const { uuid } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
  expect(first).toMatchObject({
    file: 'grazewell-history-1',
    ranch: ranch.uuid,
    time_zone: null,
    people: { [uuid]: 'Maria Lopez' },
    keys: [{ key: heads[0]?.head.key, public_key: heads[0]?.public_key, to: null }],
  });
  expect(lines.map(({ line }) => line.type)).toEqual(['genesis', 'group', 'group', 'group', 'group']);
  expect(lines[4]).toMatchObject({ changes: [{ kind: 'herd', uuid: herd, data: null }] });
  expect(heads).toHaveLength(1);
});

it('keeps the head of each download, the last one of the last line', async () => {
  await download();
  await ranch.write([newRecord('herd')]);
  test.clock.advance(1_000);
  const { heads } = await download();
  expect(heads.map(({ head }) => head.n)).toEqual([1, 2]);
  const keys = (await test.get('/.well-known/grazewell-keys.json')).json<{ keys: { kid: string; x: string }[] }>();
  expect(keys.keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', kid: heads[0]?.head.key, to: null }]);
});

it('downloads of one end within a minute have one head; a minute later, or behind another line, they have one more', async () => {
  const signed = async () => (await download()).heads.map(({ head }) => [head.n, head.signed_at]);
  const first = await signed();
  expect(first).toHaveLength(1);
  test.clock.advance(59_999);
  expect(await signed()).toEqual(first);
  await ranch.write([newRecord('herd')]);
  const second = await signed();
  expect(second.map(([n]) => n)).toEqual([1, 2]);
  test.clock.advance(60_000);
  expect((await signed()).map(([n]) => n)).toEqual([1, 2, 2]);
  test.clock.advance(-60_001);
  expect((await signed()).map(([n]) => n)).toEqual([1, 2, 2, 2]);
});

describe('for the program that checks it without the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  beforeAll(() => buildVerify(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (body: string) => {
    writeFileSync(join(folder, 'history.jsonl'), body);
    const program = [join(folder, 'verify.mjs'), join(folder, 'history.jsonl')];
    const { status, stdout } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
    return [status, stdout];
  };

  it('EVIDENCE 12.4: what was chained later is whole, and only the server vouches for it before', async () => {
    await ranch.write([newRecord('paddock')]);
    await addUnchainedGroups(test.db, ranch.uuid, 30);
    test.clock.advance(DAY);
    await chainPasts({
      ...test,
      signal: new AbortController().signal,
      notChained: (error) => expect(error).toBeNull(),
    });
    await ranch.write([newRecord('herd')]);
    const checked = check((await get(ranch.host.owner)).body);
    expect(checked).toEqual([0, expect.stringContaining('This history is whole: 34 lines')]);
    expect(checked).toEqual([0, expect.stringMatching(/Lines 3 to 32 were chained on .* only the server vouches/)]);
  });

  it('is whole, and broken once a word is another', async () => {
    const herd = randomUUID();
    const revision = await ranch.write([newRecord('herd', { note: 'Süd\u00adseite 🐄' }, herd)]);
    await download();
    await ranch.write([{ kind: 'herd', uuid: herd, base: revision, data: null }]);
    const { body } = await get(ranch.host.owner);
    expect(check(body)).toEqual([0, expect.stringContaining('This history is whole: 4 lines')]);
    expect(check(body)).toEqual([0, expect.stringContaining('2 signed heads match it, the last of line 3')]);
    expect(check(body.replace('🐄', '🐂'))).toEqual([
      1,
      expect.stringContaining('The records of line 2 have been changed'),
    ]);
  });

  it('EVIDENCE 12.6: C3: is whole once content was erased, and says how much was', async () => {
    const note = newRecord('note', { text: 'Rosalinda was hurt' });
    const group = aGroup([note]);
    const { revision } = (await ranch.result(group)) as { revision: number };
    await ranch.write([{ kind: 'note', uuid: note.uuid, base: revision, data: { text: 'Somebody was hurt' } }]);
    const body = { name: "Maria's Ranch", reason: 'person_request' };
    const erase = (path: string) => test.post(`${ranch.path}/${path}/erase`, body, { token: ranch.host.owner });
    expect((await erase(`records/${note.uuid}/history/${revision}`)).statusCode).toBe(204);
    expect((await erase(`group/${group.uuid}`)).statusCode).toBe(204);
    const file = (await get(ranch.host.owner)).body;
    expect(file).not.toContain('Rosalinda');
    expect(check(file)).toEqual([0, expect.stringContaining('This history is whole: 6 lines')]);
    expect(check(file)).toEqual([0, expect.stringContaining('2 entries were erased')]);
    const hash = /"sha256":"([0-9a-f]{64})","erased":true/.exec(file)?.[1] ?? '';
    expect(check(file.replace(`"${hash}","erased"`, `"${'0'.repeat(64)}","erased"`))[0]).toBe(1);
  });

  it('EVIDENCE 12.6: is whole where content is erased while it is downloaded', async () => {
    const note = newRecord('note', { text: 'Elk' });
    const revision = await ranch.write([note]);
    await ranch.write([{ kind: 'note', uuid: note.uuid, base: revision, data: { text: 'Deer' } }]);
    const sign = () => signEnd({ db: test.db, clock: test.clock, secretKey: SECRET }, ranch.uuid);
    const head = await sign();
    if (head === undefined) throw new Error('There is no head');
    const turns = turnsOf(ranch.uuid);
    const lines = writeHistory({ ask: (query) => query(test.db), turns, ranchUuid: ranch.uuid, head, sign });
    const written: string[] = [];
    for await (const line of lines) {
      written.push(line);
      if (!line.includes('"genesis"')) continue;
      const path = `${ranch.path}/records/${note.uuid}/history/${revision}/erase`;
      const erased = { name: "Maria's Ranch", reason: 'wrong_place' };
      expect((await test.post(path, erased, { token: ranch.host.owner })).statusCode).toBe(204);
    }
    expect(written.join('')).toContain('"erased":true');
    expect(check(written.join(''))).toEqual([0, expect.stringContaining('1 entry was erased')]);
  });
});

it('EVIDENCE 12.17: a change of the words, or of what the group says of itself, is found', async () => {
  const said = { what: 'deleted', kind: 'herd', name: 'Cows' };
  await ranch.send([{ ...aGroup([newRecord('herd')]), said }], ranch.host.owner, { schema: 2 });
  const { body } = await get(ranch.host.owner);
  expect(readHistory(body).lines).toHaveLength(3);
  expect(() => readHistory(body.replace('"name":"Cows","what"', '"name":"Bull","what"'))).toThrow();
  expect(() => readHistory(body.replace('Wrote something down', 'Wrote nothing down'))).toThrow();
});

it('still tells the kind of a record whose tombstone was swept', async () => {
  const herd = randomUUID();
  const revision = await ranch.write([newRecord('herd', {}, herd)]);
  await ranch.write([{ kind: 'herd', uuid: herd, base: revision, data: null }]);
  await sweepOldTombstones(test.db, new Date(test.clock.now().getTime() + 401 * DAY));
  expect((await download()).lines.slice(2)).toMatchObject([
    { changes: [{ kind: 'herd', uuid: herd }] },
    { changes: [{ kind: 'herd', uuid: herd, data: null }] },
  ]);
});

it('is whole for a group of thousands of records, and for more lines than are read at once', async () => {
  await ranch.write(Array.from({ length: 2_500 }, () => newRecord('note')));
  for (let sent = 0; sent < 2; sent += 1) {
    await ranch.send(Array.from({ length: 300 }, () => aGroup([newRecord('rain', { on: '2026-04-19' })])));
    await sleep(0);
  }
  expect((await download()).lines).toHaveLength(603);
});

it('EVIDENCE 12.9: viewers, members and keys get none; owners and managers do', async () => {
  const member = (role: 'manager' | 'member' | 'viewer') => ranch.member(`${role}-${ranch.uuid}@example.com`, role);
  const [manager, hand, viewer] = [await member('manager'), await member('member'), await member('viewer')];
  const made = await test.post(`${ranch.path}/key`, aWantedKey(test.clock.now()), { token: ranch.host.owner });
  const { key } = made.json<{ key: string }>();
  const asked = [
    get(ranch.host.owner),
    get(manager),
    get(hand),
    get(viewer),
    get(undefined, `?key=${key}`),
    get(undefined),
  ];
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 403, 401]);
});
