import fc from 'fast-check';
import { SITE, TestApp } from '../../test/support/testApp';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await TestApp.start();
  token = await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

const patch = (body: unknown) => test.call('PATCH', '/api/v1/user/me', { body, token });

describe('GET me', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.get('/api/v3/user/me?include_multiple_ranches=true');
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('unauthenticated');
  });

  it.each(['', '?include_multiple_ranches=true', '?include_multiple_ranches=%zz&a[]=1'])(
    'answers with the ranches (%s)',
    async (query) => {
      const response = await test.get(`/api/v3/user/me${query}`, { token });
      expect(response.statusCode).toBe(200);
      expect(response.json().ranches).toHaveLength(1);
    },
  );

  it('has exactly the fields of the contract', async () => {
    const me = (await test.me(token)).json();
    expect(Object.keys(me)).toEqual([
      'uuid',
      'email',
      'first_name',
      'last_name',
      'full_name',
      'phone_number',
      'is_admin',
      'is_beta_tester',
      'masqueraded_by',
      'settings',
      'language',
      'deletion_scheduled_at',
      'ranches',
      'deleted_ranches',
    ]);
    expect(Object.keys(me.ranches[0])).toEqual([
      'ranch_uuid',
      'name',
      'role',
      'time_zone',
      'program',
      'current_season_uuid',
      'current_season_name',
    ]);
  });

  it('says when a deletion is due, and lists nobody else’s ranches', async () => {
    const other = await test.newcomer('other@example.com', { name: 'Other Ranch' });
    const due = new Date('2026-07-01T00:00:00.000Z');
    await test.db
      .updateTable('users')
      .set({ deletion_scheduled_at: due })
      .where('email', '=', 'other@example.com')
      .execute();
    const me = (await test.me(other)).json();
    expect(me.deletion_scheduled_at).toBe('2026-07-01T00:00:00.000Z');
    expect(me.ranches.map((ranch: { name: string }) => ranch.name)).toEqual(['Other Ranch']);
  });

  it('has a ranch whose season is gone', async () => {
    const lonely = await test.newcomer('lonely@example.com');
    const [ranch] = (await test.me(lonely)).json().ranches;
    await test.db.deleteFrom('records').where('uuid', '=', ranch.current_season_uuid).execute();
    const [after] = (await test.me(lonely)).json().ranches;
    expect(after).toMatchObject({ current_season_uuid: null, current_season_name: null });
  });

  it('is not there in version 1, which changes me', async () => {
    const response = await test.get('/api/v1/user/me', { token });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'DELETE, PATCH']);
  });
});

describe('PATCH me', () => {
  it('is refused with 401 to a guest', async () => {
    expect((await test.call('PATCH', '/api/v1/user/me', { body: { settings: {} } })).statusCode).toBe(401);
  });

  it('is refused with 403 on the cookie without an origin of ours', async () => {
    const headers = { cookie: `session=${token}` };
    const call = (more: object) =>
      test.call('PATCH', '/api/v1/user/me', { body: { settings: { a: 1 } }, headers: { ...headers, ...more } });
    expect((await call({})).statusCode).toBe(403);
    expect((await call({ origin: 'https://sub.localhost:3000' })).statusCode).toBe(403);
    expect((await call({ origin: SITE })).statusCode).toBe(200);
  });

  it('replaces the settings whole', async () => {
    await patch({ settings: { units: 'metric', kept: false } });
    const response = await patch({ settings: { units: 'imperial' } });
    expect(response.json().settings).toEqual({ units: 'imperial' });
    expect((await test.me(token)).json()).toEqual(response.json());
  });

  it.each([[[]], ['text'], [7], [null], [true], [undefined]])('L4: refuses %j as settings', async (settings) => {
    const response = await patch({ settings });
    expect(response.statusCode).toBe(422);
    expect(response.json().details).toHaveProperty('settings', expect.any(String));
  });

  it.each(['is_admin', 'email', 'uuid', 'ranches', 'role'])('L6: refuses %s', async (field) => {
    const before = (await test.me(token)).json();
    expect((await patch({ settings: {}, [field]: true })).statusCode).toBe(422);
    expect((await test.me(token)).json()).toEqual(before);
  });

  it('refuses settings that cannot be stored: NUL, lone surrogates, 33 levels', async () => {
    const deep = JSON.parse('{"a":'.repeat(40) + '1' + '}'.repeat(40));
    for (const settings of [{ a: '\0' }, { '\ud800': 1 }, deep]) {
      expect((await patch({ settings })).statusCode).toBe(422);
    }
  });

  it('refuses keys that reach for a prototype', async () => {
    const response = await patch('{"settings":{"__proto__":{"is_admin":true}}}');
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_json']);
  });

  it('R4: gives any settings back unchanged', async () => {
    const storable = (text: string) => !text.includes('\0');
    const text = fc.string({ unit: 'grapheme' }).filter(storable);
    const keys = text.filter((key) => key !== '__proto__' && key !== 'constructor');
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('json'), { maxLength: 4 }),
        fc.dictionary(keys, tie('json'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, json, { maxKeys: 6, noNullPrototype: true }), async (settings) => {
        const sent = JSON.parse(JSON.stringify(settings)) as unknown;
        const response = await patch({ settings });
        expect(response.statusCode).toBe(200);
        expect((await test.me(token)).json().settings).toEqual(sent);
      }),
      { numRuns: 60 },
    );
  });
});
