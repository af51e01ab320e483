import type { AddressInfo } from 'node:net';
import { KEY_SCOPES, scopeOfExport, type KeyScope } from '@contract/keys/keyScopes';
import type { KeyMe, NewApiKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../../../test/support/aWantedKey';
import { requestOf } from '../../../test/support/CallSample';
import { EVERY_CALL, isEndless } from '../../../test/support/everyCall';
import { HostRanch } from '../../../test/support/HostRanch';
import { DAY, PASSWORD, TestApp } from '../../../test/support/testApp';
import { hashOfToken } from '../../platform/secrets';
import { EXPORT_TYPES } from '../../grazing/exportTypes';

jest.setTimeout(120_000);

let test: TestApp;
let host: HostRanch;
let origin: string;
beforeAll(async () => {
  test = await TestApp.start({ config: { logLevel: 'trace' } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  host = await HostRanch.start(test);
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

const pathOf = ({ uuid } = host) => `/api/v1/ranch/${uuid}`;

async function makeKey(scope: KeyScope, ranch = host): Promise<NewApiKey> {
  const kinds = scope === 'write' ? { kinds: ['rain' as const], password: PASSWORD } : {};
  const wanted = aWantedKey(test.clock.now(), { scopes: [scope], ...kinds });
  const made = await test.post(`${pathOf(ranch)}/key`, wanted, { token: ranch.owner });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<NewApiKey>();
}

/** The calls that a key of a scope opens, by what the router calls them. Files have their own table. */
const OPENED: Readonly<Record<KeyScope, readonly string[]>> = {
  figures: ['GET /key/me', 'GET /figures'],
  records: ['GET /key/me', 'GET /records', 'GET /events'],
  photos: ['GET /key/me', 'GET /photo/:sha256/:size', 'GET /export/photos.zip'],
  write: ['GET /key/me', 'POST /changes', 'PUT /fact/:kind/:externalId', 'DELETE /fact/:kind/:externalId'],
  calendar: ['GET /key/me', 'GET /calendar.ics'],
};

const isFile = (call: string) => call === 'GET /api/v1/ranch/:ranchUuid/export/:name';
const shortOf = (call: string) => call.replace('/api/v1/ranch/:ranchUuid', '');
const PARAMETERS = { uuid: '00000000-0000-4000-8000-000000000001', userUuid: '00000000-0000-4000-8000-000000000001' };

describe('OPEN K1: what a key opens', () => {
  it.each(KEY_SCOPES)(
    'a key of %s opens the calls of its scope, and is told for all others that it is for something else',
    async (scope) => {
      const { key } = await makeKey(scope);
      const opened: string[] = [];
      for (const sample of EVERY_CALL) {
        if (isFile(sample.call) || (isEndless(sample) && !OPENED[scope].includes(shortOf(sample.call)))) continue;
        const parameters = {
          ...PARAMETERS,
          ranchUuid: host.uuid,
          name: 'herds.csv',
          sha256: 'a'.repeat(64),
          size: '400',
          kind: 'rain',
          externalId: 'gauge',
        };
        const { method, path } = requestOf(sample, { parameters });
        if (isEndless(sample)) {
          opened.push(shortOf(sample.call));
          continue;
        }
        const answer = await test.call(method, path, { body: sample.body, token: key });
        const { code } = String(answer.headers['content-type']).includes('json')
          ? answer.json<{ code?: string }>()
          : {};
        if (answer.statusCode !== 403) opened.push(shortOf(sample.call));
        else expect([sample.call, code]).toEqual([sample.call, 'forbidden']);
      }
      expect(opened.sort()).toEqual(
        [...OPENED[scope]].filter((call) => EVERY_CALL.some((each) => shortOf(each.call) === call)).sort(),
      );
    },
  );

  it.each(KEY_SCOPES)('a key of %s opens the files of its scope, in the header and in the query', async (scope) => {
    const { key } = await makeKey(scope);
    for (const name of [...EXPORT_TYPES.keys(), 'records.json', 'history.jsonl', 'seal.json']) {
      const status = scopeOfExport(name) === scope ? 200 : 403;
      const path = `${pathOf()}/export/${name}`;
      const answers = [await test.get(path, { token: key }), await test.get(`${path}?key=${key}`)];
      expect([name, ...answers.map(({ statusCode }) => statusCode)]).toEqual([name, status, status]);
    }
  });

  it('a key that writes names the kinds, and opens nothing else', async () => {
    const { kinds, scopes, others } = await makeKey('write');
    expect({ kinds, scopes, others }).toEqual({ kinds: ['rain'], scopes: ['write'], others: 'own' });
  });
});

it('key/me says what a key is, and of which ranch', async () => {
  const { key, uuid, source, expires_at } = await makeKey('records');
  const answer = await test.get(`${pathOf()}/key/me`, { token: key });
  const ranch = { uuid: host.uuid, name: "Maria's Ranch", time_zone: null };
  const me: KeyMe = { uuid, source, scopes: ['records'], kinds: [], others: 'own', expires_at, ranch };
  expect(answer.json()).toEqual(me);
  expect((await test.get(`${pathOf()}/key/me`, { token: host.owner })).statusCode).toBe(401);
});

it('OPEN K2, K8: unknown, mistyped, ended, switched off and revoked keys and those of another ranch have one answer', async () => {
  const other = await HostRanch.start(test);
  const [good, ended, off, revoked] = [
    await makeKey('figures'),
    await makeKey('figures'),
    await makeKey('figures'),
    await makeKey('figures'),
  ];
  const elsewhere = await makeKey('figures', other);
  const update = (uuid: string) => test.db.updateTable('api_keys').where('uuid', '=', uuid);
  await update(ended.uuid)
    .set({ expires_at: new Date(test.clock.now().getTime() - 1) })
    .execute();
  await update(off.uuid).set({ off_since: test.clock.now() }).execute();
  await test.call('DELETE', `${pathOf()}/key/${revoked.uuid}`, { token: host.owner });
  const last = good.key.slice(-1) === 'a' ? 'b' : 'a';
  const wrong = [ended, off, revoked, elsewhere].map(({ key }) => key);
  const all = [...wrong, good.key.slice(0, -1) + last, good.key.toUpperCase(), `${good.key}x`, 'gwk_', 'gwk_%00'];
  const answers = [];
  for (const key of all) {
    answers.push(await test.get(`${pathOf()}/export/herds.csv`, { headers: { authorization: `Bearer ${key}` } }));
    answers.push(await test.get(`${pathOf()}/export/herds.csv?key=${key}`));
    answers.push(
      await test.get(`${pathOf()}/records`, {
        headers: { authorization: `bearer ${key}`, cookie: `session=${host.owner}` },
      }),
    );
  }
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(401);
  expect((await test.get(`${pathOf()}/export/herds.csv`, { token: good.key })).statusCode).toBe(200);
});

it('OPEN §6: a key in the query of a call that takes none opens nothing, whatever is beside it', async () => {
  const { key } = await makeKey('records');
  for (const path of ['/records', '/key', '/key/me']) {
    const answer = await test.get(`${pathOf()}${path}?key=${key}`, { token: host.owner });
    expect([path, answer.statusCode]).toEqual([path, 401]);
  }
});

it('OPEN K2: the stream of a key ends within 2 s of its revocation', async () => {
  const { key, uuid } = await makeKey('records');
  const headers = { authorization: `Bearer ${key}` };
  const stream = await fetch(`${origin}${pathOf()}/events`, { headers });
  expect(stream.status).toBe(200);
  const reader = stream.body?.getReader();
  await reader?.read();
  const second = await fetch(`${origin}${pathOf()}/events`, { headers });
  expect((await fetch(`${origin}${pathOf()}/events`, { headers })).status).toBe(429);
  await second.body?.cancel();
  await test.call('DELETE', `${pathOf()}/key/${uuid}`, { token: host.owner });
  for (let isOver = false; !isOver;) ({ done: isOver = true } = (await reader?.read()) ?? {});
  expect(stream.status).toBe(200);
});

it('a key of before keeps its form, has no end, and reads records.json until it is revoked', async () => {
  const { uuid } = await makeKey('figures');
  const former = 'f'.repeat(43);
  await test.db
    .updateTable('api_keys')
    .where('uuid', '=', uuid)
    .set({ key_hash: hashOfToken(former), prefix: null, expires_at: null })
    .execute();
  test.clock.advance(800 * DAY);
  for (const name of ['herds.csv', 'records.json']) {
    expect([name, (await test.get(`${pathOf()}/export/${name}?key=${former}`)).statusCode]).toEqual([name, 200]);
  }
  expect((await test.get(`${pathOf()}/export/weights.csv?key=${former}`)).statusCode).toBe(403);
});
