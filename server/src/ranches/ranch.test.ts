import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TestApp } from '../../test/support/testApp';
import { findMembers } from './membershipsTable';

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

const calls = {
  payment: (ranch: string) => `/api/v1/ranch/${ranch}/payment`,
  team: (ranch: string) => `/api/v3/ranch/${ranch}/user`,
};

const addMember = async (email: string, role: 'manager' | 'member' | 'viewer') => {
  const token = await test.newcomer(email);
  const { uuid } = (await test.me(token)).json();
  test.clock.advance(1000);
  const joined_at = test.clock.now();
  await test.db.insertInto('memberships').values({ ranch_uuid: ranchUuid, user_uuid: uuid, role, joined_at }).execute();
  return token;
};

describe.each(Object.entries(calls))('GET %s', (_name, path) => {
  it('is refused with 401 to a guest, whether the ranch exists or not', async () => {
    expect((await test.get(path(ranchUuid))).statusCode).toBe(401);
    expect((await test.get(path(randomUUID()))).statusCode).toBe(401);
  });

  it('answers 404 to who does not belong, with the words for a ranch that does not exist', async () => {
    const theirs = await test.get(path(ranchUuid), { token: stranger });
    const nobodys = await test.get(path(randomUUID()), { token: stranger });
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    expect(nobodys.statusCode).toBe(404);
  });

  it.each(['1', 'null', '%00', "'--", '%F0%9F%90%84', '..%2f..', 'x'.repeat(150), '{}'])(
    'answers 404 for %s instead of a UUID',
    async (uuid) => {
      expect((await test.get(path(uuid), { token: owner })).statusCode).toBe(404);
    },
  );

  it('takes a UUID in capitals', async () => {
    expect((await test.get(path(ranchUuid.toUpperCase()), { token: owner })).statusCode).toBe(200);
  });
});

describe('payment', () => {
  it.each(['manager', 'member', 'viewer'] as const)('answers a %s', async (role) => {
    const token = await addMember(`pay-${role}@example.com`, role);
    const response = await test.get(calls.payment(ranchUuid), { token });
    expect(response.json()).toEqual({ status: 'trial', plan: 'trial', trial_ends_at: expect.any(String) });
  });

  it('has no end of a trial when there was none', async () => {
    await test.db
      .updateTable('subscriptions')
      .set({ status: 'active', plan: 'yearly', trial_ends_at: null })
      .where('ranch_uuid', '=', ranchUuid)
      .execute();
    const response = await test.get(calls.payment(ranchUuid), { token: owner });
    expect(response.json()).toEqual({ status: 'active', plan: 'yearly', trial_ends_at: null });
  });

  it('answers 404 for a ranch without a subscription', async () => {
    const token = await test.newcomer('free@example.com');
    const [ranch] = (await test.me(token)).json().ranches;
    await test.db.deleteFrom('subscriptions').where('ranch_uuid', '=', ranch.ranch_uuid).execute();
    expect((await test.get(calls.payment(ranch.ranch_uuid), { token })).statusCode).toBe(404);
  });
});

describe('team', () => {
  it('lists everyone in the order of joining', async () => {
    const token = await addMember('latest@example.com', 'member');
    const team = (await test.get(calls.team(ranchUuid), { token })).json();
    expect(team[0]).toEqual({
      uuid: expect.any(String),
      first_name: 'Maria',
      last_name: 'Lopez',
      full_name: 'Maria Lopez',
      email: 'owner@example.com',
      role: 'owner',
      joined_at: '2026-05-01T12:00:00.000Z',
    });
    expect(team.at(-1)).toMatchObject({ email: 'latest@example.com', role: 'member' });
  });

  it("says to the millisecond and in UTC when somebody joined, whatever the database's zone", async () => {
    test.clock.advance(7);
    await addMember('punctual@example.com', 'viewer');
    const members = await test.db.transaction().execute(async (trx) => {
      await sql`set local timezone to 'America/Denver'`.execute(trx);
      return findMembers(trx, ranchUuid);
    });
    expect(members.at(-1)).toMatchObject({
      email: 'punctual@example.com',
      joined_at: test.clock.now().toISOString(),
    });
  });

  it('no longer answers who was removed', async () => {
    const token = await addMember('removed@example.com', 'manager');
    await test.db.deleteFrom('memberships').where('ranch_uuid', '=', ranchUuid).where('role', '=', 'manager').execute();
    expect((await test.get(calls.team(ranchUuid), { token })).statusCode).toBe(404);
  });
});
