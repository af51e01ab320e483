import { randomUUID } from 'node:crypto';
import { adminUsersSchema, type AdminUsersPage } from '@contract/admin/admin';
import fc from 'fast-check';
import { actAs, signInAdmin } from '../../test/support/admins';
import { SECOND, TestApp } from '../../test/support/testApp';

jest.setTimeout(30_000);

const PATH = '/api/v1/admin/users';

let test: TestApp;
let admin: string;
let maria: string;
beforeAll(async () => {
  test = await TestApp.start({ config: { beta: 'open' } });
  maria = await test.newcomer('maria@example.com', { full_name: 'Maria Lopez', name: 'Cold Creek' });
  test.clock.advance(SECOND);
  admin = await signInAdmin(test);
});
afterAll(() => test.close());

const list = (query: string, token = admin) => test.get(`${PATH}?${query}`, { token });
const search = async (text: string) => {
  const response = await list(`query=${encodeURIComponent(text)}`);
  expect(response.statusCode).toBe(200);
  return response.json<AdminUsersPage>().users.map(({ email }) => email);
};
const uuidOf = async (token: string) => (await test.me(token)).json().uuid as string;

describe('the list of users', () => {
  it('is refused with 401 to a guest, with 403 to who is no admin and to a masquerade', async () => {
    expect((await test.get(PATH)).statusCode).toBe(401);
    for (const token of [maria, await actAs(test, 'maria@example.com')]) {
      const response = await list('', token);
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
  });

  it('shows everyone, the newest first, with their ranches and without anything secret', async () => {
    const response = await list('query=&cursor=');
    expect(response.json()).toEqual({
      users: [
        {
          uuid: expect.any(String),
          email: 'admin@example.com',
          full_name: 'Admin',
          is_admin: true,
          is_beta_tester: false,
          ranches: [],
          created_at: '2026-05-01T12:00:01.000Z',
        },
        {
          uuid: await uuidOf(maria),
          email: 'maria@example.com',
          full_name: 'Maria Lopez',
          is_admin: false,
          is_beta_tester: false,
          ranches: ['Cold Creek'],
          created_at: '2026-05-01T12:00:00.000Z',
        },
      ],
      next_cursor: null,
    });
    expect(adminUsersSchema.isValidSync(response.json(), { strict: true })).toBe(true);
  });

  it('names all ranches of a person in the order of joining', async () => {
    test.clock.advance(SECOND);
    await test.post('/api/v1/ranch', { name: 'Another' }, { token: maria });
    const { users } = (await list('query=maria')).json<AdminUsersPage>();
    expect(users.map(({ ranches }) => ranches)).toEqual([['Cold Creek', 'Another']]);
  });
});

describe('searching it', () => {
  beforeAll(async () => {
    const people = [
      ['percent@example.com', '100% Beef', 'Plain'],
      ['under_score@example.com', 'Under Score', 'Plain'],
      ['back@example.com', 'Back\\Slash', 'Plain'],
      ['zoe@example.com', 'ZOË Ångström', 'Ötztal'],
      ['quote@example.com', "O'Neil", "Robert'); DROP TABLE users;--"],
    ];
    for (const [email = '', full_name = '', name = ''] of people) {
      test.clock.advance(SECOND);
      await test.newcomer(email, { full_name, name });
    }
  });

  it.each([
    ['MARIA@', ['maria@example.com']],
    ['lopez', ['maria@example.com']],
    ['cold cr', ['maria@example.com']],
    ['  maria   lopez ', ['maria@example.com']],
    ['zoë ång', ['zoe@example.com']],
    ['ÖTZ', ['zoe@example.com']],
    ["robert');", ['quote@example.com']],
    ["o'neil", ['quote@example.com']],
    ['Plain', ['back@example.com', 'under_score@example.com', 'percent@example.com']],
    ['nobody at all', []],
  ])('finds %j in emails, names and names of ranches, whatever the case', async (text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each([
    ['%', ['percent@example.com']],
    ['_', ['under_score@example.com']],
    ['\\', ['back@example.com']],
    ['%a', []],
    ['r_s', ['under_score@example.com']],
    ['m_r', []],
  ])('takes %j for itself and not for a pattern', async (text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it('takes 100 code points and refuses 101', async () => {
    expect(await search('🐄'.repeat(100))).toEqual([]);
    const response = await list(`query=${encodeURIComponent('🐄'.repeat(101))}`);
    expect([response.statusCode, response.json().details]).toEqual([422, { query: expect.any(String) }]);
  });

  it.each(['query=a&query=b', 'query[]=a', 'query=%00', 'cursor=x', 'cursor=a&cursor=b', 'limit=1', '__proto__=1'])(
    'is refused with 422 for ?%s',
    async (query) => {
      const response = await list(query);
      expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
    },
  );

  it('R4: never breaks, whatever the query', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z0-9=&[\]%.+_\\'-]{0,40}$/));
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (some, isRaw) => {
        const query =
          isRaw && /^[\x21-\x7e]*$/.test(some) ? some.replace('#', '') : `query=${encodeURIComponent(some)}`;
        // A key is taken from no such address.
        const statuses = new URLSearchParams(query).has('key') ? [400, 401] : [200, 400, 422];
        expect(statuses).toContain((await list(query)).statusCode);
      }),
      { numRuns: 80 },
    );
  });
});

describe('its pages', () => {
  it('hold 50 people each, none twice and none left out, also of those who are searched', async () => {
    const { users: before } = (await list('')).json<AdminUsersPage>();
    const one = await test.db.selectFrom('users').selectAll().where('email', '=', 'maria@example.com').execute();
    const rows = Array.from({ length: 110 }, (_none, index) => ({
      uuid: randomUUID(),
      email: `many${index}@example.com`,
      created_at: test.clock.now(),
    }));
    const copies = rows.flatMap((row) => one.map((user) => ({ ...user, settings: '{}', ...row })));
    await test.db.insertInto('users').values(copies).execute();
    for (const [query, total] of [
      ['', before.length + 110],
      ['MANY', 110],
    ] as const) {
      const seen = new Set<string>();
      const sizes: number[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: AdminUsersPage = (await list(`query=${query}&cursor=${cursor}`)).json();
        page.users.forEach(({ uuid }) => seen.add(uuid));
        sizes.push(page.users.length);
        cursor = page.next_cursor;
      }
      expect([seen.size, sizes]).toEqual([total, [50, 50, total - 100]]);
    }
  });
});

describe('making a person a beta tester', () => {
  const change = (uuid: string, body: unknown, token?: string) =>
    test.call('PATCH', `${PATH}/${uuid}`, { body, ip: '203.0.113.7', ...(token === undefined ? {} : { token }) });
  const audit = () =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email', 'target_email', 'address'])
      .where('action', 'like', 'beta_tester%')
      .orderBy('at')
      .execute();

  it('is refused with 401 to a guest, with 403 to who is no admin and to a masquerade', async () => {
    const uuid = await uuidOf(maria);
    expect((await change(uuid, { is_beta_tester: true })).statusCode).toBe(401);
    for (const token of [maria, await actAs(test, 'maria@example.com')]) {
      expect((await change(uuid, { is_beta_tester: true }, token)).statusCode).toBe(403);
    }
    expect((await test.me(maria)).json().is_beta_tester).toBe(false);
    expect(await audit()).toEqual([]);
  });

  it('answers the person, who sees it, and is written down only when it changes something', async () => {
    const uuid = await uuidOf(maria);
    for (const is_beta_tester of [true, true, false, false]) {
      test.clock.advance(SECOND);
      const response = await change(uuid.toUpperCase(), { is_beta_tester }, admin);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ uuid, email: 'maria@example.com', is_beta_tester, is_admin: false });
      expect((await test.me(maria)).json().is_beta_tester).toBe(is_beta_tester);
    }
    const entry = { actor_email: 'admin@example.com', target_email: 'maria@example.com', address: '203.0.113.7' };
    expect(await audit()).toEqual([
      { ...entry, action: 'beta_tester_on' },
      { ...entry, action: 'beta_tester_off' },
    ]);
  });

  it.each([randomUUID(), '1', 'null', '%00', "'--", '..%2f'])('answers 404 for %s', async (uuid) => {
    expect((await change(uuid, { is_beta_tester: true }, admin)).statusCode).toBe(404);
  });

  it.each([[[]], [[true]], [{}], ['true'], [1], [null], [undefined]])('L4: refuses %j', async (is_beta_tester) => {
    const response = await change(await uuidOf(maria), { is_beta_tester }, admin);
    expect(response.statusCode).toBe(422);
    expect((await test.me(maria)).json().is_beta_tester).toBe(false);
  });

  it.each(['is_admin', 'id', 'uuid', 'email', 'role', 'ranches', 'created_at', 'constructor'])(
    'L6: refuses the unknown field %s and changes nothing',
    async (field) => {
      const before = (await test.me(maria)).json();
      const response = await change(await uuidOf(maria), { is_beta_tester: true, [field]: true }, admin);
      expect(response.statusCode).toBe(422);
      expect((await test.me(maria)).json()).toEqual(before);
    },
  );
});
