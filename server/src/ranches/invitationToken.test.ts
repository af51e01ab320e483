import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { HostRanch, joining, stateOf } from '../../test/support/HostRanch';
import { HOUR, SECRET, TestApp } from '../../test/support/testApp';
import { insertToken } from '../accounts/oneTimeTokensTable';
import { signLink } from '../http/linkTokens';
import { hashOfToken } from '../platform/secrets';

jest.setTimeout(30_000);

const GUEST = 'guest@example.com';
const USER = 'user@example.com';

let test: TestApp;
/** The session of the invited user. */
let session: string;
/** A good token for somebody without an account, and one for the user. */
let guestToken: string;
let userToken: string;
beforeAll(async () => {
  test = await TestApp.start();
  const host = await HostRanch.start(test);
  session = await test.newcomer(USER);
  guestToken = await host.tokenFor(GUEST, 'viewer');
  userToken = await host.tokenFor(USER, 'viewer');
});
afterAll(() => test.close());

const join = (token: unknown) => test.post('/api/v1/auth/join', joining(GUEST, token));
const accept = (token: unknown) => test.post('/api/v1/ranch/join', { invitation_token: token }, { token: session });

/** Both calls refuse a token, made of each one's good one, and nothing has changed afterwards. */
async function expectRefused(make: (good: string) => unknown, codes = ['token_invalid']): Promise<void> {
  const before = await stateOf(test);
  for (const response of [await join(make(guestToken)), await accept(make(userToken))]) {
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(codes).toContain(response.json().code);
  }
  expect(await stateOf(test)).toEqual(before);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const claimsOf = (token: string) => decode(token.split('.')[1]);
const withPart = (token: string, index: number, part: string) =>
  token
    .split('.')
    .map((old, at) => (at === index ? part : old))
    .join('.');
const HEADER = { alg: 'HS256', typ: 'JWT' };
/** The key that the server signs invitations with. */
const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'grazewell invitation token', 32));
/** Signs as the server does, but for what the test changes. */
const sign = (header: object, claims: object, secret = key, hash = 'sha256') => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};
const EXP = 4_000_000_000;

/** A text as it stands inside JSON. */
const inDump = (text: string) => JSON.stringify(text).slice(1, -1);

describe('an invitation token', () => {
  it('is an HS256 token with exactly five claims, one of them 256 random bits', () => {
    const claims = claimsOf(guestToken);
    expect(decode(guestToken.split('.')[0])).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(claims).toEqual({
      email: GUEST,
      role: 'viewer',
      ranch_name: "Maria's Ranch",
      exp: test.clock.now().getTime() / 1000 + 7 * 24 * 60 * 60,
      jti: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    });
    expect(claims.jti).not.toBe(claimsOf(userToken).jti);
  });

  it('T1: stands nowhere in the database, and neither does what is secret in it', async () => {
    const tables = await test.db.introspection.getTables();
    const dump = JSON.stringify(
      await Promise.all(
        tables.map(({ name }) =>
          test.db
            .selectFrom(name as 'users')
            .selectAll()
            .execute(),
        ),
      ),
      (_key, value: unknown) =>
        typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value
          ? Buffer.from(value.data as number[]).toString('latin1')
          : value,
    );
    expect(dump).toContain(GUEST);
    for (const token of [guestToken, userToken]) {
      const jti = String(claimsOf(token).jti);
      expect(dump).toContain(inDump(hashOfToken(jti).toString('latin1')));
      for (const secret of [token, token.split('.')[2] ?? '', jti, Buffer.from(jti, 'base64url').toString('latin1')]) {
        expect(dump).not.toContain(inDump(secret));
      }
    }
  });

  it.each([[undefined], [null], [''], [' '], ['null'], ['undefined'], [[]], [{}], [0]])(
    'T3: %j in its place is refused and changes nothing',
    async (value) => {
      await expectRefused(() => value, ['invalid', 'token_invalid']);
    },
  );

  it('T4: another kind of token in its place is refused', async () => {
    const claims = { ...claimsOf(guestToken), exp: EXP, jti: String(claimsOf(guestToken).jti) };
    const contract = await signLink(SECRET, 'contract', claims);
    const ours = await signLink(SECRET, 'contract', { program: 'Soil', exp: EXP, jti: 'x' });
    const { uuid: userUuid } = (await test.me(session)).json();
    const reset = randomBytes(32).toString('base64url');
    const now = test.clock.now();
    const expiresAt = new Date(now.getTime() + HOUR);
    await insertToken(test.db, { hash: hashOfToken(reset), kind: 'reset', userUuid, now, expiresAt });
    for (const token of [contract, ours, reset, session]) await expectRefused(() => token);
  });

  it('T4: a token signed with another key, or for an invitation that we never made, is refused', async () => {
    expect(sign(HEADER, claimsOf(guestToken))).toBe(guestToken);
    await expectRefused((good) => sign(HEADER, claimsOf(good), Buffer.from(SECRET)));
    await expectRefused((good) => sign(HEADER, claimsOf(good), Buffer.alloc(32)));
    await expectRefused((good) => sign(HEADER, { ...claimsOf(good), jti: randomBytes(32).toString('base64url') }));
  });

  it.each(['none', 'None', 'NONE', 'nOnE', ''])('T8: alg %j is refused', async (alg) => {
    const head = encode({ alg, typ: 'JWT' });
    await expectRefused((good) => `${head}.${good.split('.')[1]}.`);
    await expectRefused((good) => `${head}.${good.split('.')[1]}`);
    await expectRefused((good) => withPart(good, 0, head));
  });

  it.each(['sha384', 'sha512'])('T8: another algorithm with the right key (%s) is refused', async (hash) => {
    const alg = hash.replace('sha', 'HS');
    await expectRefused((good) => sign({ alg, typ: 'JWT' }, claimsOf(good), key, hash));
    await expectRefused((good) => sign(HEADER, claimsOf(good), key, hash));
    await expectRefused((good) => sign({ alg, typ: 'JWT' }, claimsOf(good)));
  });

  it.each([
    { jku: 'https://evil.example/keys' },
    { jwk: { kty: 'oct', k: 'AAAA' } },
    { kid: '../../dev/null' },
    { x5u: 'https://evil.example' },
    { crit: ['exp'] },
    { zip: 'DEF' },
    { typ: 'JWS' },
  ])('T8: the header %j is refused, even with a right signature', async (extra) => {
    await expectRefused((good) => sign({ ...HEADER, ...extra }, claimsOf(good)));
  });

  it.each([{ role: 'owner' }, { email: 'other@example.com' }, { exp: EXP }, { ranch_name: 'Mine' }, { jti: 'x' }])(
    'T8: a payload changed to %j under the old signature is refused',
    async (change) => {
      await expectRefused((good) => withPart(good, 1, encode({ ...claimsOf(good), ...change })));
    },
  );

  it('T8: a payload without its secret is refused, even with a right signature', async () => {
    for (const jti of [undefined, 7, null, [], {}, '']) {
      await expectRefused((good) => sign(HEADER, { ...claimsOf(good), jti }));
    }
  });

  const last = (good: string) => good.slice(0, -1);
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  /** Another last letter for the same bytes: only the first four of its six bits count. */
  const stray = (good: string) => {
    const index = ALPHABET.indexOf(good.slice(-1));
    return last(good) + (ALPHABET[index ^ 1] ?? '');
  };
  it.each<[string, (good: string) => string]>([
    ['padded', (good) => `${good}=`],
    ['shortened', last],
    ['longer', (good) => `${good}A`],
    ['empty', (good) => withPart(good, 2, '')],
    ['all zeros', (good) => withPart(good, 2, 'A'.repeat(43))],
    ['in other letters for the same bytes', stray],
    ['in plain base64', (good) => withPart(good, 2, `${(good.split('.')[2] ?? '').replace(/-/g, '+')}+`)],
    [
      'of another token',
      (good) => withPart(good, 2, (good === guestToken ? userToken : guestToken).split('.')[2] ?? ''),
    ],
    ['followed by a newline', (good) => `${good}\n`],
    ['followed by a blank', (good) => `${good} `],
    ['after a blank', (good) => ` ${good}`],
    ['followed by a fourth part', (good) => `${good}.AAAA`],
    ['followed by a dot', (good) => `${good}.`],
    ['followed by another token', (good) => `${good} ${good}`],
  ])('T8: a signature that is %s is refused', async (_how, change) => {
    expect(change(guestToken)).not.toBe(guestToken);
    await expectRefused(change);
  });

  it('T8: every single letter of the signature counts', async () => {
    const start = guestToken.lastIndexOf('.') + 1;
    for (let at = start; at < guestToken.length; at += 7) {
      await expectRefused((good) => {
        const other = good[at] === 'A' ? 'B' : 'A';
        return good.slice(0, at) + other + good.slice(at + 1);
      });
    }
  });

  it('I3: any text as a token is refused with a sentence and breaks nothing', async () => {
    const odd = fc.oneof(
      fc.json(),
      fc.constantFrom('null', '[]', '7', '""', '{"exp":"soon"}', '{"exp":1e999}', '{"exp":NaN}', '{"__proto__":{}}'),
      fc.string({ unit: 'binary' }),
    );
    const part = fc.oneof(
      odd.map((text) => Buffer.from(text).toString('base64url')),
      odd.map((text) => Buffer.from(text).toString('base64')),
      fc.string(),
      fc.constantFrom(...guestToken.split('.')),
    );
    const parts = fc.array(part, { maxLength: 4 }).map((all) => all.join('.'));
    const long = fc.constantFrom('x'.repeat(4097), 'x.'.repeat(15_000), 'x'.repeat(100_000));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ arbitrary: parts, weight: 8 }, fc.string({ unit: 'binary' }), long),
        async (token) => {
          fc.pre(token !== guestToken);
          for (const response of [await join(token), await accept(token)]) {
            expect([410, 413, 422]).toContain(response.statusCode);
            expect(response.json().error).toMatch(/^[A-Z].{10,}/);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is still good after all of that', async () => {
    expect((await join(guestToken)).statusCode).toBe(201);
    expect((await accept(userToken)).statusCode).toBe(200);
  });
});
