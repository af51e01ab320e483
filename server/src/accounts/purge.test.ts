import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@contract/ranches/rights';
import { actAs } from '../../test/support/actAs';
import { cancelTokenFor, resetTokenFor } from '../../test/support/mailbox';
import { partnerToken, joinAsPartner } from '../../test/support/partners';
import { DAY, HOUR, MINUTE, PASSWORD, SECOND, TestApp } from '../../test/support/testApp';
import { deleteExpired } from '../app/sweep';
import { purgeDueAccounts } from './purgeAccounts';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());
afterEach(async () => {
  await test.db.deleteFrom('ranches').execute();
  await test.db.deleteFrom('users').execute();
});

const purge = () => purgeDueAccounts(test, test.app.log);
const emails = async () => {
  const users = await test.db.selectFrom('users').select('email').orderBy('email').execute();
  return users.map(({ email }) => email);
};
/** Somebody with a ranch of their own. */
const person = async (name: string) => {
  const email = `${name}@example.com`;
  const token = await test.newcomer(email, { name: `${name}'s ranch` });
  const { uuid, ranches } = (await test.me(token)).json();
  return { email, token, uuid: uuid as string, ranch: ranches[0].ranch_uuid as string };
};
type Person = Awaited<ReturnType<typeof person>>;
const join = async (ranch_uuid: string, { uuid: user_uuid }: Person, role: Role) => {
  test.clock.advance(SECOND);
  await test.db
    .insertInto('memberships')
    .values({ ranch_uuid, user_uuid, role, joined_at: test.clock.now() })
    .execute();
};
/** Sets the day directly: a last owner could not ask for it. */
const scheduleAt = (at: Date, ...people: Person[]) =>
  test.db
    .updateTable('users')
    .set({ deletion_scheduled_at: at })
    .where(
      'uuid',
      'in',
      people.map(({ uuid }) => uuid),
    )
    .execute();
const rolesOn = async (ranch: string) => {
  const rows = test.db.selectFrom('memberships').innerJoin('users', 'users.uuid', 'memberships.user_uuid');
  const members = await rows.select(['email', 'role']).where('ranch_uuid', '=', ranch).orderBy('email').execute();
  return members.map(({ email, role }) => `${email.split('@')[0]} ${role}`);
};
const ranchExists = async (uuid: string) =>
  (await test.db.selectFrom('ranches').select('uuid').where('uuid', '=', uuid).execute()).length === 1;

describe('an account whose day has come', () => {
  it('is deleted with its ranch and all that was kept for it, and not a second before', async () => {
    const [ann, ben] = [await person('ann'), await person('ben')];
    await cancelTokenFor(test, ann.email, ann.token, PASSWORD);
    test.clock.advance(30 * DAY - SECOND);
    await purge();
    expect(await emails()).toEqual([ann.email, ben.email]);
    test.clock.advance(SECOND);
    await purge();
    expect(await emails()).toEqual([ben.email]);
    expect([await ranchExists(ann.ranch), await ranchExists(ben.ranch)]).toEqual([false, true]);
    for (const table of ['subscriptions', 'memberships'] as const) {
      const rows = await test.db.selectFrom(table).select('ranch_uuid').execute();
      expect([table, rows]).toEqual([table, [{ ranch_uuid: ben.ranch }]]);
    }
    expect(await test.db.selectFrom('one_time_tokens').select('kind').execute()).toEqual([]);
    expect((await test.login(ann.email, PASSWORD)).statusCode).toBe(401);
    expect((await test.register({ email: ann.email })).statusCode).toBe(201);
  });

  it('ends its sessions', async () => {
    const ann = await person('ann');
    await scheduleAt(test.clock.now(), ann);
    expect((await test.me(ann.token)).statusCode).toBe(200);
    await purge();
    expect((await test.me(ann.token)).statusCode).toBe(401);
  });

  it('M2: that an admin acts for leaves the end of that in the audit log', async () => {
    const ann = await person('ann');
    await actAs(test, ann.email);
    await scheduleAt(test.clock.now(), ann);
    await purge();
    const entries = await test.db.selectFrom('audit_log').select(['action', 'target_email']).execute();
    expect(entries).toContainEqual({ action: 'masquerade_stopped', target_email: ann.email });
  });

  it('is told, and no more of it than its uuid, in the log', async () => {
    const ann = await person('ann');
    await scheduleAt(test.clock.now(), ann);
    await purge();
    const line = test.log.find((one) => one.includes('account deleted') && one.includes(ann.uuid));
    expect(line).toBeDefined();
    expect(line).not.toContain(ann.email);
  });

  it('stays when its deletion was called off', async () => {
    const ann = await person('ann');
    const link = await cancelTokenFor(test, ann.email, ann.token, PASSWORD);
    test.clock.advance(30 * DAY - SECOND);
    await test.post('/api/v1/user/cancel_delete', { token: link });
    test.clock.advance(DAY);
    await purge();
    expect(await emails()).toEqual([ann.email]);
  });

  it('leaves a ranch with other people to them, and an owner who is there stays the only one', async () => {
    const [ann, ben, cleo] = [await person('ann'), await person('ben'), await person('cleo')];
    await join(ann.ranch, ben, 'owner');
    await join(ann.ranch, cleo, 'manager');
    await scheduleAt(test.clock.now(), ann);
    await purge();
    expect(await rolesOn(ann.ranch)).toEqual(['ben owner', 'cleo manager']);
  });

  it('leaves a ranch without an owner to who has been longest in the highest role', async () => {
    const [ann, ben, cleo, dan] = [await person('ann'), await person('ben'), await person('cleo'), await person('dan')];
    await join(ann.ranch, ben, 'viewer');
    await join(ann.ranch, cleo, 'manager');
    await join(ann.ranch, dan, 'manager');
    await scheduleAt(test.clock.now(), ann);
    await purge();
    expect(await rolesOn(ann.ranch)).toEqual(['ben viewer', 'cleo owner', 'dan manager']);
    expect(await rolesOn(ben.ranch)).toEqual(['ben owner']);
  });

  it('leaves it to a viewer when there is nobody else', async () => {
    const [ann, ben] = [await person('ann'), await person('ben')];
    await join(ann.ranch, ben, 'viewer');
    await scheduleAt(test.clock.now(), ann);
    await purge();
    expect(await rolesOn(ann.ranch)).toEqual(['ben owner']);
  });

  it('goes with the ranch when everyone on it goes, however many processes purge at once', async () => {
    const people = await Promise.all(['ann', 'ben', 'cleo', 'dan'].map(person));
    const shared = people[0]?.ranch ?? '';
    for (const one of people.slice(1)) await join(shared, one, 'member');
    await scheduleAt(test.clock.now(), ...people);
    await Promise.all([purge(), purge(), purge()]);
    expect(await emails()).toEqual([]);
    expect(await ranchExists(shared)).toBe(false);
    expect(test.log.filter((line) => line.includes('not deleted'))).toEqual([]);
  });

  it('of two owners at once leaves one owner to the others, from however many processes', async () => {
    const [ann, ben, cleo] = [await person('ann'), await person('ben'), await person('cleo')];
    await join(ann.ranch, ben, 'owner');
    await join(ann.ranch, cleo, 'member');
    await scheduleAt(test.clock.now(), ann, ben);
    await Promise.all([purge(), purge()]);
    expect(await rolesOn(ann.ranch)).toEqual(['cleo owner']);
  });

  it('and a cancellation under way at the same moment: the account stays', async () => {
    const ann = await person('ann');
    await scheduleAt(test.clock.now(), ann);
    await test.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ deletion_scheduled_at: null }).where('uuid', '=', ann.uuid).execute();
      await purge();
    });
    await purge();
    expect(await emails()).toEqual([ann.email]);
  });
});

describe('the sweep', () => {
  afterEach(() => jest.useRealTimers());

  it('runs soon after the start and every ten minutes', async () => {
    // The timers of the sweep alone: the database and the server keep real time.
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    });
    const swept = await TestApp.start();
    const leave = async (email: string) => {
      await swept.newcomer(email);
      const deletion_scheduled_at = swept.clock.now();
      await swept.db.updateTable('users').set({ deletion_scheduled_at }).where('email', '=', email).execute();
    };
    const isGone = async () => {
      for (let tries = 0; tries < 200; tries += 1) {
        if ((await swept.db.selectFrom('users').select('uuid').execute()).length === 0) return true;
        await sleep(10);
      }
      return false;
    };
    for (const wait of [15 * SECOND, 10 * MINUTE - 15 * SECOND]) {
      await leave('ann@example.com');
      jest.advanceTimersByTime(wait);
      expect(await isGone()).toBe(true);
    }
    jest.useRealTimers();
    await swept.close();
  });

  it('deletes a link 30 days after it has expired, so that till then it can be told what became of it', async () => {
    const ann = await person('ann');
    const sweep = () => deleteExpired(test.db, test.clock.now(), new Date(0));
    const links = async () => (await test.db.selectFrom('one_time_tokens').select('kind').execute()).length;
    const token = await resetTokenFor(test, ann.email);
    const reset = () => test.post('/api/v1/auth/password-reset', { password: 'eight dry cows at dusk', token });
    await reset();
    test.clock.advance(HOUR + 30 * DAY - SECOND);
    await sweep();
    expect([await links(), (await reset()).json().code]).toEqual([1, 'token_used']);
    test.clock.advance(SECOND);
    await sweep();
    expect([await links(), (await reset()).json().code]).toEqual([0, 'token_invalid']);
  });

  it('deletes invitations and contract links 30 days after they have expired', async () => {
    const { ranch } = await person('ann');
    const [created_at, expires_at] = [test.clock.now(), new Date(test.clock.now().getTime() + DAY)];
    const link = { uuid: ranch, token_hash: Buffer.alloc(32), created_at, expires_at, ended_as: null, ended_at: null };
    const invited = { ranch_uuid: ranch, email: 'ben@example.com', role: 'member' as const, invited_by: 'Ann' };
    await test.db
      .insertInto('invitations')
      .values({ ...link, ...invited })
      .execute();
    await test.db
      .insertInto('contract_links')
      .values({ ...link, program: 'Carbon' })
      .execute();
    const left = async () => [
      (await test.db.selectFrom('invitations').select('uuid').execute()).length,
      (await test.db.selectFrom('contract_links').select('uuid').execute()).length,
    ];
    test.clock.advance(31 * DAY - SECOND);
    await deleteExpired(test.db, test.clock.now(), new Date(0));
    expect(await left()).toEqual([1, 1]);
    test.clock.advance(SECOND);
    await deleteExpired(test.db, test.clock.now(), new Date(0));
    expect(await left()).toEqual([0, 0]);
  });

  it('keeps a partner’s link as long as what the partner said', async () => {
    await joinAsPartner(test, await partnerToken(test));
    const links = () => test.db.selectFrom('contract_links').select('uuid').execute();
    test.clock.advance(100 * DAY);
    await deleteExpired(test.db, test.clock.now(), new Date(0));
    expect(await links()).toHaveLength(1);
    await test.db.deleteFrom('contracts').execute();
    await deleteExpired(test.db, test.clock.now(), new Date(0));
    expect(await links()).toEqual([]);
  });
});
