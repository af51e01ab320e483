import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { CHANGES_BODY_MAX_BYTES } from '@contract/http/limits';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const sentAt = (ms: number) => ({ sent_at: new Date(test.clock.now().getTime() + ms).toISOString() });

it('a call without groups says where the record is', async () => {
  const response = await ranch.send([]);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { epoch: expect.any(String) as string, head: 1, results: [] },
  ]);
});

it('is judged in order: who, which ranch, the version, the envelope, the clock', async () => {
  const viewer = await ranch.member('sees@example.com', 'viewer');
  const stranger = await test.newcomer('stranger@example.com');
  const wrong = { schema: 0, ...sentAt(3 * MINUTE) };
  const statusOf = async (token: string | undefined, more: object) => {
    const body = { groups: [], ...wrong, ...more };
    const response = await test.post(`${ranch.path}/changes`, body, token === undefined ? {} : { token });
    return [response.statusCode, response.json<{ code: string }>().code];
  };
  expect(await statusOf(undefined, { groups: 7 })).toEqual([401, 'unauthenticated']);
  expect(await statusOf(stranger, { groups: 7 })).toEqual([404, 'not_found']);
  expect(await statusOf(viewer, { groups: 7 })).toEqual([426, 'too_old']);
  expect(await statusOf(ranch.host.owner, { groups: 7, schema: SCHEMA_VERSION + 1 })).toEqual([503, 'unavailable']);
  expect(await statusOf(ranch.host.owner, { groups: 7, schema: SCHEMA_VERSION })).toEqual([422, 'invalid']);
  expect(await statusOf(ranch.host.owner, { schema: 1.5 })).toEqual([422, 'invalid']);
  expect(await statusOf(ranch.host.owner, { schema: SCHEMA_VERSION })).toEqual([409, 'clock']);
});

it('a group with a field that is newer than the server waits half a minute, and is not invalid for it', async () => {
  const group = { ...aGroup([newRecord('herd')]), weather: 'dry' };
  const response = await ranch.send([group], ranch.host.owner, { schema: SCHEMA_VERSION + 1 });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  expect((await ranch.send([group])).statusCode).toBe(422);
});

it.each([3 * MINUTE, -3 * MINUTE])('D11: a clock that is %d ms off is told the time', async (off) => {
  const response = await ranch.send([], ranch.host.owner, sentAt(off));
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { code: 'clock', now: test.clock.now().toISOString(), error: expect.any(String), details: expect.any(String) },
  ]);
  expect((await ranch.send([], ranch.host.owner, sentAt(off / 2))).statusCode).toBe(200);
});

it('unknown fields of the call and of a group are refused with 422', async () => {
  expect((await ranch.send([], ranch.host.owner, { epoch: 'x' })).json()).toMatchObject({
    code: 'invalid',
    details: { epoch: 'We don’t know this field' },
  });
  expect((await ranch.send([{ ...aGroup([newRecord('herd')]), done: true }])).statusCode).toBe(422);
});

it.each([
  ['over 500 groups', () => Array.from({ length: 501 }, () => aGroup([newRecord('herd')]))],
  ['over 20,000 changes', () => [aGroup(Array.from({ length: 20_001 }, () => ({})))]],
])('%s are refused with 413', async (_name, groups) => {
  const response = await ranch.send(groups());
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'too_large']);
});

it('16 MiB are read, and more are refused with 413 that says so', async () => {
  const body = (bytes: number) => '{"groups":[]' + ' '.repeat(bytes - 13) + '}';
  const send = (bytes: number) => test.post(`${ranch.path}/changes`, body(bytes), { token: ranch.host.owner });
  expect((await send(CHANGES_BODY_MAX_BYTES)).statusCode).toBe(422);
  const response = await send(CHANGES_BODY_MAX_BYTES + 1);
  expect([response.statusCode, response.json()]).toMatchObject([413, { error: expect.stringContaining('16384 kB') }]);
});

it('D10: the log holds counts and ids, and no word of what was written', async () => {
  const secret = 'Whispering Pines 117';
  await ranch.write([
    newRecord('herd', { name: secret, note: secret }),
    newRecord('note', { text: secret, at: '2026-04-01T00:00:00.000Z' }),
  ]);
  await ranch.apply([newRecord('herd', { name: secret, color: secret })]);
  const lines = test.log.filter((line) => line.includes('"changes"'));
  expect(lines.some((line) => line.includes(ranch.uuid))).toBe(true);
  expect(test.log.join('')).not.toContain('Whispering');
});

it('the schema names every kind and the limits', async () => {
  const schema = (await test.get('/api/v1/schema')).json();
  expect(schema).toMatchObject({ schema: SCHEMA_VERSION, limits: { groups: 500, changes: 20_000 } });
  expect(schema.limits).toMatchObject({
    seasons: 1_000,
    open_tasks: 5_000,
    shape_holes: 500,
    shape_edge_pairs: 2_100_000,
    depth: 64,
  });
  expect(schema.limits).toMatchObject({ record_bytes: 2 * 1024 ** 3, calls_a_minute: 20_000 });
  expect(schema.$defs.move.properties).toMatchObject({
    herd_uuid: { type: 'string', format: 'uuid' },
    planned_days: { anyOf: [{ type: 'number', exclusiveMinimum: 0, maximum: 1_000_000 }, { type: 'null' }] },
    note: { type: 'string', maxLength: 2_000 },
  });
  expect(schema.$defs.count.properties.classes.items.properties.head).toEqual({
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
  });
});
