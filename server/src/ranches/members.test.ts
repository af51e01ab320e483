import { randomUUID } from 'node:crypto';
import type { Role } from '@contract/ranches/rights';
import fc from 'fast-check';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(30_000);

let test: TestApp;
let owner: string;
let ownerUuid: string;
let stranger: string;
let ranchUuid: string;
let people = 0;
beforeAll(async () => {
  test = await TestApp.start();
  stranger = await test.newcomer('stranger@example.com');
});
beforeEach(async () => {
  people += 1;
  owner = await test.newcomer(`owner${people}@example.com`);
  const me = (await test.me(owner)).json();
  ownerUuid = me.uuid;
  ranchUuid = me.ranches[0].ranch_uuid;
});
afterAll(() => test.close());

const pathOf = (user: string, ranch = ranchUuid) => `/api/v1/ranch/${ranch}/user/${user}`;
const patch = (user: string, body: unknown, token?: string, ranch?: string) =>
  test.call('PATCH', pathOf(user, ranch), { body, ...(token === undefined ? {} : { token }) });
const remove = (user: string, token?: string, ranch?: string) =>
  test.call('DELETE', pathOf(user, ranch), token === undefined ? {} : { token });
const codeOf = (response: Awaited<ReturnType<typeof patch>>) => [response.statusCode, response.json().code];
const team = async () => {
  const members = await test.get(`/api/v3/ranch/${ranchUuid}/user`, { token: owner });
  return members.json<{ uuid: string; role: Role }[]>();
};
const owners = async () =>
  test.db
    .selectFrom('memberships')
    .select('user_uuid')
    .where('ranch_uuid', '=', ranchUuid)
    .where('role', '=', 'owner')
    .execute();

const addMember = async (role: Role) => {
  people += 1;
  const token = await test.newcomer(`${role}${people}@example.com`);
  const { uuid } = (await test.me(token)).json<{ uuid: string }>();
  const joined_at = test.clock.now();
  await test.db.insertInto('memberships').values({ ranch_uuid: ranchUuid, user_uuid: uuid, role, joined_at }).execute();
  return { token, uuid };
};

describe('changing and removing a member', () => {
  it('is refused with 401 to a guest', async () => {
    const { uuid } = await addMember('viewer');
    expect(codeOf(await patch(uuid, { role: 'owner' }))).toEqual([401, 'unauthenticated']);
    expect(codeOf(await remove(uuid))).toEqual([401, 'unauthenticated']);
  });

  it.each(['manager', 'member', 'viewer'] as const)('is refused with 403 to a %s, also of themselves', async (role) => {
    const other = await addMember('viewer');
    const { token, uuid } = await addMember(role);
    const before = await team();
    for (const target of [other.uuid, uuid, ownerUuid, randomUUID()]) {
      expect(codeOf(await patch(target, { role: 'owner' }, token))).toEqual([403, 'forbidden']);
      expect(codeOf(await remove(target, token))).toEqual([403, 'forbidden']);
    }
    expect(await team()).toEqual(before);
  });

  it('answers 404 to who does not belong, with the words for a ranch that does not exist', async () => {
    const { uuid } = await addMember('viewer');
    const theirs = await patch(uuid, { role: 'owner' }, stranger);
    const nobodys = await patch(uuid, { role: 'owner' }, stranger, randomUUID());
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    expect((await remove(uuid, stranger)).statusCode).toBe(404);
    expect((await remove(uuid, stranger, randomUUID())).statusCode).toBe(404);
    expect(await team()).toHaveLength(2);
  });

  it('answers 404 for who is not on this ranch, though they exist', async () => {
    const { uuid } = (await test.me(stranger)).json();
    for (const target of [uuid, randomUUID(), '1', 'null', '%00', "'--", '..%2f..']) {
      expect((await patch(target, { role: 'viewer' }, owner)).statusCode).toBe(404);
      expect((await remove(target, owner)).statusCode).toBe(404);
    }
    // `me` is nobody's id but leaving the ranch, which has one verb and is refused to its last owner.
    expect((await patch('me', { role: 'viewer' }, owner)).statusCode).toBe(405);
    expect((await remove('me', owner)).json()).toMatchObject({ code: 'last_owner' });
    expect((await patch(ownerUuid, { role: 'viewer' }, owner, 'null')).statusCode).toBe(404);
    expect((await test.me(stranger)).json().ranches).toHaveLength(1);
  });

  it.each(['owner', 'manager', 'member', 'viewer'] as const)('gives the role %s, seen at once', async (role) => {
    const { token, uuid } = await addMember('member');
    const response = await patch(uuid.toUpperCase(), { role }, owner);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      uuid,
      first_name: 'Maria',
      last_name: 'Lopez',
      full_name: 'Maria Lopez',
      email: expect.stringMatching(/^member\d+@example\.com$/),
      role,
      joined_at: test.clock.now().toISOString(),
    });
    expect(await team()).toContainEqual(response.json());
    const ranches = (await test.me(token)).json().ranches as { ranch_uuid: string; role: Role }[];
    expect(ranches.find(({ ranch_uuid }) => ranch_uuid === ranchUuid)?.role).toBe(role);
  });

  it('removes a member, to whom the ranch is gone and whose own ranch stays', async () => {
    const { token, uuid } = await addMember('manager');
    const response = await remove(uuid, owner);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await team()).toHaveLength(1);
    expect((await test.get(`/api/v3/ranch/${ranchUuid}/user`, { token })).statusCode).toBe(404);
    expect((await test.me(token)).json().ranches).toHaveLength(1);
    expect((await remove(uuid, owner)).statusCode).toBe(404);
  });
});

describe('the last owner', () => {
  it('stays: 409, whether alone or with others', async () => {
    for (const others of [0, 1]) {
      if (others > 0) await addMember('manager');
      expect(codeOf(await patch(ownerUuid, { role: 'manager' }, owner))).toEqual([409, 'last_owner']);
      expect(codeOf(await remove(ownerUuid, owner))).toEqual([409, 'last_owner']);
    }
    expect(await owners()).toEqual([{ user_uuid: ownerUuid }]);
  });

  it('may be made an owner once more', async () => {
    expect((await patch(ownerUuid, { role: 'owner' }, owner)).statusCode).toBe(200);
  });

  it('may go when there is another', async () => {
    await addMember('owner');
    expect((await patch(ownerUuid, { role: 'viewer' }, owner)).statusCode).toBe(200);
    expect(await owners()).toHaveLength(1);
    expect((await patch(ownerUuid, { role: 'owner' }, owner)).statusCode).toBe(403);
  });

  it.each<['demote' | 'remove', 'demote' | 'remove']>([
    ['demote', 'demote'],
    ['demote', 'remove'],
    ['remove', 'remove'],
  ])('is left when two owners %s and %s each other at once', async (one, other) => {
    const act = (how: 'demote' | 'remove', target: string, token: string) =>
      how === 'demote' ? patch(target, { role: 'viewer' }, token) : remove(target, token);
    for (let round = 0; round < 5; round += 1) {
      const rival = await addMember('owner');
      const answers = await Promise.all([act(one, rival.uuid, owner), act(other, ownerUuid, rival.token)]);
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
      const left = await owners();
      expect(left).toHaveLength(1);
      await test.db.deleteFrom('memberships').where('ranch_uuid', '=', ranchUuid).execute();
      const joined_at = test.clock.now();
      await test.db
        .insertInto('memberships')
        .values({ ranch_uuid: ranchUuid, user_uuid: ownerUuid, role: 'owner', joined_at })
        .execute();
    }
  });

  it('is left when ten owners all step down at once', async () => {
    const all = [{ token: owner, uuid: ownerUuid }];
    for (let count = 1; count < 10; count += 1) all.push(await addMember('owner'));
    const answers = await Promise.all(all.map(({ token, uuid }) => patch(uuid, { role: 'viewer' }, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
  });
});

describe('a role', () => {
  it.each([[[]], [['owner']], [{}], [7], [null], [true], [undefined], [''], ['Owner'], ['admin'], [' owner']])(
    'L4: is not %j',
    async (role) => {
      const { uuid } = await addMember('member');
      const response = await patch(uuid, { role }, owner);
      expect([response.statusCode, response.json().details]).toEqual([422, { role: 'Choose a role' }]);
      expect((await team()).map((member) => member.role).sort()).toEqual(['member', 'owner']);
    },
  );

  it.each(['id', 'uuid', 'email', 'is_admin', 'ranch_id', 'joined_at', 'constructor'])(
    'L6: is refused beside the unknown field %s, and nothing changes',
    async (field) => {
      const { uuid } = await addMember('member');
      const before = await team();
      expect((await patch(uuid, { role: 'viewer', [field]: true }, owner)).statusCode).toBe(422);
      expect(await team()).toEqual(before);
    },
  );

  it('R4: never breaks the server, whatever the body', async () => {
    const { uuid } = await addMember('member');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ stringUnit: 'binary' }), fc.string()), async (body) => {
        expect((await patch(uuid, body, owner)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});
