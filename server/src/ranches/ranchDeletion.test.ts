import type { Me } from '@contract/people/me';
import { ROLES, type Role } from '@contract/ranches/rights';
import { purgeDueAccounts } from '../accounts';
import { sweepGoneRanches } from '../grazing';
import { actAs } from '../../test/support/actAs';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { joining } from '../../test/support/HostRanch';
import { DAY, PASSWORD, TestApp } from '../../test/support/testApp';
import { sweepDeletedRanches } from './deletedRanchesTable';

jest.setTimeout(60_000);

const NAME = "Maria's Ranch";
let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

let people = 0;
const member = (role: Role) => ranch.member(`hand${(people += 1)}@example.com`, role);
const me = async (token = ranch.host.owner) => (await test.me(token)).json<Me>();
const erase = (token = ranch.host.owner, body: unknown = { name: NAME }) =>
  test.call('DELETE', ranch.path, { token, body });
const restore = (token = ranch.host.owner) => test.post(`${ranch.path}/restore`, undefined, { token });
const leave = (token: string) => test.call('DELETE', `${ranch.path}/user/me`, { token });
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof erase>>) => [statusCode, json<{ code: string }>().code];
const login = async () => (await test.login(ranch.host.email, PASSWORD)).json<{ token: string }>().token;

describe('deleting a ranch', () => {
  it('takes it away at once, and says until when it can be brought back', async () => {
    const response = await erase();
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const until = new Date(test.clock.now().getTime() + 30 * DAY).toISOString();
    expect(await me()).toMatchObject({
      ranches: [],
      deleted_ranches: [{ ranch_uuid: ranch.uuid, name: NAME, until }],
    });
    expect((await ranch.read()).statusCode).toBe(404);
    expect((await ranch.send([aGroup([newRecord('rain')])])).statusCode).toBe(404);
    for (const path of ['/payment', '/invitation', '/export/herds.csv', '/events']) {
      expect((await test.get(`${ranch.path}${path}`, { token: ranch.host.owner })).statusCode).toBe(404);
    }
  });

  it.each(['', 'Maria', "maria's ranch", null, 7, ['a'], undefined])('with the name %j is refused', async (name) => {
    expect(codeOf(await erase(undefined, { name }))).toEqual([422, 'invalid']);
    expect((await me()).ranches).toHaveLength(1);
  });

  it('takes the name with other white space, as names are kept', async () => {
    expect((await erase(undefined, { name: "  Maria's   Ranch " })).statusCode).toBe(204);
  });

  it.each(ROLES)('is refused while a %s is on the ranch, and is open again once they have left', async (role) => {
    const other = await member(role);
    expect(codeOf(await erase())).toEqual([409, 'has_members']);
    expect((await me()).ranches).toHaveLength(1);
    expect((await leave(other)).statusCode).toBe(204);
    expect((await erase()).statusCode).toBe(204);
  });

  it.each(['manager', 'member', 'viewer'] as const)('is not for a %s', async (role) => {
    expect(codeOf(await erase(await member(role)))).toEqual([403, 'forbidden']);
  });

  it('is not for others, and not for guests', async () => {
    expect(codeOf(await erase(await test.newcomer(`other${people}@example.com`)))).toEqual([404, 'not_found']);
    expect((await test.call('DELETE', ranch.path, { body: { name: NAME } })).statusCode).toBe(401);
  });

  it('is refused to an admin who acts as the owner, and so is leaving', async () => {
    const token = await actAs(test, ranch.host.email);
    expect(codeOf(await erase(token))).toEqual([403, 'forbidden']);
    expect(codeOf(await leave(token))).toEqual([403, 'forbidden']);
    expect((await me(await login())).ranches).toHaveLength(1);
  });

  it('ends its open invitations, which a ranch that is brought back does not revive', async () => {
    const token = await ranch.host.tokenFor(`invited${(people += 1)}@example.com`);
    await erase();
    const join = () => test.post('/api/v1/auth/join', joining(`invited${people}@example.com`, token));
    expect(codeOf(await join())).toEqual([410, 'token_revoked']);
    await restore();
    expect(codeOf(await join())).toEqual([410, 'token_revoked']);
  });
});

describe('bringing a ranch back', () => {
  it('is as it was: role, day of joining, and every record', async () => {
    await ranch.write([newRecord('herd'), newRecord('rain')]);
    const [before, records] = [(await me()).ranches, (await ranch.page()).records];
    await erase();
    test.clock.advance(30 * DAY - 1_000);
    const token = await login();
    const response = await restore(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(before[0]);
    expect(await me(token)).toMatchObject({ ranches: before, deleted_ranches: [] });
    expect((await ranch.read('', token)).json<{ records: object[] }>().records).toEqual(records);
  });

  it('is over after 30 days, and then its rows go', async () => {
    await ranch.write(Array.from({ length: 20 }, () => newRecord('herd')));
    await erase();
    test.clock.advance(30 * DAY);
    const token = await login();
    expect((await me(token)).deleted_ranches).toEqual([]);
    expect(codeOf(await restore(token))).toEqual([404, 'not_found']);
    await sweepDeletedRanches(test.db, test.clock.now());
    await sweepGoneRanches(test.db);
    const left = await test.db.selectFrom('records').select('uuid').where('ranch_uuid', '=', ranch.uuid).execute();
    expect(left).toEqual([]);
    expect(await test.db.selectFrom('ranches').selectAll().where('uuid', '=', ranch.uuid).execute()).toEqual([]);
  });

  it('the sweep takes none that can still be brought back', async () => {
    await erase();
    test.clock.advance(30 * DAY - 1_000);
    await sweepDeletedRanches(test.db, test.clock.now());
    expect((await restore(await login())).statusCode).toBe(200);
  });

  it('is for the person who deleted it alone, and for a deleted ranch alone', async () => {
    expect(codeOf(await restore())).toEqual([404, 'not_found']);
    await erase();
    expect(codeOf(await restore(await test.newcomer(`none${(people += 1)}@example.com`)))).toEqual([404, 'not_found']);
    expect((await test.post(`${ranch.path}/restore`, undefined)).statusCode).toBe(401);
  });

  it('a ranch goes with the account whose it was', async () => {
    await erase();
    const { uuid } = await me();
    const day = { deletion_scheduled_at: test.clock.now() };
    await test.db.updateTable('users').set(day).where('uuid', '=', uuid).execute();
    await purgeDueAccounts(test, { info: () => undefined, error: (why: unknown) => expect(why).toBeUndefined() });
    expect(await test.db.selectFrom('ranches').selectAll().where('uuid', '=', ranch.uuid).execute()).toEqual([]);
    expect(await test.db.selectFrom('users').selectAll().where('uuid', '=', uuid).execute()).toEqual([]);
  });
});

describe('leaving a ranch', () => {
  it.each(['manager', 'member', 'viewer', 'owner'] as const)('a %s is off it at once', async (role) => {
    const token = await member(role);
    expect((await leave(token)).statusCode).toBe(204);
    expect((await me(token)).ranches.map(({ ranch_uuid }) => ranch_uuid)).not.toContain(ranch.uuid);
    expect((await ranch.read('', token)).statusCode).toBe(404);
  });

  it.each([[], ['viewer'], ['manager', 'member']] as Role[][])(
    'the last owner stays (others: %j %j)',
    async (...roles) => {
      for (const role of roles) if (typeof role === 'string') await member(role);
      expect(codeOf(await leave(ranch.host.owner))).toEqual([409, 'last_owner']);
      expect((await me()).ranches).toHaveLength(1);
    },
  );

  it('what they have invited is worth nothing any more', async () => {
    const manager = await member('manager');
    const email = `invited${(people += 1)}@example.com`;
    const token = await ranch.host.tokenFor(email, 'member', manager);
    await leave(manager);
    expect(codeOf(await test.post('/api/v1/auth/join', joining(email, token)))).toEqual([410, 'token_revoked']);
  });

  it('is not for others', async () => {
    expect(codeOf(await leave(await test.newcomer(`off${(people += 1)}@example.com`)))).toEqual([404, 'not_found']);
  });
});

describe('at one moment', () => {
  it('of two owners who leave one stays', async () => {
    const other = await member('owner');
    const answers = await Promise.all([leave(ranch.host.owner), leave(other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });

  it('an owner who deletes while the other leaves comes before or after, and nothing is half', async () => {
    const other = await member('owner');
    const [deleted, left] = await Promise.all([erase(), leave(other)]);
    expect(left.statusCode).toBe(204);
    expect([204, 409]).toContain(deleted.statusCode);
    const { ranches, deleted_ranches: gone = [] } = await me();
    expect([ranches.length, gone.length]).toEqual(deleted.statusCode === 204 ? [0, 1] : [1, 0]);
  });

  it('a deletion and a joining: either somebody is there, or the ranch is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      ranch = await GrazingRanch.start(test);
      const email = `guest${(people += 1)}@example.com`;
      const token = await ranch.host.tokenFor(email);
      const [deleted, joined] = await Promise.all([erase(), test.post('/api/v1/auth/join', joining(email, token))]);
      expect([
        [204, 410],
        [409, 201],
      ]).toContainEqual([deleted.statusCode, joined.statusCode]);
    }
  });

  it('a deletion beside running changes: each group is written whole, or not at all', async () => {
    const groups = Array.from({ length: 20 }, () => aGroup([newRecord('herd'), newRecord('rain')]));
    const [sent] = await Promise.all([Promise.all(groups.map((group) => ranch.send([group]))), erase()]);
    const applied = sent.filter(({ statusCode }) => statusCode === 200).length;
    expect(sent.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
    await restore();
    expect((await ranch.page()).records).toHaveLength(2 + 2 * applied);
  });

  it('bringing back twice does it once; beside the sweep it is back or gone', async () => {
    await erase();
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
    await erase();
    const [back] = await Promise.all([
      restore(),
      sweepDeletedRanches(test.db, new Date(test.clock.now().getTime() + 30 * DAY)),
    ]);
    const kept = await test.db.selectFrom('ranches').select('uuid').where('uuid', '=', ranch.uuid).execute();
    expect(kept).toHaveLength(back.statusCode === 200 ? 1 : 0);
  });
});
