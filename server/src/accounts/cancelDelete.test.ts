import { randomBytes } from 'node:crypto';
import { cancelTokenFor, resetTokenFor } from '../../test/support/mailbox';
import { DAY, PASSWORD, SECOND, SECRET, TestApp } from '../../test/support/testApp';
import { signLink } from '../http/linkTokens';
import { hashOfToken } from '../platform/secrets';

const PATH = '/api/v1/user/cancel_delete';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

let number = 0;
/** Somebody whose account is to be deleted, and the token of the link that calls it off. */
const leaver = async () => {
  number += 1;
  const email = `leaver${number}@example.com`;
  const session = await test.newcomer(email);
  return { email, session, token: await cancelTokenFor(test, email, session, PASSWORD) };
};
const cancel = (token: unknown) => test.post(PATH, { token });
const dayOf = async (email: string) => {
  const user = test.db.selectFrom('users').select('deletion_scheduled_at').where('email', '=', email);
  return (await user.executeTakeFirstOrThrow()).deletion_scheduled_at;
};
const everything = async () => ({
  users: await test.db.selectFrom('users').selectAll().orderBy('uuid').execute(),
  links: await test.db.selectFrom('one_time_tokens').selectAll().orderBy('token_hash').execute(),
});

describe('calling off the deletion of an account', () => {
  it('answers 204 without a session, and nothing is scheduled any more', async () => {
    const { email, session, token } = await leaver();
    expect(await dayOf(email)).not.toBeNull();
    const response = await cancel(token);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await test.me(session)).json().deletion_scheduled_at).toBeNull();
  });

  it('leaves everyone else’s as it is', async () => {
    const [one, other] = [await leaver(), await leaver()];
    await cancel(one.token);
    expect(await dayOf(other.email)).not.toBeNull();
    expect((await cancel(other.token)).statusCode).toBe(204);
  });

  it('T1: the link holds 256 random bits, of which the database holds the hash alone', async () => {
    const { token } = await leaver();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = (await everything()).links.map(({ token_hash }) => token_hash);
    expect(kept.filter((hash) => hash.equals(hashOfToken(token)))).toHaveLength(1);
    for (const hash of kept) expect((await cancel(hash.toString('base64url'))).statusCode).toBe(410);
  });

  it('T2: of 20 tries at once with one link exactly one succeeds', async () => {
    const { email, token } = await leaver();
    const all = await Promise.all(Array.from({ length: 20 }, () => cancel(token)));
    expect(all.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const codes = all.filter(({ statusCode }) => statusCode !== 204).map((each) => [each.statusCode, each.json().code]);
    expect(codes).toEqual(new Array(19).fill([410, 'token_used']));
    expect(await dayOf(email)).toBeNull();
  });

  it('T2: a used link does not call off a later deletion', async () => {
    const { email, session, token } = await leaver();
    await cancel(token);
    await cancelTokenFor(test, email, session, PASSWORD);
    expect((await cancel(token)).json().code).toBe('token_used');
    expect(await dayOf(email)).not.toBeNull();
  });

  it('T3: refuses what is no token, and changes nothing', async () => {
    await leaver();
    const before = await everything();
    for (const token of [
      undefined,
      null,
      '',
      ' ',
      'null',
      'undefined',
      [],
      {},
      0,
      [''],
      true,
      '\0',
      'x'.repeat(5000),
    ]) {
      const { statusCode } = await cancel(token);
      expect([token, [410, 422].includes(statusCode)]).toEqual([token, true]);
    }
    expect(await everything()).toEqual(before);
  });

  it('T4: refuses every other kind of token, and changes nothing', async () => {
    const { email, session, token } = await leaver();
    const jti = randomBytes(32).toString('base64url');
    const exp = test.clock.now().getTime() / 1000 + 3600;
    const others = [
      session,
      await resetTokenFor(test, email),
      await signLink(SECRET, 'invitation', { email, role: 'owner', ranch_name: 'Dry Creek', exp, jti }),
      await signLink(SECRET, 'contract', { email, program: 'Carbon', exp, jti }),
      jti,
    ];
    const before = await everything();
    for (const other of others) {
      const response = await cancel(other);
      expect([response.statusCode, response.json().code]).toEqual([410, 'token_invalid']);
    }
    expect(await everything()).toEqual(before);
    expect((await test.me(token)).statusCode).toBe(401);
  });

  it('T5: the link is good one second before the day', async () => {
    const { email, token } = await leaver();
    test.clock.advance(30 * DAY - SECOND);
    expect((await cancel(token)).statusCode).toBe(204);
    expect(await dayOf(email)).toBeNull();
  });

  it.each([0, SECOND])('T5: the link is refused %i ms after the day has come', async (late) => {
    const { email, token } = await leaver();
    test.clock.advance(30 * DAY + late);
    const response = await cancel(token);
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_expired']);
    expect(await dayOf(email)).not.toBeNull();
  });

  it('L6: refuses fields that it does not know, and changes nothing', async () => {
    const { token } = await leaver();
    const before = await everything();
    for (const field of ['id', 'email', 'is_admin', 'exp', 'deletion_scheduled_at']) {
      expect((await test.post(PATH, { token, [field]: true })).statusCode).toBe(422);
    }
    expect(await everything()).toEqual(before);
  });

  it('is 429 past the tries of an address', async () => {
    const limited = await TestApp.start({ config: { rateLimitPerAddress: 2 } });
    const guess = () => limited.post(PATH, { token: 'guess' }, { ip: '10.3.3.3' });
    const statuses = [await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([410, 410, 429]);
    await limited.close();
  });
});
