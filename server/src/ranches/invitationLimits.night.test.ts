import { randomBytes, randomUUID } from 'node:crypto';
import { HostRanch, stateOf } from '../../test/support/HostRanch';
import { mailbox } from '../../test/support/mailbox';
import { DAY, HOUR, TestApp } from '../../test/support/testApp';

jest.setTimeout(300_000);

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

const counts = () => test.db.selectFrom('limit_counts').selectAll().orderBy('key').execute();

/** Open invitations that were made some time ago, and mailed then. */
const fillUp = async (number: number, expires_at: Date) => {
  const rows = Array.from({ length: number }, (_none, index) => ({
    uuid: randomUUID(),
    ranch_uuid: host.uuid,
    email: `open${index}@example.com`,
    role: 'member' as const,
    invited_by: host.email,
    token_hash: randomBytes(32),
    created_at: test.clock.now(),
    expires_at,
    ended_as: null,
    ended_at: null,
  }));
  await test.db.insertInto('invitations').values(rows).execute();
};

/** Has seven ranches send 21 invitations to one email, the last of which waits, and answers the ranch that sent it. */
const useUp = async (email: string) => {
  let last = host;
  for (let number = 0; number < 21; number += 1) {
    if (number % 3 === 0) last = await HostRanch.start(test);
    expect((await last.invite(email)).statusCode).toBe(201);
    // The next one takes the place of this one, and the mail with it where that has not gone out yet.
    const mails = await mailbox(test, email, { except: number < 20 ? 0 : 1 });
    expect(mails).toHaveLength(Math.min(number + 1, 20));
  }
  return last;
};

describe('limits of inviting', () => {
  it('a ranch has 100 open invitations at most; the next says so, and when to try again', async () => {
    await fillUp(100, new Date(test.clock.now().getTime() + 3 * HOUR));
    const before = await Promise.all([stateOf(test), counts()]);
    const refused = await host.invite('one-more@example.com');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(refused.json().error).toContain('100 open invitations');
    expect(refused.headers['retry-after']).toBe(String(3 * 60 * 60));
    expect(await Promise.all([stateOf(test), counts()])).toEqual(before);
    expect((await host.invite('open7@example.com')).statusCode).toBe(201);
    test.clock.advance(3 * HOUR);
    expect((await host.invite('one-more@example.com')).statusCode).toBe(201);
  });

  it('a ranch mails 50 invitations a day; the next one changes nothing, and another ranch is free', async () => {
    for (let number = 0; number < 50; number += 1) {
      expect((await host.invite(`many${number}@example.com`)).statusCode).toBe(201);
    }
    const before = await Promise.all([stateOf(test), counts()]);
    const refused = await host.invite('late@example.com');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await Promise.all([stateOf(test), counts()])).toEqual(before);
    expect(await test.mails('late@example.com')).toEqual([]);
    expect((await (await HostRanch.start(test)).invite('late@example.com')).statusCode).toBe(201);
    test.clock.advance(DAY);
    expect((await host.invite('late@example.com')).statusCode).toBe(201);
  });

  it('L10: an account sends 50 invitations a day over all its ranches, and the next hears when there is one more', async () => {
    const other = await HostRanch.start(test);
    const token = await host.addMember('busy@example.com', 'manager');
    const { uuid: user_uuid } = (await test.me(token)).json<{ uuid: string }>();
    const membership = { ranch_uuid: other.uuid, user_uuid, role: 'manager' as const, joined_at: test.clock.now() };
    await test.db.insertInto('memberships').values(membership).execute();
    for (let number = 0; number < 50; number += 1) {
      const ranch = number % 2 === 0 ? host : other;
      expect((await ranch.invite(`crowd${number}@example.com`, 'member', token)).statusCode).toBe(201);
      if (number === 0) test.clock.advance(HOUR);
    }
    const before = await Promise.all([stateOf(test), counts()]);
    const refused = await other.invite('late@example.com', 'member', token);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(refused.json().error).toBe('You have sent as many invitations as you may in a day. Try again tomorrow');
    expect(refused.headers['retry-after']).toBe(String(23 * 60 * 60));
    expect(await Promise.all([stateOf(test), counts()])).toEqual(before);
    expect((await other.invite('late@example.com')).statusCode).toBe(201);
    test.clock.advance(23 * HOUR);
    expect((await other.invite('later@example.com', 'member', token)).statusCode).toBe(201);
  });

  it('L10: a ranch sends 3 invitations a day to one email, however it is spelled; another ranch is free', async () => {
    for (let number = 0; number < 3; number += 1) {
      expect((await host.invite('again@example.com')).statusCode).toBe(201);
    }
    const before = await Promise.all([host.list(), counts()]);
    const refused = await host.invite(' Again@EXAMPLE.com');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(refused.headers['retry-after']).toBe(String(24 * 60 * 60));
    expect(await Promise.all([host.list(), counts()])).toEqual(before);
    expect((await (await HostRanch.start(test)).invite('again@example.com')).statusCode).toBe(201);
    test.clock.advance(DAY);
    expect((await host.invite('again@example.com')).statusCode).toBe(201);
  });

  it('L10: past 20 a day to one email the mail goes out the next day, but the first of a ranch at once', async () => {
    const email = 'popular@example.com';
    await useUp(email);
    expect((await host.invite(email)).statusCode).toBe(201);
    expect(await mailbox(test, email, { except: 1 })).toHaveLength(21);
    expect((await host.invite(email)).statusCode).toBe(201);
    expect(await host.list()).toHaveLength(1);
    expect(await mailbox(test, email, { except: 2 })).toHaveLength(21);
    test.clock.advance(DAY);
    await host.invite('wakes-the-mailer@example.com');
    expect(await mailbox(test, email)).toHaveLength(23);
  });

  it('L10: a mail that waits does not go out once its invitation has been replaced or withdrawn', async () => {
    const email = 'patient@example.com';
    const last = await useUp(email);
    const [invitation] = await last.list();
    const path = `${last.path}/${invitation?.uuid}`;
    expect((await test.call('DELETE', path, { token: last.owner })).statusCode).toBe(204);
    test.clock.advance(DAY);
    await host.invite('wakes-it-again@example.com');
    expect(await mailbox(test, email)).toHaveLength(20);
  });
});
