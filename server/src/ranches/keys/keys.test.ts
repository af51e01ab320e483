import { randomUUID } from 'node:crypto';
import { apiKeysSchema, newApiKeySchema, type NewApiKey } from '@contract/keys/apiKey';
import type { RanchLogPage } from '@contract/keys/keyLog';
import { scopeOfExport } from '@contract/keys/keyScopes';
import { KEYS_MAX } from '@contract/http/limits';
import type { Role } from '@contract/ranches/rights';
import { aWantedKey } from '../../../test/support/aWantedKey';
import { actAs } from '../../../test/support/actAs';
import { requestOf, uuidOf } from '../../../test/support/CallSample';
import { EVERY_CALL, isEndless } from '../../../test/support/everyCall';
import { HostRanch } from '../../../test/support/HostRanch';
import { cookieOf, DAY, HOUR, MINUTE, PASSWORD, TestApp } from '../../../test/support/testApp';
import { hashOfToken } from '../../platform/secrets';
import { purgeDueAccounts } from '../../accounts';
import { EXPORT_TYPES } from '../../grazing/exportTypes';

jest.setTimeout(60_000);

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start({ config: { logLevel: 'trace' } });
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

const pathOf = ({ uuid } = host) => `/api/v1/ranch/${uuid}`;
const wanted = (over: object = {}) => ({ ...aWantedKey(test.clock.now()), ...over });
const ask = (token = host.owner, body: object = wanted()) => test.post(`${pathOf()}/key`, body, { token });
const make = async (token = host.owner, body: object = wanted()) => (await ask(token, body)).json<NewApiKey>();
const list = async (token = host.owner) =>
  apiKeysSchema.validate((await test.get(`${pathOf()}/key`, { token })).json(), { strict: true });
const read = (key: string, name = 'herds.csv', ranch = host) => test.get(`${pathOf(ranch)}/export/${name}?key=${key}`);
const statusOf = async (key: string) => (await read(key)).statusCode;

let people = 0;
const memberAs = (role: Role) => host.addMember(`keyholder${(people += 1)}@example.com`, role);
const memberPath = async (token: string) => `${pathOf()}/user/${await uuidOf(test, token)}`;

describe('E4: a key of figures', () => {
  it('reads every file of figures without a session, and is told once', async () => {
    const { key, ...shown } = await newApiKeySchema.validate(await make(), { strict: true });
    expect(key).toMatch(/^gwk_[\w-]{43}_[0-9A-Za-z]{6}$/);
    expect(shown.prefix).toBe(key.slice(0, 8));
    for (const name of [...EXPORT_TYPES.keys(), 'records.json']) {
      const answer = await read(key, name);
      const status = scopeOfExport(name) === 'figures' ? 200 : 403;
      expect([name, answer.statusCode, answer.headers['cache-control']]).toEqual([name, status, 'no-store']);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    const [listed, ...others] = await list();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ ...shown, made_by: 'Maria Lopez', created_at: test.clock.now().toISOString() });
    expect(JSON.stringify(listed)).not.toContain(key);
    expect((await test.call('HEAD', `${pathOf()}/export/herds.csv?key=${key}`)).statusCode).toBe(200);
  });

  it('is stored as a hash: nothing in the row opens', async () => {
    const { uuid, key } = await make();
    const row = await test.db.selectFrom('api_keys').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
    expect(row.key_hash).toEqual(hashOfToken(key));
    expect(JSON.stringify(row)).not.toContain(key);
    for (const stored of [row.key_hash.toString('base64url'), row.key_hash.toString('hex'), uuid]) {
      expect(await statusOf(stored)).toBe(401);
    }
  });

  it('is revoked at once, by another manager too, and only on its own ranch', async () => {
    const { uuid, key } = await make();
    const other = await HostRanch.start(test);
    const revoke = (ranch: HostRanch, token: string) => test.call('DELETE', `${pathOf(ranch)}/key/${uuid}`, { token });
    expect((await revoke(other, other.owner)).statusCode).toBe(404);
    expect(await statusOf(key)).toBe(200);
    expect((await revoke(host, await memberAs('manager'))).statusCode).toBe(204);
    const answer = await read(key);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials']);
    expect(await list()).toEqual([]);
  });

  it.each(['member', 'viewer'] as const)('is nothing that a %s makes, sees or revokes', async (role) => {
    const { uuid } = await make();
    const token = await memberAs(role);
    const answers = [
      await ask(token),
      await test.get(`${pathOf()}/key`, { token }),
      await test.call('DELETE', `${pathOf()}/key/${uuid}`, { token }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await list()).toHaveLength(1);
  });

  it('is made by no masquerade', async () => {
    const acting = await actAs(test, host.email);
    expect([(await ask(acting)).statusCode, await list()]).toEqual([403, []]);
  });

  it('opens no other ranch, and says the same of one that is not there', async () => {
    const { key } = await make();
    const other = await HostRanch.start(test);
    const nowhere = await test.get(`/api/v1/ranch/${randomUUID()}/export/herds.csv?key=${key}`);
    const elsewhere = await read(key, 'herds.csv', other);
    expect([elsewhere.statusCode, nowhere.statusCode]).toEqual([401, 401]);
    expect(elsewhere.body).toBe(nowhere.body);
  });

  it('decides alone: a session beside it opens nothing, and is not ended by it', async () => {
    const { key } = await make(host.owner, wanted({ source: 'Phone', scopes: ['calendar'] }));
    for (const sent of [{ token: host.owner }, { headers: { cookie: `session=${host.owner}` } }]) {
      for (const [wrong, status] of [
        ['nonsense', 401],
        ['', 401],
        [key, 403],
        [`${key}&key=${key}`, 401],
      ] as const) {
        const answer = await test.get(`${pathOf()}/export/herds.csv?key=${wrong}`, sent);
        expect([wrong, answer.statusCode]).toEqual([wrong, status]);
        expect(cookieOf(answer, 'session')).toBeUndefined();
      }
    }
  });

  it('opens no other call: neither in the query, nor as the token of a session', async () => {
    const { key } = await make();
    const parameters = { ranchUuid: host.uuid, uuid: host.uuid, userUuid: host.uuid, name: 'herds.csv' };
    const guarded = EVERY_CALL.filter(
      ({ by, call }) =>
        by !== 'guest' && by !== 'key' && !call.includes('/export/') && !/\/(?:calendar\.ics|figures)$/.test(call),
    );
    expect(guarded.length).toBeGreaterThan(30);
    for (const sample of guarded) {
      const { method, path } = requestOf(sample, { parameters });
      const { body } = sample;
      expect(isEndless(sample) && method !== 'GET').toBe(false);
      const answers = [
        await test.call(method, `${path}?key=${key}`, { body }),
        await test.call(method, path, { body, token: key }),
        await test.call(method, path, { body, headers: { cookie: `session=${key}` } }),
      ];
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect([sample.call, statuses.every((status) => status === 401 || status === 403)]).toEqual([sample.call, true]);
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await test.call(method, `${pathOf()}/export/records.json?key=${key}`, { body: {} })).statusCode).toBe(
        405,
      );
    }
  });

  it('ends with the membership of its maker: removed, gone, or in a role that makes none, also if that comes back', async () => {
    const give = (path: string, role: Role) => test.call('PATCH', path, { token: host.owner, body: { role } });
    const [removed, left, demoted] = [await memberAs('manager'), await memberAs('owner'), await memberAs('manager')];
    const keys = [await make(removed), await make(left), await make(demoted)].map(({ key }) => key);
    const stays = (await make()).key;
    expect(await Promise.all(keys.map(statusOf))).toEqual([200, 200, 200]);
    await test.call('DELETE', await memberPath(removed), { token: host.owner });
    await test.call('DELETE', `${pathOf()}/user/me`, { token: left });
    await give(await memberPath(demoted), 'member');
    expect(await Promise.all(keys.map(statusOf))).toEqual([401, 401, 401]);
    await give(await memberPath(demoted), 'owner');
    const invitation = await host.tokenFor(`keyholder${people - 2}@example.com`, 'manager');
    expect(
      (await test.post('/api/v1/ranch/join', { invitation_token: invitation }, { token: removed })).statusCode,
    ).toBe(200);
    expect(await Promise.all(keys.map(statusOf))).toEqual([401, 401, 401]);
    expect([await statusOf(stays), (await list()).length]).toEqual([200, 1]);
  });

  it('goes on with a manager who becomes an owner', async () => {
    const token = await memberAs('manager');
    const { key } = await make(token);
    await test.call('PATCH', await memberPath(token), { token: host.owner, body: { role: 'owner' } });
    expect(await statusOf(key)).toBe(200);
  });

  it('ends with the account of its maker, and the log of the ranch says so', async () => {
    const token = await memberAs('manager');
    const { key, uuid } = await make(token);
    const { email } = (await test.me(token)).json<{ email: string }>();
    await test.call('DELETE', '/api/v1/user/me', { token, body: { password: PASSWORD } });
    expect(await statusOf(key)).toBe(200);
    const due = new Date(test.clock.now().getTime() - DAY);
    await test.db.updateTable('users').set({ deletion_scheduled_at: due }).where('email', '=', email).execute();
    await purgeDueAccounts({ db: test.db, clock: test.clock }, { info: () => undefined, error: () => undefined });
    expect([await statusOf(key), await list()]).toEqual([401, []]);
    const { entries } = (await test.get(`${pathOf()}/log`, { token: host.owner })).json<RanchLogPage>();
    const ends = entries.filter(({ action }) => action === 'key_ended');
    expect(ends).toMatchObject([{ by: null, detail: { key_uuid: uuid, source: { name: 'QGIS' } } }]);
  });

  it('ends with the ranch, also where that is brought back', async () => {
    const { key } = await make();
    await test.call('DELETE', pathOf(), { token: host.owner, body: { name: "Maria's Ranch" } });
    expect(await statusOf(key)).toBe(401);
    await test.post(`${pathOf()}/restore`, undefined, { token: host.owner });
    expect([await statusOf(key), (await list()).length]).toEqual([401, 0]);
  });

  it('says when it was used last, to the hour', async () => {
    const { key } = await make();
    const used = async () => (await list())[0]?.last_used_at;
    expect(await used()).toBeNull();
    await read(key);
    const first = test.clock.now().toISOString();
    expect(await used()).toBe(first);
    test.clock.advance(HOUR - MINUTE);
    await read(key);
    expect(await used()).toBe(first);
    test.clock.advance(MINUTE);
    await read(key);
    expect(await used()).toBe(test.clock.now().toISOString());
  });

  it(`is one of ${KEYS_MAX} of a ranch at most, and more are refused in words`, async () => {
    for (let made = 0; made < KEYS_MAX - 2; made += 1) await make();
    const last = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422]);
    expect((await ask()).json()).toMatchObject({
      details: { source: expect.stringMatching(/^This ranch has 50 keys/) },
    });
  });
});

const DAYS = (days: number) => new Date(Date.parse('2026-05-01T12:00:00.000Z') + days * DAY).toISOString();

it.each([
  [{ source: '' }, 'source'],
  [{ source: 'x'.repeat(101) }, 'source'],
  [{ source: randomUUID() }, 'source'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['admin'] }, 'scopes'],
  [{ scopes: ['figures', 'figures'] }, 'scopes'],
  [{ scopes: ['figures', 'calendar'] }, 'scopes'],
  [{ scopes: 'figures' }, 'scopes'],
  [{ kinds: ['rain'] }, 'kinds'],
  [{ scopes: ['write'] }, 'kinds'],
  [{ scopes: ['write'], kinds: ['herd'] }, 'kinds'],
  [{ scopes: ['write'], kinds: ['paddock'] }, 'kinds'],
  [{ scopes: ['write'], kinds: ['rain', 'rain'] }, 'kinds'],
  [{ others: 'some' }, 'others'],
  [{ expires_at: '2027-01-01' }, 'expires_at'],
  [{ expires_at: null }, 'expires_at'],
  [{ expires_at: DAYS(0) }, 'expires_at'],
  [{ expires_at: DAYS(1_000) }, 'expires_at'],
  [{ key: 'a'.repeat(43) }, 'key'],
  [{ scope: 'export' }, 'scope'],
])('a key is not made of %j', async (over, field) => {
  const answer = await ask(host.owner, wanted(over));
  const { details } = answer.json<{ details: object }>();
  expect([answer.statusCode, Object.keys(details).map((name) => name.replace(/\[.*/, ''))]).toEqual([422, [field]]);
  expect(await list()).toEqual([]);
});

it.each([[undefined], ['not my password']])('a key that writes is not made with the password %j', async (password) => {
  const answer = await ask(host.owner, wanted({ scopes: ['write'], kinds: ['rain'], password }));
  expect([answer.statusCode, answer.json().details]).toEqual([401, { password: expect.any(String) }]);
  expect(await list()).toEqual([]);
});
