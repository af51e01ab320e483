import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { newRecord } from '../../../test/support/GrazingRanch';
import { KeyRanch } from '../../../test/support/KeyRanch';
import { TestApp } from '../../../test/support/testApp';

jest.setTimeout(120_000);

let test: TestApp;
let keys: KeyRanch;
let other: KeyRanch;
beforeAll(async () => {
  test = await TestApp.start();
  [keys, other] = [await KeyRanch.start(test), await KeyRanch.start(test)];
});
afterAll(() => test.close());

const PROTOTYPE_NAMES = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const RAIN = { on: '2026-04-20', inches: 0.4 };

/** A call with a body as it is. */
const sendRaw = (key: string, name: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'PUT',
    url: `${keys.path}/fact/rain/${name}`,
    payload,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  });

it('OPEN K1: names that every object has aren’t kinds, files or photos', async () => {
  const [writes, reads] = [await keys.makeWriting(), await keys.make({ scopes: ['figures', 'records', 'photos'] })];
  const { head } = await keys.ranch.page();
  for (const name of PROTOTYPE_NAMES) {
    const fact = await test.call('PUT', `${keys.path}/fact/${name}/a`, { token: writes.key, body: RAIN });
    const file = await test.get(`${keys.path}/export/${name}`, { token: reads.key });
    const photo = await test.get(`${keys.path}/photo/${name}/400`, { token: reads.key });
    expect([name, fact.statusCode, file.statusCode, photo.statusCode]).toEqual([name, 404, 403, 404]);
    const result = await keys.ranch.apply([{ ...newRecord('rain'), kind: name }], writes.key);
    expect([name, result.status]).toEqual([name, 'refused']);
    // As the name of a fact it is one like any other.
    const named = await test.call('PUT', `${keys.path}/fact/rain/${name}`, { token: writes.key, body: RAIN });
    expect([name, named.statusCode]).toEqual([name, 201]);
  }
  expect((await keys.ranch.page()).head).toBe(head + PROTOTYPE_NAMES.length);
});

it.each([
  ['{"__proto__":{"on":"2026-04-20","inches":0.4}}'],
  ['{"on":"2026-04-20","inches":0.4,"__proto__":{"x":1}}'],
  ['{"constructor":{"prototype":{"inches":1}},"on":"2026-04-20"}'],
  ['{"on":"2026-04-20","inches":1e999}'],
  ['{"on":"2026-04-20","inches":0.4,"note":"x"}'],
  ['[]'],
  ['"gwk_"'],
  [''],
])('OPEN §6: a body that reaches for more than a fact writes nothing: %s', async (body) => {
  const { key } = await keys.makeWriting();
  const { head } = await keys.ranch.page();
  const { statusCode } = await sendRaw(key, 'reaching', body);
  expect([400, 415, 422]).toContain(statusCode);
  expect((await keys.ranch.page()).head).toBe(head);
  expect(({} as { inches?: number }).inches).toBeUndefined();
});

it('OPEN §6: a compressed, misnamed or huge body is refused', async () => {
  const { key } = await keys.makeWriting();
  const { head } = await keys.ranch.page();
  const body = JSON.stringify(RAIN);
  const answers = [
    await sendRaw(key, 'a', gzipSync(body), { 'content-encoding': 'gzip' }),
    await sendRaw(key, 'a', body, { 'content-type': 'text/plain' }),
    await sendRaw(key, 'a', `on=2026-04-20`, { 'content-type': 'application/x-www-form-urlencoded' }),
    await sendRaw(key, 'a', JSON.stringify({ ...RAIN, note: 'x'.repeat(20_000_000) })),
    await sendRaw(key, 'x'.repeat(10_000), body),
  ];
  for (const { statusCode } of answers) expect([400, 404, 413, 414, 415, 422]).toContain(statusCode);
  expect((await keys.ranch.page()).head).toBe(head);
});

it('OPEN K1: no header makes another call of one', async () => {
  const { key } = await keys.make();
  const herd = newRecord('herd');
  await keys.ranch.write([herd]);
  const tricks: Record<string, string>[] = [
    { 'x-http-method-override': 'DELETE' },
    { 'x-method-override': 'POST' },
    { 'x-original-url': `${keys.path}/records` },
    { 'x-rewrite-url': `${keys.path}/records` },
    { 'x-forwarded-user': 'maria@example.com' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-key-scopes': 'records' },
  ];
  for (const headers of tricks) {
    const opened = await test.get(`${keys.path}/key/me`, { token: key, headers });
    expect([headers, opened.statusCode, opened.json()]).toMatchObject([headers, 200, { scopes: ['figures'] }]);
    const closed = await test.get(`${keys.path}/records`, { token: key, headers });
    expect([headers, closed.statusCode, closed.json()]).toMatchObject([headers, 403, { code: 'forbidden' }]);
  }
});

it('OPEN K1: HEAD and OPTIONS tell no more than GET, and other methods nothing', async () => {
  const { key } = await keys.make();
  const call = async (method: InjectOptions['method'], path: string) => {
    const headers = { authorization: `Bearer ${key}`, origin: 'https://elsewhere.example' };
    const answer = await test.app.inject({ method: method ?? 'GET', url: `${keys.path}${path}`, headers });
    expect([answer.body.includes('cows'), answer.headers['access-control-allow-origin']]).toEqual([false, undefined]);
    return answer.statusCode;
  };
  for (const path of ['/records', '/export/records.json', '/deleted', '/log'])
    expect([path, await call('HEAD', path)]).toEqual([path, 403]);
  expect(await call('HEAD', '/events')).toBe(405);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect([400, 403, 404, 405, 415]).toContain(await call(method, '/records'));
  expect(await call('OPTIONS', '/records')).toBeGreaterThanOrEqual(200);
});

it('OPEN K8: another ranch is as unknown by any writing of its address', async () => {
  const { key } = await keys.make({ scopes: ['records', 'figures'] });
  const uuid = other.ranch.uuid;
  const unknown = await test.get(`${other.path}/records`, { token: key });
  expect(unknown.statusCode).toBe(401);
  for (const each of [uuid.toUpperCase(), uuid.replace(/-/g, '%2D'), `${uuid}%00`, `..%2F${uuid}`, `${uuid} `]) {
    const { statusCode } = await test.get(`/api/v1/ranch/${encodeURI(decodeURI(each))}/records`, { token: key });
    expect([each, [401, 404].includes(statusCode)]).toEqual([each, true]);
  }
  const own = await test.get(`/api/v1/ranch/${keys.ranch.uuid.toUpperCase()}/figures`, { token: key });
  expect(own.statusCode).toBe(200);
});

it('OPEN K1: of what was deleted a key reads that it is gone, and nothing of what it said', async () => {
  const { key } = await keys.make({ scopes: ['records'] });
  const note = newRecord('note', { text: 'Said in confidence' });
  const base = await keys.ranch.write([note]);
  await keys.ranch.write([{ kind: 'note', uuid: note.uuid, base, data: null }]);
  const read = await test.get(`${keys.path}/records?since=0`, { token: key });
  expect(read.body).toContain(note.uuid);
  expect(read.body).not.toContain('in confidence');
  for (const path of [`/records/${note.uuid}/history`, '/deleted', '/log', '/key', '/webhook'])
    expect([path, (await test.get(`${keys.path}${path}`, { token: key })).statusCode]).toEqual([path, 403]);
});

it('OPEN K5: a key of `own` neither changes nor takes over what a person or another source made', async () => {
  const [one, another] = [await keys.makeWriting(), await keys.makeWriting({ source: 'Another station' })];
  const made = (await keys.sendRain(one.key, 'gauge')).json<{ uuid: string; revision: number }>();
  const theirs = newRecord('rain', RAIN);
  const base = await keys.ranch.write([theirs]);
  const attempts = [
    { kind: 'rain', uuid: made.uuid, base: made.revision, data: { inches: 9 } },
    { kind: 'rain', uuid: made.uuid, base: made.revision, data: null },
    { ...newRecord('rain', RAIN, made.uuid), base: made.revision },
    { kind: 'rain', uuid: theirs.uuid, base, data: { inches: 9 } },
    { kind: 'rain', uuid: theirs.uuid.toUpperCase(), base, data: { inches: 9 } },
    { ...newRecord('rain', RAIN, theirs.uuid) },
  ];
  const { head } = await keys.ranch.page();
  for (const change of attempts)
    expect([change, (await keys.ranch.apply([change], another.key)).status]).toEqual([change, 'refused']);
  for (const name of [theirs.uuid, made.uuid]) {
    const removed = await test.call('DELETE', `${keys.path}/fact/rain/${name}`, { token: another.key });
    expect(removed.statusCode).toBe(404);
  }
  expect((await keys.ranch.page()).head).toBe(head);
});
