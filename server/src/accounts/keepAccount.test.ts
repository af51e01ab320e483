import { actAs } from '../../test/support/actAs';
import { cancelTokenFor } from '../../test/support/mailbox';
import { DAY, PASSWORD, TestApp } from '../../test/support/testApp';

const PATH = '/api/v1/user/keep';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

let number = 0;
/** Somebody whose account is to be deleted, and the token of the link in the mail. */
const leaver = async () => {
  number += 1;
  const email = `keeper${number}@example.com`;
  const token = await test.newcomer(email);
  return { email, token, link: await cancelTokenFor(test, email, token, PASSWORD) };
};
const keep = (token: string) => test.call('POST', PATH, { token });
const scheduled = async (token: string) => (await test.me(token)).json().deletion_scheduled_at as string | null;

describe('keeping the account from inside', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.call('POST', PATH, {});
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('F7: is refused with 403 on the cookie from a foreign site', async () => {
    const { token } = await leaver();
    const headers = { cookie: `session=${token}`, origin: 'https://evil.example' };
    expect((await test.call('POST', PATH, { headers })).statusCode).toBe(403);
    expect(await scheduled(token)).not.toBeNull();
  });

  it('answers 204, and nothing is scheduled any more', async () => {
    const { token } = await leaver();
    expect(await scheduled(token)).not.toBeNull();
    const response = await keep(token);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await scheduled(token)).toBeNull();
    test.clock.advance(DAY);
    expect((await test.me(token)).statusCode).toBe(200);
  });

  it('changes nothing for a person who leaves nowhere, and nothing for anyone else', async () => {
    const [staying, leaving] = [await test.newcomer('staying@example.com'), await leaver()];
    const before = (await test.me(staying)).json();
    expect((await keep(staying)).statusCode).toBe(204);
    expect((await test.me(staying)).json()).toEqual(before);
    expect(await scheduled(leaving.token)).not.toBeNull();
  });

  it('T2: ends the links of the mails: none calls off a later deletion', async () => {
    const { email, token, link } = await leaver();
    await keep(token);
    await cancelTokenFor(test, email, token, PASSWORD);
    const response = await test.post('/api/v1/user/cancel_delete', { token: link });
    expect([response.statusCode, response.json().code]).toEqual([410, 'token_revoked']);
    expect(await scheduled(token)).not.toBeNull();
  });

  it('M1: is open to an admin who acts as the person', async () => {
    const { email, token } = await leaver();
    expect((await keep(await actAs(test, email))).statusCode).toBe(204);
    expect(await scheduled(token)).toBeNull();
  });

  it('is done once where it is asked for 20 times at once', async () => {
    const { token } = await leaver();
    const all = await Promise.all(Array.from({ length: 20 }, () => keep(token)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await scheduled(token)).toBeNull();
  });
});
