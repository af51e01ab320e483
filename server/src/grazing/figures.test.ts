import { randomUUID } from 'node:crypto';
import type { NewApiKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../../test/support/aWantedKey';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

let test: TestApp;
let ranch: GrazingRanch;
let key: string;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const wanted = aWantedKey(test.clock.now(), { scopes: ['figures'] });
  key = (await test.post(`${ranch.path}/key`, wanted, { token: ranch.host.owner })).json<NewApiKey>().key;
});
afterAll(() => test.close());

const read = (query = '', token = key) => test.get(`${ranch.path}/figures${query}`, { token });

interface Figures {
  as_of: string;
  ranch: object;
  paddocks: Record<string, unknown>[];
}

it('OPEN §2: figures say what the files say, by key and to the people of the ranch', async () => {
  const paddock = newRecord('paddock', { name: 'North' });
  const bare = newRecord('paddock', { name: 'Bare', acres: null });
  await ranch.write([paddock, bare]);
  const answer = await read();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const { as_of, ranch: named, paddocks } = answer.json<Figures>();
  expect(as_of).toBe(test.clock.now().toISOString());
  expect(named).toMatchObject({ uuid: ranch.host.uuid });
  expect(paddocks.map(({ name, uuid }) => [name, uuid])).toEqual([
    ['Bare', bare.uuid],
    ['North', paddock.uuid],
  ]);
  expect(paddocks[0]).toMatchObject({ acres: null, missing: { acres: 'acres' } });
  const [head = ''] = (await test.get(`${ranch.path}/export/paddocks.csv`, { token: key })).body.split('\r\n');
  expect(Object.keys(paddocks[1] ?? {})).toEqual(expect.arrayContaining(head.split(',')));
  expect((await read('', await ranch.host.addMember('reader@example.com', 'viewer'))).json()).toMatchObject({
    ranch: named,
  });
});

it('another moment is asked for, and what is none is refused', async () => {
  expect((await read('?at=2026-01-05T12:00:00.000Z')).json<Figures>().as_of).toBe('2026-01-05T12:00:00.000Z');
  const refused = [
    await read('?at=yesterday'),
    await read(`?season=${randomUUID()}`),
    await read('?season=a&season=b'),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
});

it('a name that changed is read at once', async () => {
  await read();
  const renamed = await test.call('PATCH', ranch.path, { token: ranch.host.owner, body: { name: 'Lazy K' } });
  expect([renamed.statusCode, (await read()).json()]).toMatchObject([200, { ranch: { name: 'Lazy K' } }]);
});
