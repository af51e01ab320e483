import { actAs } from '../../test/support/actAs';
import { cancelTokenFor, mailbox, newestMail } from '../../test/support/mailbox';
import { DAY, PASSWORD, SITE, TestApp, tokenIn } from '../../test/support/testApp';

const PATH = '/api/v1/user/me';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

let number = 0;
const person = async () => {
  number += 1;
  const email = `person${number}@example.com`;
  return { email, token: await test.newcomer(email) };
};
const in30Days = () => new Date(test.clock.now().getTime() + 30 * DAY).toISOString();
const erase = (token: string, body: unknown = { password: PASSWORD }) => test.call('DELETE', PATH, { token, body });
const scheduled = async (token: string) => (await test.me(token)).json().deletion_scheduled_at as string | null;
const cancel = (token: unknown) => test.post('/api/v1/user/cancel_delete', { token });
const uuidOf = async (token: string) => (await test.me(token)).json().uuid as string;
const ranchOf = async (token: string) => (await test.me(token)).json().ranches[0].ranch_uuid as string;
const addMember = async (ranch_uuid: string, token: string, role: 'owner' | 'manager' | 'viewer') => {
  const row = { ranch_uuid, user_uuid: await uuidOf(token), role, joined_at: test.clock.now() };
  await test.db.insertInto('memberships').values(row).execute();
};

describe('asking for the deletion of an account', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.call('DELETE', PATH, { body: { password: PASSWORD } });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('is refused with 403 on the cookie from a foreign site', async () => {
    const { token } = await person();
    const headers = { cookie: `session=${token}`, origin: 'https://evil.example' };
    const response = await test.call('DELETE', PATH, { body: { password: PASSWORD }, headers });
    expect([response.statusCode, await scheduled(token)]).toEqual([403, null]);
  });

  it('M1: is refused with 403 to an admin who acts as the person', async () => {
    const { email, token } = await person();
    const response = await erase(await actAs(test, email));
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'forbidden', error: expect.stringMatching(/admin/) });
    expect(await scheduled(token)).toBeNull();
  });

  it('answers 202 with the day, 30 days ahead, that me then tells', async () => {
    const { token } = await person();
    const response = await erase(token);
    expect([response.statusCode, response.json()]).toEqual([202, { deletion_scheduled_at: in30Days() }]);
    expect(await scheduled(token)).toBe(in30Days());
  });

  it('mails the day in words and a link that calls it off to the stored address', async () => {
    const { email, token } = await person();
    await erase(token);
    const [mail] = await test.mails(email);
    expect(mail?.to).toEqual([{ address: email, name: '' }]);
    expect(mail?.subject).toBe('Your account will be deleted on May 31, 2026');
    expect(mail?.text).toContain('On May 31, 2026 it will be gone for good');
    expect(mail?.text).toContain(`${SITE}/cancel_delete?token=`);
  });

  it('T7: no header of the request changes the link', async () => {
    const { email, token } = await person();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await test.call('DELETE', PATH, { token, body: { password: PASSWORD }, headers });
    const mail = await newestMail(test, email, 'will be deleted');
    expect(mail.text).toContain(`${SITE}/cancel_delete?token=`);
    expect(`${mail.text}${mail.html}${JSON.stringify(mail.headers)}`).not.toContain('evil.example');
  });

  it('again keeps the first day, and whichever link is opened first keeps the account', async () => {
    const { email, token } = await person();
    const day = in30Days();
    const first = await cancelTokenFor(test, email, token, PASSWORD);
    test.clock.advance(3 * DAY);
    expect((await erase(token)).json()).toEqual({ deletion_scheduled_at: day });
    expect(await scheduled(token)).toBe(day);
    expect((await cancel(first)).statusCode).toBe(204);
    expect(await scheduled(token)).toBeNull();
    const second = tokenIn(await newestMail(test, email, 'will be deleted'), 'token');
    expect((await cancel(second)).json().code).toBe('token_revoked');
  });

  it('is called off exactly once, however many links were asked for at once', async () => {
    const { email, token } = await person();
    await Promise.all(Array.from({ length: 6 }, () => erase(token)));
    const links = (await mailbox(test, email)).map((mail) => tokenIn(mail, 'token'));
    expect(links).toHaveLength(6);
    const answers = [];
    for (const link of links) answers.push((await cancel(link)).statusCode);
    expect(answers.sort()).toEqual([204, 410, 410, 410, 410, 410]);
  });

  it('is refused with 401 beside the field when the password is wrong, and mails nobody', async () => {
    const { email, token } = await person();
    const response = await erase(token, { password: 'wrong' });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: 'wrong_credentials',
      details: { password: 'Your password is wrong' },
    });
    expect([await scheduled(token), await mailbox(test, email)]).toEqual([null, []]);
  });

  it('L1: after ten wrong passwords the right one has to wait', async () => {
    const { token } = await person();
    for (let round = 0; round < 10; round += 1) await erase(token, { password: 'wrong' });
    const waiting = await erase(token);
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
    test.clock.advance(60_000);
    expect((await erase(token)).statusCode).toBe(202);
  });

  it('is refused with 409 to the last owner of a ranch with others on it, until there is another owner', async () => {
    const { email, token } = await person();
    const [viewer, partner] = [await test.newcomer('viewer@example.com'), await test.newcomer('partner@example.com')];
    await addMember(await ranchOf(token), viewer, 'viewer');
    const response = await erase(token);
    expect([response.statusCode, response.json().code]).toEqual([409, 'last_owner']);
    expect([await scheduled(token), await mailbox(test, email)]).toEqual([null, []]);
    expect((await erase(viewer)).statusCode).toBe(202);
    await addMember(await ranchOf(token), partner, 'owner');
    expect((await erase(token)).statusCode).toBe(202);
  });

  it.each([[['a']], [{}], [7], [null], [true], [''], [undefined]])(
    'L4: refuses %j as a password, and mails nobody',
    async (password) => {
      const { email, token } = await person();
      const response = await erase(token, { password });
      expect([response.statusCode, response.json().details]).toEqual([422, { password: 'Password is required' }]);
      expect([await scheduled(token), await mailbox(test, email)]).toEqual([null, []]);
    },
  );

  it('L6: refuses fields that it does not know', async () => {
    const { token } = await person();
    for (const field of ['id', 'uuid', 'email', 'deletion_scheduled_at', 'is_admin', 'exp']) {
      expect((await erase(token, { password: PASSWORD, [field]: true })).statusCode).toBe(422);
    }
    expect(await scheduled(token)).toBeNull();
  });

  it('F7: takes JSON alone: a form is 415, and no body or a broken one 400', async () => {
    const { token } = await person();
    const send = (body?: string, headers = {}) =>
      test.call('DELETE', PATH, { token, ...(body === undefined ? {} : { body }), headers });
    const form = await send(`password=${PASSWORD}`, { 'content-type': 'application/x-www-form-urlencoded' });
    const text = await send(JSON.stringify({ password: PASSWORD }), { 'content-type': 'text/plain' });
    expect([form.statusCode, text.statusCode]).toEqual([415, 415]);
    expect([(await send()).statusCode, (await send('{"password"')).statusCode]).toEqual([400, 400]);
    expect(await scheduled(token)).toBeNull();
  });

  it('is 429 past the tries of an address', async () => {
    const limited = await TestApp.start({ config: { rateLimitPerAddress: 2 } });
    const token = await limited.newcomer('maria@example.com');
    const guess = () => limited.call('DELETE', PATH, { token, body: { password: 'guess' } });
    expect([(await guess()).statusCode, (await guess()).statusCode]).toEqual([401, 429]);
    await limited.close();
  });
});
