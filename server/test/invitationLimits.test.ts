import { randomBytes, randomUUID } from 'node:crypto';
import { HostRanch, stateOf } from './HostRanch';
import { DAY, HOUR, TestApp } from './testApp';

jest.setTimeout(30_000);

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

const counts = () => test.db.selectFrom('mail_counts').selectAll().orderBy('key').execute();

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

  it('an email is mailed 5 invitations a day by all ranches together, however it is spelled', async () => {
    const other = await HostRanch.start(test);
    for (const ranch of [host, other, host, other, host]) {
      expect((await ranch.invite('popular@example.com')).statusCode).toBe(201);
    }
    const open = await other.list();
    const before = await counts();
    const refused = await other.invite(' Popular@EXAMPLE.com');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await counts()).toEqual(before);
    expect(await other.list()).toEqual(open);
    test.clock.advance(DAY);
    expect((await other.invite('popular@example.com')).statusCode).toBe(201);
  });
});
