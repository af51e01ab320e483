import { randomUUID } from 'node:crypto';
import type { Change } from '@contract/grazing/changes';
import type { NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { KEY_KINDS } from '@contract/keys/keyKinds';
import { RECORD_KINDS } from '@contract/grazing/records';
import { attemptOthers } from '../../test/support/attemptOthers';
import { aWantedKey } from '../../test/support/aWantedKey';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { uuidOf } from '../../test/support/CallSample';
import { KeyRanch } from '../../test/support/KeyRanch';
import { PASSWORD, TestApp } from '../../test/support/testApp';

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

async function makeKey(over: Partial<WantedKey> = {}, token = ranch.host.owner): Promise<NewApiKey> {
  const opens = { scopes: ['write' as const], kinds: [...KEY_KINDS], password: PASSWORD };
  const wanted = aWantedKey(test.clock.now(), { source: 'Scale at the chute', ...opens, ...over });
  const made = await test.post(`${ranch.path}/key`, wanted, { token });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<NewApiKey>();
}

const rain = (over: object = {}, uuid: string = randomUUID()): Change =>
  newRecord('rain', { on: '2026-04-20', inches: 0.4, ...over }, uuid);
const historyOf = async (uuid: string) =>
  (await test.get(`${ranch.path}/records/${uuid}/history`, { token: ranch.host.owner })).json<{
    versions: { changed_by: unknown; source: unknown }[];
  }>().versions;

it('OPEN K1: a key writes its kinds, and no other', async () => {
  const { key } = await makeKey({ kinds: ['rain'] });
  expect(await ranch.apply([rain()], key)).toMatchObject({ status: 'applied' });
  for (const kind of RECORD_KINDS.filter((each) => each !== 'rain')) {
    const uuid = kind === 'ranch' ? ranch.uuid : randomUUID();
    const result = await ranch.apply([rain(), { ...newRecord(kind, {}, uuid), base: null }], key);
    expect([kind, result.status, 'code' in result && result.code]).toEqual([kind, 'refused', 'forbidden']);
  }
  const imported = aGroup([rain()], { import_uuid: randomUUID() });
  expect(await ranch.result(imported, key)).toMatchObject({ status: 'refused', code: 'invalid' });
  const asFile = await test.post(`${ranch.path}/changes?file_of=${randomUUID()}`, {}, { token: key });
  expect(asFile.statusCode).toBe(422);
});

it('OPEN K4: what a key wrote tells its source and its maker, also once both are gone', async () => {
  const manager = await ranch.member('manager@example.com', 'manager');
  const made = await makeKey({}, manager);
  const maker = { uuid: await uuidOf(test, manager), full_name: expect.any(String) };
  const change = rain();
  const revision = await ranch.write([change], made.key);
  const source = { uuid: made.source.uuid, name: 'Scale at the chute' };
  expect(await historyOf(change.uuid)).toMatchObject([{ changed_by: maker, source }]);
  await test.call('DELETE', `${ranch.path}/user/${maker.uuid}`, { token: ranch.host.owner });
  expect((await ranch.send([aGroup([rain()])], made.key)).statusCode).toBe(401);
  await test.call('DELETE', '/api/v1/user/me', { token: manager, body: { password: PASSWORD } });
  expect(await historyOf(change.uuid)).toMatchObject([{ source }]);
  // A person's change afterwards is their own.
  await ranch.write([{ kind: 'rain', uuid: change.uuid, base: revision, data: { inches: 0.5 } }]);
  const [latest, first] = await historyOf(change.uuid);
  expect([latest?.source, first?.source]).toEqual([null, source]);
});

it('OPEN K4: a person undoes a group of a key as one of a person: what it made, changed and deleted', async () => {
  const { key, source } = await makeKey({ others: 'all' });
  const [made, changed, deleted] = [rain(), rain(), rain()];
  const base = await ranch.write([changed, deleted]);
  const written = await ranch.write(
    [
      made,
      { kind: 'rain', uuid: changed.uuid, base, data: { inches: 3 } },
      { kind: 'rain', uuid: deleted.uuid, base, data: null },
    ],
    key,
  );
  const lately = await test.get(`${ranch.path}/deleted`, { token: ranch.host.owner });
  expect(lately.json()).toMatchObject({ groups: [{ revision: written, source: { uuid: source.uuid } }] });
  await ranch.write([
    { kind: 'rain', uuid: made.uuid, base: written, data: null },
    { kind: 'rain', uuid: changed.uuid, base: written, data: { inches: 0.4 } },
    { ...deleted, base: written },
  ]);
  const { records } = await ranch.page();
  const data = new Map(records.map(({ uuid, data: is }) => [uuid, is]));
  const before = { on: '2026-04-20', inches: 0.4 };
  expect([made, changed, deleted].map(({ uuid }) => data.get(uuid))).toMatchObject([undefined, before, before]);
  for (const { uuid } of [made, changed, deleted]) {
    const [undone, byKey] = await historyOf(uuid);
    expect([undone?.source, byKey?.source]).toMatchObject([null, { uuid: source.uuid, name: 'Scale at the chute' }]);
  }
});

it('OPEN K4, EVIDENCE 12.17: its line in the chain names the source', async () => {
  const { key, source } = await makeKey();
  await ranch.write([rain()], key);
  await ranch.write([rain()]);
  const file = await test.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner });
  const lines = file.body
    .split('\n')
    .filter((line) => line.includes('"type":"group"'))
    .map((line) => (JSON.parse(line) as { line: { source?: string } }).line.source);
  expect(lines.slice(-2)).toEqual([source.uuid, undefined]);
});

describe('OPEN K5: a key changes only what its source made', () => {
  it('attempts to change or delete others’ records are refused, and change nothing', async () =>
    attemptOthers(await KeyRanch.start(test), 50));

  it('it changes and deletes its own, by the next key of its source too, and with `all` what its maker may', async () => {
    const first = await makeKey();
    const next = await makeKey({ source: first.source.uuid });
    const change = rain();
    let revision = await ranch.write([change], first.key);
    revision = await ranch.write([{ kind: 'rain', uuid: change.uuid, base: revision, data: { inches: 1 } }], next.key);
    // A person changed it: it is the source's own all the same.
    revision = await ranch.write([{ kind: 'rain', uuid: change.uuid, base: revision, data: { inches: 2 } }]);
    await ranch.write([{ kind: 'rain', uuid: change.uuid, base: revision, data: null }], next.key);
    const theirs = rain();
    const base = await ranch.write([theirs]);
    const all = await makeKey({ source: 'Office', others: 'all' });
    await ranch.write([{ kind: 'rain', uuid: theirs.uuid, base, data: { inches: 3 } }], all.key);
  });

  it('a source has at most two good keys', async () => {
    const { source } = await makeKey();
    await makeKey({ source: source.uuid });
    await expect(makeKey({ source: source.uuid })).rejects.toThrow('This has 2 good keys already');
  });
});

it('OPEN K2: nothing is written once a key is revoked or its maker removed, in a race with 20 writes', async () => {
  for (const end of ['key', 'maker'] as const) {
    const manager = await ranch.member(`${end}@example.com`, 'manager');
    const { key, uuid } = await makeKey({ source: end }, manager);
    const path = end === 'key' ? `key/${uuid}` : `user/${await uuidOf(test, manager)}`;
    const writes = Array.from({ length: 20 }, () => ranch.send([aGroup([rain()])], key));
    const revoked = test.call('DELETE', `${ranch.path}/${path}`, { token: ranch.host.owner });
    expect((await revoked).statusCode).toBe(204);
    const { head } = await ranch.page();
    const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => [200, 401, 404].includes(status))).toBe(true);
    expect((await ranch.page()).head).toBe(head);
    expect((await ranch.send([aGroup([rain()])], key)).statusCode).toBe(401);
  }
});
