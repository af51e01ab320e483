import { randomUUID } from 'node:crypto';
import type { FactAnswer } from '@contract/keys/fact';
import type { NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../../test/support/aWantedKey';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { PASSWORD, TestApp } from '../../test/support/testApp';
import { factUuid } from './factUuid';

jest.setTimeout(120_000);

let test: TestApp;
let ranch: GrazingRanch;
let key: NewApiKey;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  key = await makeKey();
});
afterAll(() => test.close());

async function makeKey(over: Partial<WantedKey> = {}): Promise<NewApiKey> {
  const opens = { scopes: ['write' as const], kinds: ['rain' as const, 'weighing' as const], password: PASSWORD };
  const wanted = aWantedKey(test.clock.now(), { source: 'Weather station', ...opens, ...over });
  const made = await test.post(`${ranch.path}/key`, wanted, { token: ranch.host.owner });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<NewApiKey>();
}

const RAIN = { on: '2026-04-20', inches: 0.4 };
const pathOf = (name: string, kind = 'rain') => `${ranch.path}/fact/${kind}/${name}`;
const sendFact = (body: unknown, name = '2026-04-20', by = key.key, kind = 'rain') =>
  test.call('PUT', pathOf(name, kind), { body: body as object, token: by });
const remove = (name = '2026-04-20', by = key.key) => test.call('DELETE', pathOf(name), { token: by });
const recordOf = async (uuid: string) => (await ranch.page()).records.find((record) => record.uuid === uuid);

it('a fact is made once, is the same by the same name, and becomes what is sent', async () => {
  const uuid = factUuid(key.source.uuid, 'rain', '2026-04-20');
  const first = await sendFact(RAIN);
  expect([first.statusCode, first.json()]).toEqual([
    201,
    { kind: 'rain', uuid, revision: expect.any(Number), status: 'created' },
  ]);
  const { head } = await ranch.page();
  const again = await sendFact(RAIN);
  expect([again.statusCode, again.json<FactAnswer>().status]).toEqual([200, 'unchanged']);
  expect((await ranch.page()).head).toBe(head);
  expect((await sendFact({ ...RAIN, inches: 0.5 })).json<FactAnswer>().status).toBe('changed');
  expect((await recordOf(uuid))?.data).toMatchObject({ on: '2026-04-20', inches: 0.5 });
  const history = await test.get(`${ranch.path}/records/${uuid}/history`, { token: ranch.host.owner });
  expect(history.json<{ versions: object[] }>().versions).toMatchObject([
    { label: 'Weather station', source: { name: 'Weather station' } },
    { label: 'Weather station' },
  ]);
});

it('the uuid is version 5 of the source, the kind and the name', () => {
  // RFC 9562, A.4: the name space of DNS and the name www.example.com; here the name is `kind/external id`.
  expect(factUuid('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'rain', 'a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const [one, other] = [randomUUID(), randomUUID()];
  const uuids = [
    factUuid(one, 'rain', 'a'),
    factUuid(other, 'rain', 'a'),
    factUuid(one, 'note', 'a'),
    factUuid(one, 'rain', 'b'),
  ];
  expect(new Set(uuids).size).toBe(4);
});

it('`at` left out is now, and has to be sent a second time', async () => {
  const herd = newRecord('herd');
  await ranch.write([herd]);
  const { data } = newRecord('weighing', { herd_uuid: herd.uuid });
  const { at: _at, ...weighing } = data as { at: string };
  const made = await sendFact(weighing, 'session-1', key.key, 'weighing');
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
  expect((await recordOf(made.json<FactAnswer>().uuid))?.data).toMatchObject({ at: test.clock.now().toISOString() });
  const again = await sendFact(weighing, 'session-1', key.key, 'weighing');
  expect([again.statusCode, Object.keys(again.json<{ details: object }>().details)]).toEqual([422, ['at']]);
});

it('OPEN K4: the next key of a source writes the same fact', async () => {
  const next = await makeKey({ source: key.source.uuid });
  const { uuid } = (await sendFact(RAIN)).json<FactAnswer>();
  expect((await sendFact(RAIN, '2026-04-20', next.key)).json()).toMatchObject({ uuid, status: 'unchanged' });
  const another = await makeKey({ source: 'Another station' });
  expect((await sendFact(RAIN, '2026-04-20', another.key)).json<FactAnswer>().uuid).not.toBe(uuid);
});

it('OPEN K6: 20 at once are one record and one revision, and of different ones one is last', async () => {
  const before = (await ranch.page()).head;
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendFact(RAIN)));
  expect(
    answers
      .map(({ statusCode }) => statusCode)
      .sort()
      .slice(0, 19),
  ).toEqual(Array(19).fill(200));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect((await ranch.page()).head).toBe(before + 1);
  const inches = [0.1, 0.2, 0.3, 0.6];
  const different = await Promise.all(inches.map((each) => sendFact({ ...RAIN, inches: each })));
  expect(different.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const { uuid } = answers[0]?.json<FactAnswer>() ?? { uuid: '' };
  expect(inches).toContain(((await recordOf(uuid))?.data as { inches: number }).inches);
});

it('OPEN K6: what a person changed is not written over', async () => {
  const { uuid, revision } = (await sendFact(RAIN)).json<FactAnswer>();
  await ranch.write([{ kind: 'rain', uuid, base: revision, data: { inches: 0.7 } }]);
  for (const inches of [0.4, 0.5]) {
    const refused = await sendFact({ ...RAIN, inches });
    const record = { uuid, data: { inches: 0.7 } };
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'changed_meanwhile', record }]);
  }
  expect((await sendFact({ ...RAIN, inches: 0.7 })).json()).toMatchObject({ status: 'unchanged' });
  expect((await remove()).statusCode).toBe(409);
  expect((await recordOf(uuid))?.data).toMatchObject({ inches: 0.7 });
});

it('what a person added beside it stays, and does not stand in the way', async () => {
  const herd = newRecord('herd');
  await ranch.write([herd]);
  const { note: _note, ...weighing } = newRecord('weighing', { herd_uuid: herd.uuid }).data as { note: string };
  const sent = (more: object = {}) => sendFact({ ...weighing, ...more }, 'session-1', key.key, 'weighing');
  const { uuid, revision } = (await sent()).json<FactAnswer>();
  await ranch.write([{ kind: 'weighing', uuid, base: revision, data: { note: 'Chute two' } }]);
  expect((await sent()).json()).toMatchObject({ status: 'unchanged' });
  expect((await sent({ at: '2026-04-19T12:00:00.000Z' })).json()).toMatchObject({ status: 'changed' });
  expect((await recordOf(uuid))?.data).toMatchObject({ note: 'Chute two', at: '2026-04-19T12:00:00.000Z' });
});

it('OPEN K6: deleted by its source it comes back, deleted by a person it stays away', async () => {
  const { uuid } = (await sendFact(RAIN)).json<FactAnswer>();
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
  expect(await recordOf(uuid)).toBeUndefined();
  const { revision } = (await sendFact(RAIN)).json<FactAnswer>();
  expect((await recordOf(uuid))?.data).toMatchObject(RAIN);
  await ranch.write([{ kind: 'rain', uuid, base: revision, data: null }]);
  const refused = await sendFact(RAIN);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await sendFact({ ...RAIN, inches: 2 })).statusCode).toBe(409);
  expect(await recordOf(uuid)).toBeUndefined();
  expect((await remove('never')).statusCode).toBe(404);
});

it.each([
  ['', 422],
  ['x'.repeat(101), 404],
  ['x'.repeat(100), 201],
  ['a%2Fb', 422],
  ['a%00', 422],
  // A step of the path, before it is a name.
  ['%2E%2E', 404],
  ['a%20b', 422],
  ['2026-04-20_06:00.a', 201],
])('OPEN §6: the name %j of a fact is answered %s', async (name, status) => {
  expect((await sendFact(RAIN, name)).statusCode).toBe(status);
});

it.each([
  [{ ...RAIN, uuid: randomUUID() }, 'uuid'],
  [{ ...RAIN, inches: 'much' }, 'inches'],
  [{ inches: 1 }, 'on'],
  [{ ...RAIN, on: '2036-01-01' }, 'on'],
  [[RAIN], 'body'],
  [null, 'body'],
])('OPEN §6: the fact %j is refused, and nothing is written', async (body, field) => {
  const { head } = await ranch.page();
  const answer = await sendFact(body);
  expect([answer.statusCode, Object.keys(answer.json<{ details: object }>().details)]).toEqual([422, [field]]);
  expect((await ranch.page()).head).toBe(head);
});

it('OPEN K1: of another kind, without a key that writes, or on another ranch there is no fact', async () => {
  expect((await sendFact(RAIN, 'a', key.key, 'note')).statusCode).toBe(403);
  expect((await sendFact(RAIN, 'a', key.key, 'herd')).statusCode).toBe(404);
  expect((await sendFact(RAIN, 'a', ranch.host.owner)).statusCode).toBe(401);
  const reads = await makeKey({ scopes: ['records'], kinds: [], source: 'Reader' });
  expect((await sendFact(RAIN, 'a', reads.key)).statusCode).toBe(403);
  const herd = randomUUID();
  const { data } = newRecord('weighing', { herd_uuid: herd });
  const unknown = await sendFact(data, 'a', key.key, 'weighing');
  expect([unknown.statusCode, unknown.json()]).toMatchObject([422, { details: { herd_uuid: expect.any(String) } }]);
});
