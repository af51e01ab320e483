import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { SITE, TestApp } from '../../test/support/testApp';

let test: TestApp;
let owner: string;
let stranger: string;
let ranchUuid: string;
beforeAll(async () => {
  test = await TestApp.start();
  owner = await test.newcomer('owner@example.com');
  stranger = await test.newcomer('stranger@example.com');
  ranchUuid = (await test.me(owner)).json().ranches[0].ranch_uuid;
});
afterAll(() => test.close());

const pathOf = (ranch: string) => `/api/v1/ranch/${ranch}`;
const rename = (body: unknown, token?: string, ranch = ranchUuid) =>
  test.call('PATCH', pathOf(ranch), { body, ...(token === undefined ? {} : { token }) });
const nameNow = async () => (await test.me(owner)).json().ranches[0].name as string;

let members = 0;
const addMember = async (role: 'manager' | 'member' | 'viewer') => {
  members += 1;
  const token = await test.newcomer(`${role}${members}@example.com`);
  const { uuid } = (await test.me(token)).json();
  const joined_at = test.clock.now();
  await test.db.insertInto('memberships').values({ ranch_uuid: ranchUuid, user_uuid: uuid, role, joined_at }).execute();
  return token;
};

describe('renaming a ranch', () => {
  it('is refused with 401 to a guest, whether the ranch exists or not', async () => {
    for (const ranch of [ranchUuid, randomUUID()]) {
      const response = await rename({ name: 'Taken' }, undefined, ranch);
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    }
    expect(await nameNow()).toBe("Maria's Ranch");
  });

  it('is refused with 403 on the cookie without an origin of ours', async () => {
    const call = (headers: Record<string, string>) =>
      test.call('PATCH', pathOf(ranchUuid), {
        body: { name: 'By cookie' },
        headers: { cookie: `session=${owner}`, ...headers },
      });
    expect((await call({})).statusCode).toBe(403);
    expect((await call({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await call({ origin: SITE })).statusCode).toBe(200);
  });

  it.each(['member', 'viewer'] as const)('is refused with 403 to a %s, and changes nothing', async (role) => {
    const token = await addMember(role);
    const before = await nameNow();
    const response = await rename({ name: 'Mine now' }, token);
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    expect(await nameNow()).toBe(before);
  });

  it('answers 404 to who does not belong, with the words for a ranch that does not exist', async () => {
    const before = await nameNow();
    const theirs = await rename({ name: 'Stolen' }, stranger);
    const nobodys = await rename({ name: 'Stolen' }, stranger, randomUUID());
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    expect(nobodys.statusCode).toBe(404);
    expect(await nameNow()).toBe(before);
  });

  it.each(['1', 'null', '%00', "'--", '%F0%9F%90%84', '..%2f..', '{}'])(
    'answers 404 for %s instead of a UUID',
    async (uuid) => {
      expect((await rename({ name: 'New' }, owner, uuid)).statusCode).toBe(404);
    },
  );

  it('by its owner answers the ranch, and everyone on it reads the new name', async () => {
    const manager = await addMember('manager');
    const response = await rename({ name: 'Cold Creek' }, owner);
    expect(response.statusCode).toBe(200);
    const { ranches } = (await test.me(owner)).json();
    expect(response.json()).toEqual(ranches[0]);
    expect(response.json()).toEqual({
      ranch_uuid: ranchUuid,
      name: 'Cold Creek',
      role: 'owner',
      current_season_uuid: expect.any(String),
      current_season_name: '2026',
      time_zone: null,
      program: null,
    });
    const theirs = (await test.me(manager)).json().ranches;
    expect(theirs).toContainEqual({ ...response.json(), role: 'manager' });
  });

  it('is open to a manager, under a UUID in capitals too, and leaves every other ranch alone', async () => {
    const manager = await addMember('manager');
    const response = await rename({ name: 'Warm Creek' }, manager, ranchUuid.toUpperCase());
    expect([response.statusCode, response.json().name, response.json().role]).toEqual([200, 'Warm Creek', 'manager']);
    const names = await test.db.selectFrom('ranches').select('name').where('name', '=', 'Warm Creek').execute();
    expect(names).toHaveLength(1);
    expect((await test.me(stranger)).json().ranches[0].name).toBe("Maria's Ranch");
  });

  it('ends with the membership: who was removed gets 404', async () => {
    const token = await addMember('manager');
    const before = await nameNow();
    await test.db.deleteFrom('memberships').where('role', '=', 'manager').execute();
    expect((await rename({ name: 'Back again' }, token)).statusCode).toBe(404);
    expect(await nameNow()).toBe(before);
  });

  it.each(['id', 'uuid', 'ranch_uuid', 'role', 'current_season_uuid', 'owner', 'is_admin', 'constructor'])(
    'L6: refuses the unknown field %s and changes nothing',
    async (field) => {
      const before = (await test.me(owner)).json();
      const response = await rename({ name: 'With more', [field]: true }, owner);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'invalid', details: { [field]: expect.any(String) } });
      expect((await test.me(owner)).json()).toEqual(before);
    },
  );

  it.each([[[]], [['Ranch']], [{}], [{ $ne: '' }], [7], [null], [true], [undefined], [''], [' \t\n\u00a0 ']])(
    'L4: says that a name is required to %j',
    async (name) => {
      const response = await rename({ name }, owner);
      expect([response.statusCode, response.json().details]).toEqual([422, { name: 'Ranch name is required' }]);
    },
  );

  it('takes 100 code points and refuses 101', async () => {
    expect((await rename({ name: '🐄'.repeat(100) }, owner)).json().name).toBe('🐄'.repeat(100));
    const response = await rename({ name: '🐄'.repeat(101) }, owner);
    expect([response.statusCode, response.json().details]).toEqual([422, { name: 'Your ranch name is toooooo long' }]);
  });

  it.each(['\0', 'Ranch\ud800', '\udc00Ranch'])('refuses text that cannot be stored (%j)', async (name) => {
    expect((await rename({ name }, owner)).statusCode).toBe(422);
  });

  it('R4: gives any name back as it was, but for trimmed and folded white space', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 25 }),
      fc.constantFrom("Robert'); DROP TABLE ranches;--", '<b>Ranch</b>', '\u200eabc', 'null', '__proto__', '${7*7}'),
    );
    const name = text.filter((some) => some.trim() !== '' && !some.includes('\0') && Array.from(some).length <= 100);
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom('', ' ', '\t \n'), async (some, blank) => {
        const response = await rename({ name: `${blank}${some}${blank}` }, owner);
        expect(response.statusCode).toBe(200);
        expect(await nameNow()).toBe(some.trim().replace(/\s+/g, ' '));
      }),
      { numRuns: 60 },
    );
  });

  it('R4: never breaks, whatever the body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ stringUnit: 'binary' }), fc.string()), async (body) => {
        expect((await rename(body, owner)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});
