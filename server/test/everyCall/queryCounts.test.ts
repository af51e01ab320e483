import { KEY_CALLS_A_MINUTE_MAX } from '@contract/http/limits';
import type { NewApiKey } from '@contract/keys/apiKey';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app/buildApp';
import { aWantedKey } from '../support/aWantedKey';
import { aGroup, newRecord, GrazingRanch } from '../support/GrazingRanch';
import { QueryWatch } from '../support/QueryWatch';
import { SECRET, testConfig, TestApp, VAPID_KEY } from '../support/testApp';

let test: TestApp;
let app: FastifyInstance;
let watch: QueryWatch;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  watch = new QueryWatch(test.db);
  const config = testConfig({ dataDir: test.dataDir, logLevel: 'silent' });
  app = await buildApp({ config, db: watch.db, clock: test.clock, secretKey: SECRET, vapidKey: VAPID_KEY });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** How many queries a call makes that is answered with 200; the begin and the end of a transaction are none. */
async function queriesOf(call: { method: 'GET' | 'POST'; url: string; payload?: object }): Promise<number> {
  const headers = { authorization: `Bearer ${ranch.host.owner}` };
  let answer = { statusCode: 0, body: '' };
  const queries = await watch.during(async () => {
    answer = await app.inject({ ...call, headers });
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return queries.length;
}

it('GET me, which every page waits for, asks the database once', async () => {
  expect(await queriesOf({ method: 'GET', url: '/api/v3/user/me?include_multiple_ranches=true' })).toBe(1);
});

it('a reader of the record who is at its head asks once', async () => {
  const { head } = await ranch.page();
  expect(await queriesOf({ method: 'GET', url: `${ranch.path}/records?since=${head}` })).toBe(1);
});

it('OPEN H8: a group of changes takes four on a ranch without webhooks: who asks, the lock, what it is judged by, and all that it writes', async () => {
  const herd = newRecord('herd');
  await ranch.write([herd]);
  const groups = [aGroup([newRecord('move', { herd_uuid: herd.uuid, paddock_uuids: [], off: 'away' })])];
  const payload = { schema: 1, sent_at: test.clock.now().toISOString(), groups };
  expect(await queriesOf({ method: 'POST', url: `${ranch.path}/changes`, payload })).toBe(4);
});

it('OPEN K7: a call of a key that has had its calls of the minute takes none', async () => {
  const { host, path } = ranch;
  const made = await test.post(`${path}/key`, aWantedKey(test.clock.now()), { token: host.owner });
  const headers = { authorization: `Bearer ${made.json<NewApiKey>().key}` };
  const ask = () => app.inject({ url: `${path}/key/me`, headers });
  for (let call = 1; call <= KEY_CALLS_A_MINUTE_MAX; call += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
  const queries = await watch.during(async () => {
    expect((await ask()).statusCode).toBe(429);
  });
  expect(queries).toEqual([]);
});
