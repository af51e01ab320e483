import fc from 'fast-check';
import { partnerToken, countMade, joinAsPartner, partner } from '../../test/support/partners';
import { cookieOf, PASSWORD, TestApp } from '../../test/support/testApp';

jest.setTimeout(30_000);

const PATH = '/api/v1/ranch/contracted';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  token = await partnerToken(test);
});
afterAll(() => test.close());

let people = 0;
/** An email that nobody has had so far in this file. */
const fresh = () => `partner${(people += 1)}@example.com`;
const join = (contract_token: unknown, overrides: Record<string, unknown> = {}, key?: string) =>
  joinAsPartner(test, contract_token, { email: fresh(), ...overrides }, key);

const codeOf = (response: Awaited<ReturnType<typeof join>>) => [response.statusCode, response.json().code];

describe('joining as a partner', () => {
  it('makes the user, the ranch, its season, a trial, the deal and a session', async () => {
    const email = fresh();
    const response = await join(token, { email: ` ${email.toUpperCase()} `, name: ' Dry   Creek ' });
    expect(response.statusCode).toBe(201);
    expect(cookieOf(response, 'session')).toContain(response.json().token);
    const me = (await test.me(response.json().token)).json();
    expect(me).toMatchObject({
      email,
      first_name: 'Pat',
      last_name: 'Miller',
      full_name: 'Pat Miller',
      phone_number: '(555)010-9999',
      is_admin: false,
      is_beta_tester: true,
      ranches: [{ name: 'Dry Creek', role: 'owner', current_season_name: '2026' }],
    });
    const [ranch] = me.ranches;
    const payment = await test.get(`/api/v1/ranch/${ranch.ranch_uuid}/payment`, { token: response.json().token });
    expect(payment.json()).toMatchObject({ status: 'trial' });
    const contracts = await test.db.selectFrom('contracts').selectAll().execute();
    expect(contracts).toEqual([
      {
        uuid: expect.any(String),
        ranch_uuid: ranch.ranch_uuid,
        program: 'Carbon 2026',
        title: 'Ms',
        state: 'Montana',
        zip: '59001-1234',
        members_count: 3,
        ranch_type: 'cow',
        preferred_communication: { email: true, phone: false, text: false, video: true },
        created_at: test.clock.now(),
        link_uuid: expect.any(String),
      },
    ]);
    expect((await test.login(email, PASSWORD)).statusCode).toBe(200);
  });

  it('keeps the name of a state that comes by its postal code', async () => {
    expect((await join(token, { state: 'nm', zip: '87501' })).statusCode).toBe(201);
    const kept = await test.db.selectFrom('contracts').select('state').where('zip', '=', '87501').execute();
    expect(kept).toEqual([{ state: 'New Mexico' }]);
  });

  it('is open to another email than the one filled in', async () => {
    const filled = await partnerToken(test, { email: 'filled@example.com' });
    expect((await join(filled)).statusCode).toBe(201);
  });

  it('says 409 for an email that has an account, and the link stays good', async () => {
    const email = fresh();
    await test.newcomer(email);
    const before = await countMade(test);
    expect(codeOf(await join(token, { email: email.toUpperCase() }))).toEqual([409, 'email_taken']);
    expect(await countMade(test)).toEqual(before);
    expect((await join(token)).statusCode).toBe(201);
  });

  it('L9: leaves nothing behind when a part of it cannot be made, and the link stays good', async () => {
    const before = await countMade(test);
    const email = fresh();
    await test.db.schema.alterTable('sessions').renameTo('sessions_away').execute();
    const response = await join(token, { email });
    await test.db.schema.alterTable('sessions_away').renameTo('sessions').execute();
    expect(response.statusCode).toBe(500);
    expect(await countMade(test)).toEqual(before);
    expect((await join(token, { email })).statusCode).toBe(201);
  });

  it('makes one account for one key, and answers the same call again', async () => {
    const email = fresh();
    const before = await countMade(test);
    const first = await join(token, { email }, 'key-0001');
    const again = await join(token, { email }, 'key-0001');
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json().token).not.toBe(first.json().token);
    expect((await test.me(again.json().token)).json().email).toBe(email);
    expect(await countMade(test)).toEqual(before.map((count) => count + 1));
    expect(codeOf(await join(token, { email, name: 'Other' }, 'key-0001'))).toEqual([422, 'key_reused']);
    const wrong = await join(token, { email, password: 'not the same password' }, 'key-0001');
    expect(codeOf(wrong)).toEqual([409, 'email_taken']);
  });
});

describe('its fields', () => {
  const texts = ['email', 'first_name', 'last_name', 'password', 'phone_number', 'name', 'contract_token'];
  const choices = ['state', 'zip', 'title', 'ranch_type'];

  it.each([...texts, ...choices])('L4: refuses %s as anything but text', async (field) => {
    const before = await countMade(test);
    for (const value of [['a'], {}, { $ne: '' }, 7, null, true, undefined, '', ' ']) {
      const response = await join(token, { [field]: value });
      expect([value, response.statusCode]).toEqual([value, 422]);
      expect(response.json().details).toHaveProperty(field, expect.any(String));
    }
    expect(await countMade(test)).toEqual(before);
  });

  it.each([['3'], [-1], [1.5], [1e308], [[3]], [{}], [null], [true], [undefined], [1_000_001]])(
    'L4: refuses %j as the number of members',
    async (members_count) => {
      const response = await join(token, { members_count });
      expect(response.json().details).toEqual({ members_count: expect.stringMatching(/^The number of members is/) });
    },
  );

  it.each([[[]], ['email'], [null], [{ email: 'true', phone: false, text: false, video: false }], [{}], [undefined]])(
    'L4: refuses %j as the preferred communication',
    async (preferred_communication) => {
      expect((await join(token, { preferred_communication })).statusCode).toBe(422);
    },
  );

  it.each(['id', 'role', 'is_admin', 'is_beta_tester', 'ranch_id', 'exp', 'program', 'full_name', 'settings'])(
    'L6: refuses the unknown field %s and makes nothing',
    async (field) => {
      const before = await countMade(test);
      expect((await join(token, { [field]: true })).statusCode).toBe(422);
      const ways = { email: true, phone: true, text: true, video: true, [field]: true };
      expect((await join(token, { preferred_communication: ways })).statusCode).toBe(422);
      expect(await countMade(test)).toEqual(before);
    },
  );

  it.each([
    ['state', 'Alberta'],
    ['zip', '5900'],
    ['zip', '59001-12'],
    ['title', 'Dr'],
    ['ranch_type', 'goats'],
  ])('refuses %s %j', async (field, value) => {
    expect(Object.keys((await join(token, { [field]: value })).json().details)).toEqual([field]);
  });

  it.each(['password1', 'Dry Creek', 'short', 'x'.repeat(101), 'miller99'])(
    'L7: refuses the password %j with a reason',
    async (password) => {
      const names = { last_name: 'Miller', name: 'Dry Creek' };
      const response = await join(token, { ...names, password });
      expect([response.statusCode, response.json().details]).toEqual([422, { password: expect.any(String) }]);
    },
  );

  it('R4: never break the server, whatever the body', async () => {
    const json = fc.json({ stringUnit: 'binary' });
    const fields = fc.record({ name: fc.anything(), zip: fc.anything(), preferred_communication: fc.anything() });
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, fc.string()), fields, async (body, some) => {
        expect((await test.post(PATH, body)).statusCode).toBeLessThan(500);
        expect((await test.post(PATH, { ...partner(token), ...some })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});
