import { createHash } from 'node:crypto';
import { readPartnerToken } from '@contract/partners/partnerToken';
import { actAs, signInAdmin } from '../../test/support/admins';
import { partnerToken } from '../../test/support/partners';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(30_000);

const PATH = '/api/v1/contract';
const PREFILL = { email: 'pat@example.com', phone_number: '(555)010-9999', first_name: 'Pat', last_name: 'Miller' };

let test: TestApp;
let admin: string;
let maria: string;
beforeAll(async () => {
  test = await TestApp.start();
  maria = await test.newcomer('maria@example.com');
  admin = await signInAdmin(test);
});
afterAll(() => test.close());

const make = (body: unknown, token?: string, headers: Record<string, string> = {}) =>
  test.post(PATH, body, { headers, ip: '203.0.113.7', ...(token === undefined ? {} : { token }) });
const tokenOf = (response: Awaited<ReturnType<typeof make>>) =>
  new URL(response.json().url).searchParams.get('invitation_token') ?? '';
const links = () => test.db.selectFrom('contract_links').selectAll().execute();
const audit = () => test.db.selectFrom('audit_log').selectAll().where('action', '=', 'contract_link_made').execute();
afterEach(async () => {
  await test.db.deleteFrom('contract_links').execute();
  await test.db.deleteFrom('audit_log').execute();
});

describe('the link of a partner', () => {
  it('is refused with 401 to a guest, with 403 to who is no admin and to a masquerade', async () => {
    expect((await make({ program: 'Carbon' })).statusCode).toBe(401);
    for (const token of [maria, await actAs(test, 'maria@example.com')]) {
      const response = await make({ program: 'Carbon' }, token);
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
    expect(await links()).toEqual([]);
  });

  it('leads to the page for partners, fills in what the admin gave, and is good for 30 days', async () => {
    const body = { ...PREFILL, email: ' Pat@Example.com ', first_name: '  Pat ', program: 'Carbon  2026' };
    const response = await make(body, admin);
    expect(response.statusCode).toBe(201);
    expect(response.json().url).toMatch(
      /^http:\/\/localhost:3000\/partner-join\?invitation_token=[\w-]+\.[\w-]+\.[\w-]+$/,
    );
    const exp = Date.parse('2026-05-31T12:00:00Z') / 1000;
    expect(readPartnerToken(tokenOf(response))).toEqual({ ...PREFILL, program: 'Carbon 2026', exp });
  });

  it('holds what was given and nothing else', async () => {
    const [, payload = ''] = tokenOf(await make({ program: 'Carbon' }, admin)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'jti', 'program']);
  });

  it('T1: holds 256 random bits, of which the database has the hash alone', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => partnerToken(test)));
    const ids = tokens.map((token) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((jti) => Buffer.from(jti, 'base64url').length === 32)).toBe(true);
    const kept = (await links()).map(({ token_hash }) => token_hash.toString('hex')).sort();
    expect(kept).toEqual(ids.map((jti) => createHash('sha256').update(jti).digest('hex')).sort());
    const everything = JSON.stringify([await links(), await audit()]);
    ids.forEach((jti) => expect(everything).not.toContain(jti));
  });

  it('T7: is the same whatever the request says of its host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await make({ program: 'Carbon' }, admin, headers)).json().url).toMatch(/^http:\/\/localhost:3000\//);
  });

  it('is written down: who made it, for whom, from where', async () => {
    await make({ program: 'Carbon', email: 'Pat@example.com' }, admin);
    await make({ program: 'Carbon' }, admin);
    const entry = { uuid: expect.any(String), action: 'contract_link_made', actor_email: 'admin@example.com' };
    const rest = { address: '203.0.113.7', at: test.clock.now(), ranch_uuid: null, detail: null };
    const entries = await audit();
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual({ ...entry, ...rest, target_email: 'pat@example.com' });
    expect(entries).toContainEqual({ ...entry, ...rest, target_email: '' });
  });

  it.each(['email', 'phone_number', 'first_name', 'last_name', 'program'])(
    'L4: refuses %s as anything but text',
    async (field) => {
      for (const value of [['Pat'], {}, { $ne: '' }, 7, null, true, '', ' ', 'x'.repeat(255), '\0', 'a\ud800']) {
        const response = await make({ program: 'Carbon', [field]: value }, admin);
        expect([value, response.statusCode]).toEqual([value, 422]);
        expect(response.json().details).toHaveProperty(field, expect.any(String));
      }
      expect(await links()).toEqual([]);
    },
  );

  it.each(['exp', 'jti', 'id', 'role', 'is_admin', 'url', 'ranch_id'])(
    'L6: refuses the unknown field %s',
    async (field) => {
      expect((await make({ program: 'Carbon', [field]: 4_000_000_000 }, admin)).statusCode).toBe(422);
      expect(await links()).toEqual([]);
    },
  );

  it('is short enough to be accepted with the longest of all fields', async () => {
    const longest = '\u0001'.repeat(100);
    const email = `${'p'.repeat(60)}@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.example`;
    const body = { email, phone_number: longest, first_name: longest, last_name: longest, program: longest };
    const response = await make(body, admin);
    expect(response.statusCode).toBe(201);
    const joined = await test.post('/api/v1/ranch/contracted', { contract_token: tokenOf(response) });
    expect(joined.json().details).not.toHaveProperty('contract_token');
  });
});
