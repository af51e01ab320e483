import { randomUUID } from 'node:crypto';
import { KEY_CALLS_A_MINUTE_MAX } from '@contract/http/limits';
import { SCHEMA_VERSION } from '@contract/grazing/changes';
import type { FactAnswer } from '@contract/keys/fact';
import { PASSWORD } from '../../../test/support/testApp';
import { TwoServers } from '../../../test/support/TwoServers';

jest.setTimeout(120_000);

let two: TwoServers;
beforeAll(async () => {
  two = await TwoServers.start();
});
afterAll(() => two.close());

const WRITING = { scopes: ['write' as const], kinds: ['rain' as const], password: PASSWORD };

test('E4: a key that one process revokes opens nothing on another from then on, and is in the log of neither', async () => {
  const ranch = await two.ranch();
  const keys: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const { uuid, key } = await two.makeKey(ranch, { source: `Key ${round}` });
    keys.push(key);
    const read = async () => (await two.call(1, `${ranch.path}/export/herds.csv?key=${key}`)).status;
    expect(await read()).toBe(200);
    const revoked = await two.call(0, `${ranch.path}/key/${uuid}`, { method: 'DELETE', token: ranch.owner });
    expect(revoked.status).toBe(204);
    expect(await read()).toBe(401);
  }
  const logs = two.servers.map(({ stdout, stderr }) => stdout() + stderr()).join('');
  expect(logs).toContain(`${ranch.path}/export/herds.csv`);
  for (const key of keys) expect(logs).not.toContain(key);
});

test('OPEN K7: the calls of a minute are those to both processes', async () => {
  const ranch = await two.ranch('limits@example.com');
  const { key } = await two.makeKey(ranch);
  const ask = async (which: number) => (await two.call(which, `${ranch.path}/key/me`, { token: key })).status;
  const asked = [];
  for (let call = 0; call < KEY_CALLS_A_MINUTE_MAX; call += 1) asked.push(await ask(call % 2));
  expect(new Set(asked)).toEqual(new Set([200]));
  expect([await ask(0), await ask(1)]).toEqual([429, 429]);
});

test('OPEN K6: one fact sent 20 times at once to both is one record of one revision, and after a restart it is the same', async () => {
  const ranch = await two.ranch('facts@example.com');
  const first = await two.makeKey(ranch, { source: 'Weather station', ...WRITING });
  const next = await two.makeKey(ranch, { source: first.source.uuid, ...WRITING });
  const other = await two.makeKey(ranch, { source: 'Another station', ...WRITING });
  const fact = async (which: number, key = first.key, inches = 0.4) => {
    const body = { on: '2026-04-20', inches };
    for (;;) {
      const answer = await two.call(which, `${ranch.path}/fact/rain/gauge`, { method: 'PUT', token: key, body });
      // Four calls of a ranch at a time.
      if (answer.status !== 429) return { status: answer.status, said: (await answer.json()) as FactAnswer };
    }
  };
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, call) => fact(call % 2, call % 4 < 2 ? first.key : next.key)),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(sent.map(({ said }) => `${said.uuid} ${said.revision}`)).size).toBe(1);
  await two.restart(1);
  expect((await fact(1)).said).toMatchObject({ status: 'unchanged', revision: sent[0]?.said.revision });
  // The same name of another source is another fact.
  expect((await fact(1, other.key)).said.uuid).not.toBe(sent[0]?.said.uuid);
  const uuid = sent[0]?.said.uuid;
  const base = sent[0]?.said.revision;
  const at = new Date().toISOString();
  const change = { kind: 'rain', uuid, base, data: { inches: 2 } };
  const group = { uuid: randomUUID(), at, label: 'Read it again', import_uuid: null, changes: [change] };
  const body = { schema: SCHEMA_VERSION, sent_at: at, groups: [group] };
  const changed = await two.call(0, `${ranch.path}/changes`, { method: 'POST', token: ranch.owner, body });
  expect(await changed.json()).toMatchObject({ results: [{ status: 'applied' }] });
  expect((await fact(1, first.key, 0.7)).status).toBe(409);
});
