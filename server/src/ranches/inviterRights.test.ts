import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@contract/ranches/rights';
import { HostRanch, isAnyoneWaiting, joining, stateOf } from '../../test/support/HostRanch';
import { DAY, TestApp } from '../../test/support/testApp';

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

let people = 0;
const newEmail = () => `inviter${(people += 1)}@example.com`;

/** A member of the ranch who has invited two people: one without an account, and one with. */
async function senderOf(role: Role, offered: Role) {
  const token = await host.addMember(newEmail(), role);
  const { uuid } = (await test.me(token)).json<{ uuid: string }>();
  const [newcomer, known] = [newEmail(), newEmail()];
  const account = await test.newcomer(known);
  const links = [await host.tokenFor(newcomer, offered, token), await host.tokenFor(known, offered, token)] as const;
  const redeem = async () => [
    await test.post('/api/v1/auth/join', joining(newcomer, links[0])),
    await test.post('/api/v1/ranch/join', { invitation_token: links[1] }, { token: account }),
  ];
  const path = `/api/v1/ranch/${host.uuid}/user/${uuid}`;
  const give = (to: Role) => test.call('PATCH', path, { token: host.owner, body: { role: to } });
  const remove = () => test.call('DELETE', path, { token: host.owner });
  return { uuid, token, redeem, give, remove };
}

const statuses = (answers: Awaited<ReturnType<TestApp['post']>>[]) =>
  answers.map((answer) => (answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code));
const REVOKED = ['token_revoked', 'token_revoked'];

describe('I4: an invitation whose sender', () => {
  it('was removed is revoked: it leaves the list, and opens nothing', async () => {
    const sender = await senderOf('manager', 'manager');
    expect(await host.list()).toHaveLength(2);
    expect((await sender.remove()).statusCode).toBe(204);
    expect(await host.list()).toEqual([]);
    const before = await stateOf(test);
    expect(statuses(await sender.redeem())).toEqual(REVOKED);
    expect(await stateOf(test)).toEqual(before);
  });

  it.each([
    ['manager', 'viewer', 'member'],
    ['manager', 'viewer', 'viewer'],
    ['owner', 'owner', 'manager'],
    ['owner', 'manager', 'member'],
  ] as const)('was %s, offers %s and is %s now is revoked', async (was, offered, is) => {
    const sender = await senderOf(was, offered);
    expect((await sender.give(is)).statusCode).toBe(200);
    expect(await host.list()).toEqual([]);
    expect(statuses(await sender.redeem())).toEqual(REVOKED);
  });

  it('may still grant its role stays good', async () => {
    const sender = await senderOf('owner', 'manager');
    expect((await sender.give('manager')).statusCode).toBe(200);
    expect(await host.list()).toHaveLength(2);
    expect(statuses(await sender.redeem())).toEqual([201, 200]);
  });

  it('lost the right in any other way is judged when it is redeemed', async () => {
    const sender = await senderOf('manager', 'viewer');
    await test.db.updateTable('memberships').set({ role: 'member' }).where('user_uuid', '=', sender.uuid).execute();
    expect(statuses(await sender.redeem())).toEqual(REVOKED);
    await test.db.deleteFrom('memberships').where('user_uuid', '=', sender.uuid).execute();
    expect(statuses(await sender.redeem())).toEqual(REVOKED);
    await test.db.deleteFrom('users').where('uuid', '=', sender.uuid).execute();
    expect(statuses(await sender.redeem())).toEqual(REVOKED);
  });

  it('is removed in the same moment opens nothing, however late the removal is', async () => {
    const sender = await senderOf('manager', 'viewer');
    const answers = await test.db.transaction().execute(async (trx) => {
      await trx.selectFrom('ranches').selectAll().where('uuid', '=', host.uuid).forNoKeyUpdate().execute();
      await trx.deleteFrom('memberships').where('user_uuid', '=', sender.uuid).execute();
      const under = { answers: sender.redeem() };
      for (let tries = 0; tries < 200 && !(await isAnyoneWaiting(test)); tries += 1) await sleep(10);
      return under;
    });
    expect(statuses(await answers.answers)).toEqual(REVOKED);
  });

  it('removed and redeemed at once: a person who comes in was let in before the removal', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sender = await senderOf('manager', 'viewer');
      const [removed, redeemed] = await Promise.all([sender.remove(), sender.redeem()]);
      expect(removed.statusCode).toBe(204);
      for (const status of statuses(redeemed)) expect([200, 201, 'token_revoked']).toContain(status);
      expect(await host.list()).toEqual([]);
    }
  });

  it('has no right any more when it is sent is refused, and leaves nothing', async () => {
    const token = await host.addMember(newEmail(), 'manager');
    const { uuid } = (await test.me(token)).json<{ uuid: string }>();
    const email = newEmail();
    const { answer } = await test.db.transaction().execute(async (trx) => {
      await trx.selectFrom('ranches').selectAll().where('uuid', '=', host.uuid).forNoKeyUpdate().execute();
      await trx.deleteFrom('memberships').where('user_uuid', '=', uuid).execute();
      const under = { answer: host.invite(email, 'viewer', token) };
      for (let tries = 0; tries < 200 && !(await isAnyoneWaiting(test)); tries += 1) await sleep(10);
      return under;
    });
    expect((await answer).statusCode).toBe(404);
    expect(await host.list()).toEqual([]);
  });

  it('takes the mail along that has not gone out yet', async () => {
    const sender = await senderOf('manager', 'viewer');
    const { uuid } = await test.db
      .selectFrom('invitations')
      .select('uuid')
      .where('sender_uuid', '=', sender.uuid)
      .limit(1)
      .executeTakeFirstOrThrow();
    const waiting = { uuid, sealed: Buffer.alloc(1), invitation_uuid: uuid, tries: 0 };
    const later = new Date(test.clock.now().getTime() + DAY);
    await test.db
      .insertInto('outbox')
      .values({ ...waiting, next_try_at: later, created_at: later })
      .execute();
    await sender.remove();
    expect(await test.db.selectFrom('outbox').select('uuid').execute()).toEqual([]);
  });
});
