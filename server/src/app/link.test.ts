import { HostRanch } from '../../test/support/HostRanch';
import { cancelTokenFor, resetTokenFor } from '../../test/support/mailbox';
import { partnerToken, joinAsPartner } from '../../test/support/partners';
import { DAY, MINUTE, PASSWORD, SECOND, TestApp } from '../../test/support/testApp';
import { wholeState } from '../../test/support/wholeState';

jest.setTimeout(60_000);

const PATH = '/api/v1/link';
const KINDS = ['invitation', 'contract', 'reset', 'cancel_delete'] as const;
type Kind = (typeof KINDS)[number];

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

let people = 0;
const fresh = () => `person${(people += 1)}@example.com`;

const ask = (kind: unknown, token: unknown) => test.post(PATH, { kind, token });
const stateOf = async (kind: Kind, token: string) => {
  const response = await ask(kind, token);
  return [response.statusCode, response.json()];
};
const says = (state: string) => [200, { state }];

/** A good token of each kind, and what uses it up. */
const LINKS: Record<Kind, () => Promise<{ token: string; use: () => Promise<number>; goodForMs: number }>> = {
  invitation: async () => {
    const email = fresh();
    const session = await test.newcomer(email);
    const token = await host.tokenFor(email);
    const use = async () =>
      (await test.post('/api/v1/ranch/join', { invitation_token: token }, { token: session })).statusCode;
    return { token, use, goodForMs: 7 * DAY };
  },
  contract: async () => {
    const token = await partnerToken(test);
    const use = async () => (await joinAsPartner(test, token, { email: fresh() })).statusCode;
    return { token, use, goodForMs: 30 * DAY };
  },
  reset: async () => {
    const email = fresh();
    await test.newcomer(email);
    test.clock.advance(MINUTE);
    const token = await resetTokenFor(test, email);
    const body = { token, password: 'five lame ducks at noon' };
    return {
      token,
      use: async () => (await test.post('/api/v1/auth/password-reset', body)).statusCode,
      goodForMs: 60 * MINUTE,
    };
  },
  cancel_delete: async () => {
    const email = fresh();
    const token = await cancelTokenFor(test, email, await test.newcomer(email), PASSWORD);
    return {
      token,
      use: async () => (await test.post('/api/v1/user/cancel_delete', { token })).statusCode,
      goodForMs: 30 * DAY,
    };
  },
};

describe.each(KINDS)('a link of the kind %s', (kind) => {
  it('is good, however often anybody asks, and asking changes nothing', async () => {
    const { token, use } = await LINKS[kind]();
    const before = await wholeState(test.db);
    expect([await stateOf(kind, token), await stateOf(kind, token)]).toEqual([says('good'), says('good')]);
    expect(await wholeState(test.db)).toEqual(before);
    expect(await use()).toBeLessThan(300);
  });

  it('is told to be used once it is', async () => {
    const { token, use } = await LINKS[kind]();
    await use();
    expect(await stateOf(kind, token)).toEqual(says('used'));
  });

  it('is told to be expired from its end on', async () => {
    const { token, goodForMs } = await LINKS[kind]();
    test.clock.advance(goodForMs - 2 * MINUTE);
    expect(await stateOf(kind, token)).toEqual(says('good'));
    test.clock.advance(2 * MINUTE + SECOND);
    expect(await stateOf(kind, token)).toEqual(says('expired'));
    const { statusCode } = await test.login(host.email, PASSWORD);
    expect(statusCode).toBe(200);
  });

  it('is told to be revoked once it is', async () => {
    const { token } = await LINKS[kind]();
    const ended = { ended_as: 'revoked' as const, ended_at: test.clock.now() };
    for (const table of ['invitations', 'contract_links', 'one_time_tokens'] as const)
      await test.db.updateTable(table).set(ended).where('ended_as', 'is', null).execute();
    expect(await stateOf(kind, token)).toEqual(says('revoked'));
  });

  it('T4: is none of any other kind', async () => {
    const { token } = await LINKS[kind]();
    for (const other of KINDS.filter((one) => one !== kind))
      expect([other, await stateOf(other, token)]).toEqual([other, says('invalid')]);
    expect(await stateOf(kind, await test.newcomer(fresh()))).toEqual(says('invalid'));
  });

  it('is told to be invalid when it has lost a part', async () => {
    const { token } = await LINKS[kind]();
    expect(await stateOf(kind, token.slice(0, -3))).toEqual(says('invalid'));
    expect(await stateOf(kind, `${token}A`)).toEqual(says('invalid'));
  });

  it('T3: is refused when it is none', async () => {
    for (const token of [undefined, null, '', ' ', 'null', 'undefined', [], {}, 0]) {
      const response = await ask(kind, token);
      expect([token, response.statusCode]).toEqual([token, 422]);
      expect(response.json().details).toHaveProperty('token', expect.any(String));
    }
  });
});

it.each([undefined, null, '', 'Reset', 'session', 0, ['reset'], {}])('the kind %j is refused by name', async (kind) => {
  const response = await ask(kind, 'a token');
  expect(response.statusCode).toBe(422);
  expect(response.json().details).toHaveProperty('kind', expect.stringContaining('invitation, contract'));
});

it('counts like every check of a token: 60 in a minute from one address, then 429', async () => {
  const limited = await TestApp.start({ config: { rateLimitPerAddress: 60 } });
  const once = (ip: string) => limited.post(PATH, { kind: 'reset', token: 'A'.repeat(43) }, { ip });
  const all = [];
  for (let tries = 0; tries < 61; tries += 1) all.push(await once('198.51.100.9'));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([...new Array<number>(60).fill(200), 429]);
  expect(all.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await once('198.51.100.10')).statusCode).toBe(200);
  await limited.close();
});
