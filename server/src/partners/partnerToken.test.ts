import { createHmac, randomBytes } from 'node:crypto';
import { partnerToken, countMade, joinAsPartner } from '../../test/support/partners';
import { DAY, PASSWORD, SECOND, SECRET, TestApp } from '../../test/support/testApp';
import { signLink } from '../http/linkTokens';

jest.setTimeout(30_000);

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  token = await partnerToken(test);
});
afterAll(() => test.close());

let people = 0;
/** An email that nobody has had so far in this file. */
const fresh = () => `partner${(people += 1)}@example.com`;
const join = (contract_token: unknown, overrides: Record<string, unknown> = {}) =>
  joinAsPartner(test, contract_token, { email: fresh(), ...overrides });
const codeOf = (response: Awaited<ReturnType<typeof join>>) => [response.statusCode, response.json().code];
const exp = () => Math.floor(test.clock.now().getTime() / 1000) + 1000;

describe('the token in the link of a partner', () => {
  it('T2: makes one account of 20 tries at once', async () => {
    const before = await countMade(test);
    const all = await Promise.all(Array.from({ length: 20 }, () => join(token)));
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const others = all.filter(({ statusCode }) => statusCode !== 201).map(codeOf);
    expect(others).toEqual(new Array(19).fill([410, 'token_used']));
    expect(await countMade(test)).toEqual(before.map((count) => count + 1));
    expect(codeOf(await join(token))).toEqual([410, 'token_used']);
  });

  it('T3: is refused when it is absent, empty or no text, and no row changes', async () => {
    const before = await countMade(test);
    for (const value of [undefined, null, '', ' ', 'null', 'undefined', [], {}, 0, [token], { token }]) {
      const { statusCode } = await join(value);
      expect([value, statusCode >= 400 && statusCode < 500]).toEqual([value, true]);
    }
    expect(await countMade(test)).toEqual(before);
    const open = await test.db.selectFrom('contract_links').where('ended_as', 'is', null).selectAll().execute();
    expect(open.length).toBeGreaterThan(0);
  });

  it('is good one second before its 30 days are over, and expired at their end', async () => {
    const late = await partnerToken(test);
    test.clock.advance(30 * DAY - SECOND);
    expect((await join(token)).statusCode).toBe(201);
    test.clock.advance(SECOND);
    expect(codeOf(await join(late))).toEqual([410, 'token_expired']);
  });

  it('says so when it was withdrawn', async () => {
    await test.db
      .updateTable('contract_links')
      .set({ ended_as: 'revoked', ended_at: test.clock.now() })
      .where('ended_as', 'is', null)
      .execute();
    expect(codeOf(await join(token))).toEqual([410, 'token_revoked']);
  });

  it('stays good when another field is refused', async () => {
    expect((await join(token, { password: 'password1' })).statusCode).toBe(422);
    expect((await join(token)).statusCode).toBe(201);
  });

  it('T4: is no token of another kind, and none of another kind is it', async () => {
    const [head = '', payload = ''] = token.split('.');
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const session = await test.newcomer(fresh());
    const others = [
      await signLink(SECRET, 'invitation', { program: 'Carbon 2026', exp: exp(), jti }),
      session,
      jti,
      randomBytes(32).toString('base64url'),
      `${head}.${payload}`,
    ];
    for (const other of others) expect(codeOf(await join(other))).toEqual([410, 'token_invalid']);
    expect((await test.me(token)).statusCode).toBe(401);
    expect((await test.me(jti)).statusCode).toBe(401);
    const joining = { email: fresh(), first_name: 'Pat', last_name: 'Miller', full_name: 'Pat Miller' };
    const rest = { password: PASSWORD, phone_number: '555', invitation_token: token };
    const elsewhere = [
      await test.post('/api/v1/auth/join', { ...joining, ...rest }),
      await test.post('/api/v1/ranch/join', { invitation_token: token }, { token: session }),
      await test.post('/api/v1/auth/password-reset', { password: 'eight brown hens', token }),
      await test.post('/api/v1/auth/password-reset', { password: 'eight brown hens', token: jti }),
      await test.post('/api/v1/user/cancel_delete', { token }),
      await test.post('/api/v1/user/cancel_delete', { token: jti }),
    ];
    expect(elsewhere.map(codeOf)).toEqual(elsewhere.map(() => [410, 'token_invalid']));
    expect((await join(token)).statusCode).toBe(201);
  });

  describe('when it was tampered with', () => {
    const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const parts = () => {
      const [head = '', payload = '', signature = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return { head, payload, signature, claims };
    };
    const signed = (head: object, payload: string, key: string, hash = 'sha256') => {
      const text = `${base64url(head)}.${payload}`;
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
    };

    it.each<[string, () => string]>([
      ['has no algorithm', () => `${base64url({ alg: 'none', typ: 'JWT' })}.${parts().payload}.`],
      [
        'has no algorithm and a signature',
        () => `${base64url({ alg: 'None' })}.${parts().payload}.${parts().signature}`,
      ],
      ['names another algorithm', () => signed({ alg: 'HS512', typ: 'JWT' }, parts().payload, SECRET, 'sha512')],
      ['names its own key', () => signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'a' } }, parts().payload, 'a')],
      ['names where its key is', () => signed({ alg: 'HS256', jku: 'https://evil.example' }, parts().payload, 'a')],
      ['names a key by kid', () => signed({ alg: 'HS256', typ: 'JWT', kid: '/dev/null' }, parts().payload, '')],
      ['is signed with the secret itself', () => signed({ alg: 'HS256', typ: 'JWT' }, parts().payload, SECRET)],
      [
        'has a changed payload',
        () => `${parts().head}.${base64url({ ...parts().claims, program: 'Other' })}.${parts().signature}`,
      ],
      ['has a padded signature', () => `${token}=`],
      [
        'has stray bits in its signature',
        () => token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1),
      ],
      ['has no signature', () => `${parts().head}.${parts().payload}.`],
      ['has a fourth part', () => `${token}.a`],
      ['has white space around it', () => ` ${token} `],
    ])('T8: is refused when it %s', async (_name, forge) => {
      const before = await countMade(test);
      expect(codeOf(await join(forge()))).toEqual([410, 'token_invalid']);
      expect(await countMade(test)).toEqual(before);
    });

    it('T8: is refused when it is signed by us and not known', async () => {
      const unknown = await signLink(SECRET, 'contract', { program: 'Carbon 2026', exp: exp(), jti: 'unknown' });
      expect(codeOf(await join(unknown))).toEqual([410, 'token_invalid']);
    });
  });
});
