import { MINUTE, PASSWORD, SECOND, TestApp } from '../../test/support/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

let number = 0;
const fresh = () => {
  number += 1;
  return { key: `key-${number}`, email: `person${number}@example.com` };
};
const send = (key: string, overrides: Record<string, unknown>, ip?: string) =>
  test.register(overrides, { headers: { 'idempotency-key': key }, ...(ip === undefined ? {} : { ip }) });

const ranchesOf = async (token: string) => (await test.me(token)).json().ranches as { ranch_uuid: string }[];

describe('the same sign-up again with its key', () => {
  it('is answered as the first time, with a new session of the same account', async () => {
    const { key, email } = fresh();
    const first = await send(key, { email });
    const again = await send(key, { email });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const [one, two] = [first.json().token, again.json().token];
    expect(one).not.toBe(two);
    expect(await ranchesOf(two)).toEqual(await ranchesOf(one));
    expect(again.headers['set-cookie']).toBeDefined();
  });

  it('is the same with fields in another order and blanks around them', async () => {
    const { key, email } = fresh();
    await send(key, { email, name: 'Ranch' });
    const again = await test.post(
      '/api/v1/auth/register',
      JSON.stringify({
        phone_number: '(555) 010-9999 ',
        password: PASSWORD,
        name: ' Ranch',
        full_name: 'Maria  Lopez',
        last_name: 'Lopez',
        first_name: 'Maria',
        email: ` ${email}`,
      }),
      { headers: { 'idempotency-key': key } },
    );
    expect(again.statusCode).toBe(201);
  });

  it('opens nothing without the password', async () => {
    const { key, email } = fresh();
    await send(key, { email });
    const again = await send(key, { email, password: 'somebody else altogether' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'email_taken']);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('opens nothing once the password is another one', async () => {
    const { key, email } = fresh();
    await send(key, { email });
    await test.db
      .updateTable('users')
      .set({ password_hash: await otherHash() })
      .where('email', '=', email)
      .execute();
    expect((await send(key, { email })).statusCode).toBe(409);
  });

  it('is no way around the wait after failures', async () => {
    const { key, email } = fresh();
    const ip = '10.5.5.5';
    await send(key, { email }, ip);
    for (let round = 0; round < 10; round += 1) await send(key, { email, password: `wrong password ${round}` }, ip);
    expect((await send(key, { email }, ip)).statusCode).toBe(429);
    test.clock.advance(MINUTE);
    expect((await send(key, { email }, ip)).statusCode).toBe(201);
  });

  it('is a new one after ten minutes', async () => {
    const { key, email } = fresh();
    await send(key, { email });
    test.clock.advance(10 * MINUTE - SECOND);
    expect((await send(key, { email })).statusCode).toBe(201);
    test.clock.advance(SECOND);
    expect((await send(key, { email })).statusCode).toBe(409);
    expect((await send(key, { email: `new-${email}` })).statusCode).toBe(201);
  });

  it('makes the account again when it was deleted meanwhile', async () => {
    const { key, email } = fresh();
    await send(key, { email });
    await test.db.deleteFrom('users').where('email', '=', email).execute();
    expect((await send(key, { email })).statusCode).toBe(201);
  });
});

describe('a key', () => {
  it('with another body is refused with 422', async () => {
    const { key, email } = fresh();
    await send(key, { email });
    const other = await send(key, { email: `other-${email}` });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  });

  it('of a try that was refused can be used again', async () => {
    const { key, email } = fresh();
    await test.newcomer(`taken-${email}`);
    expect((await send(key, { email: 'nonsense' })).statusCode).toBe(422);
    expect((await send(key, { email: `taken-${email}` })).statusCode).toBe(409);
    expect((await send(key, { email })).statusCode).toBe(201);
  });

  it('that comes 10 times at once makes one account; the others hear 409 or the same account', async () => {
    const { key, email } = fresh();
    const all = await Promise.all(Array.from({ length: 10 }, () => send(key, { email })));
    expect(all.filter((response) => response.statusCode === 201).length).toBeGreaterThanOrEqual(1);
    const others = all.filter((response) => response.statusCode !== 201);
    expect(others.length).toBeGreaterThan(0);
    for (const response of others) expect([response.statusCode, response.json().code]).toEqual([409, 'in_progress']);
    const users = await test.db.selectFrom('users').select('uuid').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
  });

  it('that another process works on is refused with 409', async () => {
    const { key, email } = fresh();
    await send(key, { email });
    const held = await test.db
      .selectFrom('idempotency_keys')
      .select('key_hash')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    await test.db.deleteFrom('idempotency_keys').execute();
    await test.db.transaction().execute(async (trx) => {
      const { tryLockKey } = await import('./idempotencyKeysTable');
      await tryLockKey(trx, { route: 'register', keyHash: held.key_hash });
      const response = await send(key, { email: `late-${email}` });
      expect([response.statusCode, response.json().code]).toEqual([409, 'in_progress']);
    });
    expect((await send(key, { email: `late-${email}` })).statusCode).toBe(201);
  });

  it.each(['', ' ', 'with blank inside', 'x'.repeat(256), 'é', 'a,b c'])('%j is refused with 422', async (key) => {
    const response = await send(key, fresh());
    expect(response.statusCode).toBe(422);
    expect(response.json().details).toHaveProperty('Idempotency-Key');
  });

  it('stands in the database as a hash, with no token, email or password beside it', async () => {
    const rows = await test.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key_hash, fingerprint, ...rest } of rows) {
      expect([key_hash.length, fingerprint.length]).toEqual([32, 32]);
      expect(Object.keys(rest).sort()).toEqual(['expires_at', 'made_uuid', 'route', 'user_uuid']);
    }
  });
});

async function otherHash(): Promise<string> {
  const { hashPassword } = await import('../sessions/passwords');
  return hashPassword('a password chosen later');
}
