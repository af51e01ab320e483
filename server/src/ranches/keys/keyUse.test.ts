import type { KeyUse } from '@contract/keys/keyUse';
import { ranchLogSchema, type RanchLogPage } from '@contract/keys/keyLog';
import { uuidOf } from '../../../test/support/CallSample';
import { KeyRanch } from '../../../test/support/KeyRanch';
import { mailbox } from '../../../test/support/mailbox';
import { DAY, HOUR, PASSWORD, SECRET, TestApp, testConfig } from '../../../test/support/testApp';
import { Mailer } from '../../mail/Mailer';
import { noMetrics } from '../../metrics/Metrics';
import { sweepKeys, type TellEnding } from './sweepKeys';

jest.setTimeout(60_000);

let test: TestApp;
let keys: KeyRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  keys = await KeyRanch.start(test);
});
afterAll(() => test.close());

/** The owner again, where days have passed. */
const loginAgain = async () => (await test.login(keys.ranch.host.email, PASSWORD)).json<{ token: string }>().token;
const readUse = async (uuid: string, token = keys.owner) => test.get(`${keys.path}/key/${uuid}/use`, { token });
const useOf = async (uuid: string, token = keys.owner) => (await readUse(uuid, token)).json<KeyUse>();
const readLog = async (token = keys.owner): Promise<RanchLogPage> =>
  ranchLogSchema.validate((await test.get(`${keys.path}/log`, { token })).json(), { strict: true });
const actions = async (token = keys.owner) => (await readLog(token)).entries.map(({ action }) => action);

async function sweep(alsoTell: TellEnding = async () => undefined) {
  const { db, clock } = test;
  const config = testConfig({ dataDir: test.dataDir });
  const mailer = new Mailer({ config, db, clock, secretKey: SECRET, metrics: noMetrics }, test.app.log);
  await sweepKeys({ db, clock, config, mailer }, alsoTell);
}

describe('what is seen of a key', () => {
  it('is its calls by day, where they came from, and the last refusal', async () => {
    const { uuid, key } = await keys.make();
    const ask = (path: string, ip: string) => test.get(`${keys.path}/${path}`, { token: key, ip });
    await ask('key/me', '192.0.2.1');
    await ask('figures', '2001:db8:1:2:3::4');
    test.clock.advance(HOUR);
    await ask('figures', '2001:db8:1:2:ffff::1');
    await ask('records', '192.0.2.1');
    const day = test.clock.now().toISOString().slice(0, 10);
    expect(await useOf(uuid)).toEqual({
      days: [{ day, calls: 4, refused: 1 }],
      addresses: ['192.0.2.1', '2001:db8:1:2::/64'],
      last_refusal: { code: 'forbidden', at: test.clock.now().toISOString() },
    });
    await ask('figures?at=yesterday', '192.0.2.1');
    expect((await useOf(uuid)).last_refusal?.code).toBe('invalid');
  });

  it('is of the last 30 days, and what is older is deleted', async () => {
    const { uuid, key } = await keys.make();
    await keys.me(key);
    test.clock.advance(29 * DAY);
    await keys.me(key);
    const token = await loginAgain();
    expect((await useOf(uuid, token)).days).toHaveLength(2);
    test.clock.advance(2 * DAY);
    expect((await useOf(uuid, token)).days).toHaveLength(1);
    await sweep();
    const days = test.db.selectFrom('api_key_days').selectAll().where('key_uuid', '=', uuid);
    expect(await days.execute()).toHaveLength(1);
  });

  it('is for those who make keys, and of keys of their ranch', async () => {
    const { uuid } = await keys.make();
    const other = await KeyRanch.start(test);
    const member = await keys.ranch.member('reader-of-use@example.com', 'member');
    const answers = [
      await readUse(uuid),
      await readUse(uuid, member),
      await readUse(uuid, other.owner),
      await test.get(`${other.path}/key/${uuid}/use`, { token: other.owner }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 404, 404]);
  });
});

describe('the log of a ranch', () => {
  it('has a row each for a key that was made, first used and revoked, and tells all of its people', async () => {
    const { uuid, key, source } = await keys.makeWriting();
    await Promise.all([keys.me(key), keys.me(key), keys.me(key)]);
    await test.call('DELETE', `${keys.path}/key/${uuid}`, { token: keys.owner });
    const { entries, next_cursor } = await readLog(await keys.ranch.member('looks-at-log@example.com', 'viewer'));
    expect(entries.map(({ action }) => action).sort()).toEqual(['key_first_used', 'key_made', 'key_revoked']);
    expect(next_cursor).toBeNull();
    const detail = { key_uuid: uuid, source, scopes: ['write'], kinds: ['rain'], others: 'own' };
    const by = { uuid: await uuidOf(test, keys.owner), full_name: 'Maria Lopez' };
    for (const entry of entries) expect(entry).toMatchObject({ by, detail });
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  it('tells that a key ended with what its maker may, and what admins did is not in it', async () => {
    const manager = await keys.ranch.member('makes-keys@example.com', 'manager');
    await keys.make({}, manager);
    const member = `${keys.path}/user/${await uuidOf(test, manager)}`;
    await test.call('PATCH', member, { token: keys.owner, body: { role: 'member' } });
    expect((await actions()).sort()).toEqual(['key_ended', 'key_made']);
    const audit = test.db.selectFrom('audit_log').selectAll().where('ranch_uuid', 'is', null);
    expect(await audit.execute()).toEqual([]);
  });

  it('comes in pages', async () => {
    for (let made = 0; made < 26; made += 1) {
      const { uuid } = await keys.make({ source: `Source ${made}` });
      await test.call('DELETE', `${keys.path}/key/${uuid}`, { token: keys.owner });
    }
    const first = await readLog();
    const rest = await test.get(`${keys.path}/log?cursor=${first.next_cursor}`, { token: keys.owner });
    const { entries, next_cursor } = rest.json<RanchLogPage>();
    expect([first.entries.length, entries.length, next_cursor]).toEqual([50, 2, null]);
    const uuids = new Set([...first.entries, ...entries].map(({ uuid }) => uuid));
    expect(uuids.size).toBe(52);
  });
});

describe('the end of a key', () => {
  const subjects = async (email: string) => (await mailbox(test, email)).map(({ subject }) => subject);

  it('is mailed 14 days before to its maker and the owners, once, in their language', async () => {
    const manager = await keys.ranch.member('ending@example.com', 'manager');
    await test.call('PATCH', '/api/v1/user/me', { token: manager, body: { language: 'es' } });
    await keys.ranch.member('unconcerned@example.com', 'manager');
    await keys.make({ source: 'Scale at the chute' }, manager);
    const ends = new Date(test.clock.now().getTime() + 90 * DAY);
    const day = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(ends);
    test.clock.advance(75 * DAY);
    await sweep();
    expect(await subjects('ending@example.com')).toEqual([]);
    test.clock.advance(DAY);
    const told: string[] = [];
    await Promise.all([sweep(), sweep()]);
    await sweep(async (_trx, ending) => void told.push(ending.uuid));
    expect(told).toEqual([]);
    expect(await subjects(keys.ranch.host.email)).toContain(`The key for Scale at the chute ends on ${day('en-US')}`);
    expect(await subjects('ending@example.com')).toEqual([`La clave de Scale at the chute vence el ${day('es')}`]);
    expect(await subjects('unconcerned@example.com')).toEqual([]);
  });

  it('of a key that was made for a few days is not mailed', async () => {
    const expires_at = new Date(test.clock.now().getTime() + 10 * DAY).toISOString();
    await keys.make({ source: 'Visitor', expires_at });
    const heard: string[] = [];
    await sweep(async (_trx, { source }) => void heard.push(source));
    expect(heard).toEqual([]);
  });

  it('is in the log once it has come, and the key is listed for 30 days more', async () => {
    const { key } = await keys.make();
    test.clock.advance(90 * DAY);
    expect((await keys.me(key)).statusCode).toBe(401);
    await Promise.all([sweep(), sweep()]);
    const token = await loginAgain();
    expect(await actions(token)).toEqual(['key_ended', 'key_made']);
    const list = async () => (await test.get(`${keys.path}/key`, { token })).json<object[]>();
    expect(await list()).toHaveLength(1);
    test.clock.advance(30 * DAY);
    await sweep();
    const later = await loginAgain();
    expect((await test.get(`${keys.path}/key`, { token: later })).json()).toEqual([]);
    expect(await actions(later)).toEqual(['key_ended', 'key_made']);
  });
});
