import { randomUUID } from 'node:crypto';
import type { AuditPage } from '@contract/admin/admin';
import fc from 'fast-check';
import { actAs, masquerade, signInAdmin } from '../../test/support/admins';
import { DAY, HOUR, MINUTE, PASSWORD, TestApp } from '../../test/support/testApp';
import { purgeDueAccounts } from '../accounts/purgeAccounts';
import { deleteExpired } from '../app/sweep';

jest.setTimeout(30_000);

const PATH = '/api/v1/admin/audit';
const MARIA = 'maria@example.com';
const ADMIN = 'admin@example.com';

let test: TestApp;
let maria: string;
let admin: string;
beforeEach(async () => {
  test = await TestApp.start();
  maria = await test.newcomer(MARIA);
  admin = await signInAdmin(test);
});
afterEach(() => test.close());

const read = async (cursor = '') => {
  const response = await test.get(`${PATH}?cursor=${cursor}`, { token: admin });
  expect(response.statusCode).toBe(200);
  return response.json<AuditPage>();
};
const entries = async () => (await read()).entries;
const actions = async () => (await entries()).map(({ action }) => action);
const now = () => test.clock.now().toISOString();
const logout = (token: string, ip: string) => test.post('/api/v1/auth/logout', undefined, { token, ip });
const sweep = () => deleteExpired(test.db, test.clock.now(), new Date(test.clock.now().getTime() - 14 * DAY));

const STOPPED = { uuid: expect.any(String), action: 'masquerade_stopped', actor_email: ADMIN, target_email: MARIA };

describe('the audit log', () => {
  it('is refused with 401 to a guest, with 403 to who is no admin and to a masquerade', async () => {
    expect((await test.get(PATH)).statusCode).toBe(401);
    for (const token of [maria, await actAs(test, MARIA)]) {
      const response = await test.get(PATH, { token });
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
  });

  it('M2: holds the start and the stop of a masquerade: who, as whom, from where, when', async () => {
    const startedAt = now();
    const response = await masquerade(test, await signInAdmin(test), ` ${MARIA.toUpperCase()}`, { ip: '203.0.113.7' });
    test.clock.advance(5 * MINUTE);
    await logout(response.json().token, '203.0.113.8');
    expect(await entries()).toEqual([
      { ...STOPPED, address: '203.0.113.8', at: now() },
      { ...STOPPED, action: 'masquerade_started', address: '203.0.113.7', at: startedAt },
    ]);
  });

  it('M2: holds no masquerade that was refused, and no end of any other session', async () => {
    await masquerade(test, await signInAdmin(test), 'nobody@example.com');
    await masquerade(test, await signInAdmin(test), ADMIN);
    await masquerade(test, maria, MARIA);
    await logout(maria, '203.0.113.8');
    expect(await entries()).toEqual([]);
  });

  it('M2: holds the stop of one that nobody ended, once, at the time when it expired', async () => {
    await actAs(test, MARIA);
    const expiredAt = new Date(test.clock.now().getTime() + HOUR).toISOString();
    test.clock.advance(HOUR - 1);
    await sweep();
    expect(await actions()).toEqual(['masquerade_started']);
    test.clock.advance(5 * MINUTE);
    await Promise.all([sweep(), sweep(), sweep()]);
    const [stopped, ...others] = await entries();
    expect(stopped).toEqual({ ...STOPPED, address: '', at: expiredAt });
    expect(others).toHaveLength(1);
  });

  it('M2: holds one stop when a logout comes after the end', async () => {
    const token = await actAs(test, MARIA);
    const expiredAt = new Date(test.clock.now().getTime() + HOUR).toISOString();
    test.clock.advance(2 * HOUR);
    await Promise.all([logout(token, '203.0.113.8'), logout(token, '203.0.113.8'), sweep()]);
    await logout(token, '203.0.113.8');
    expect(await actions()).toEqual(['masquerade_stopped', 'masquerade_started']);
    expect((await entries())[0]).toMatchObject({ address: '', at: expiredAt });
  });

  it('M2: holds the stop when the person changes their password', async () => {
    const acting = await actAs(test, MARIA);
    test.clock.advance(MINUTE);
    const body = { current_password: PASSWORD, password: 'eight brown hens at dusk' };
    await test.post('/api/v1/user/password', body, { token: maria, ip: '203.0.113.9' });
    expect((await test.me(acting)).statusCode).toBe(401);
    expect((await entries())[0]).toEqual({ ...STOPPED, address: expect.any(String), at: now() });
    expect(await actions()).toEqual(['masquerade_stopped', 'masquerade_started']);
  });

  it.each([MARIA, ADMIN])('M2: holds the stop when the account of %s is deleted for good', async (email) => {
    const acting = await actAs(test, MARIA);
    test.clock.advance(MINUTE);
    const deletion_scheduled_at = test.clock.now();
    await test.db.updateTable('users').set({ deletion_scheduled_at }).where('email', '=', email).execute();
    const quiet = () => undefined;
    await purgeDueAccounts(test, { info: quiet, error: quiet });
    expect((await test.me(acting)).statusCode).toBe(401);
    const log = await test.db.selectFrom('audit_log').selectAll().orderBy('at', 'desc').execute();
    expect(log.map(({ action }) => action)).toEqual(['masquerade_stopped', 'masquerade_started']);
    expect(log[0]).toEqual({ ...STOPPED, address: '', at: test.clock.now(), ranch_uuid: null, detail: null });
  });

  it('keeps a masquerade from starting that it cannot write down', async () => {
    const token = await signInAdmin(test);
    await test.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
    expect((await masquerade(test, token, MARIA)).statusCode).toBe(500);
    await test.db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
    const acting = await test.db.selectFrom('sessions').where('masqueraded_by', 'is not', null).selectAll().execute();
    expect(acting).toEqual([]);
  });

  it('outlives the accounts that it speaks of', async () => {
    await logout(await actAs(test, MARIA, 'former@example.com'), '203.0.113.8');
    await test.db.deleteFrom('users').where('email', 'in', [MARIA, 'former@example.com']).execute();
    expect(await entries()).toMatchObject([
      { actor_email: 'former@example.com', target_email: MARIA },
      { actor_email: 'former@example.com', target_email: MARIA },
    ]);
  });
});

describe('its pages', () => {
  const addEntries = async (count: number, at: (index: number) => Date) => {
    const rows = Array.from({ length: count }, (_none, index) => ({
      uuid: randomUUID(),
      at: at(index),
      actor_email: ADMIN,
      target_email: `target${index}@example.com`,
      action: 'masquerade_started',
      address: '203.0.113.7',
    }));
    await test.db.insertInto('audit_log').values(rows).execute();
  };

  it('hold 50 entries each, the newest first, none twice and none left out, many of one moment too', async () => {
    const start = test.clock.now().getTime();
    await addEntries(120, (index) => new Date(start + Math.floor(index / 40) * MINUTE));
    const seen: AuditPage['entries'] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AuditPage = await read(cursor);
      seen.push(...page.entries);
      sizes.push(page.entries.length);
      cursor = page.next_cursor;
      // What comes meanwhile stands before everything and moves nothing.
      await addEntries(1, () => new Date(start + HOUR));
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(120);
    expect(seen.map(({ at }) => at)).toEqual([...seen.map(({ at }) => at)].sort().reverse());
  });

  it('end without a next one when the last is full', async () => {
    await addEntries(50, () => test.clock.now());
    expect((await read()).next_cursor).toBeNull();
    await addEntries(1, () => test.clock.now());
    expect((await read()).next_cursor).toEqual(expect.any(String));
  });

  it.each([
    'cursor=x',
    'cursor=null',
    'cursor=%00',
    'cursor=%ff',
    'cursor=a&cursor=b',
    'cursor[]=a',
    'other=1',
    `cursor=${Buffer.from(`1 ${randomUUID()}`).toString('base64url')}=`,
    `cursor=${Buffer.from(`-1 ${randomUUID()}`).toString('base64url')}`,
    `cursor=${Buffer.from(`01 ${randomUUID()}`).toString('base64url')}`,
    `cursor=${Buffer.from('1 1').toString('base64url')}`,
    `cursor=${'x'.repeat(300)}`,
  ])('are refused with 422 for ?%s', async (query) => {
    const response = await test.get(`${PATH}?${query}`, { token: admin });
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
  });

  it.each([0, 1, 9_999_999_999_999])('are there for any moment (%d)', async (ms) => {
    const cursor = Buffer.from(`${ms} ${randomUUID()}`).toString('base64url');
    expect((await read(cursor)).next_cursor).toBeNull();
  });

  it('R4: never break, whatever the query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const response = await test.get(`${PATH}?cursor=${encodeURIComponent(text)}`, { token: admin });
        expect(response.statusCode).toBe(text === '' ? 200 : 422);
      }),
      { numRuns: 60 },
    );
  });
});
