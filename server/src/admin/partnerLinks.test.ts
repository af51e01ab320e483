import type { ListedLink } from '@contract/partners/partnerLinks';
import { actAs, signInAdmin } from '../../test/support/admins';
import { partnerToken, joinAsPartner, partner } from '../../test/support/partners';
import { DAY, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

const PATH = '/api/v1/contract';

let test: TestApp;
let maria: string;
beforeEach(async () => {
  test = await TestApp.start();
  maria = await test.newcomer('maria@example.com');
});
afterEach(() => test.close());

async function list(token?: string, cursor = '') {
  return test.get(`${PATH}?cursor=${cursor}`, { token: token ?? (await signInAdmin(test)) });
}
const links = async () => (await list()).json<{ links: ListedLink[] }>().links;
const revoke = (uuid: string, token: string) => test.call('DELETE', `${PATH}/${uuid}`, { token, ip: '203.0.113.7' });

describe('the list of partner links', () => {
  it('is refused with 401 to a guest, with 403 to anyone who is no admin and to a masquerade', async () => {
    expect((await test.get(PATH)).statusCode).toBe(401);
    for (const token of [maria, await actAs(test, 'maria@example.com')])
      expect((await list(token)).statusCode).toBe(403);
  });

  it('names the program, whom it is for, from when until when it is good, and never its token', async () => {
    await partnerToken(test, { email: ' Pat@Example.com ', program: 'Carbon 2026' });
    const made = test.clock.now();
    const response = await list();
    expect(response.json()).toEqual({
      links: [
        {
          uuid: expect.any(String),
          program: 'Carbon 2026',
          email: 'pat@example.com',
          created_at: made.toISOString(),
          expires_at: new Date(made.getTime() + 30 * DAY).toISOString(),
          state: 'good',
          ranch: null,
        },
      ],
      next_cursor: null,
    });
  });

  it('says nobody’s email where none was given', async () => {
    await partnerToken(test);
    expect(await links()).toMatchObject([{ email: null }]);
  });

  it('holds what the partner answered once the link is used', async () => {
    const token = await partnerToken(test);
    await joinAsPartner(test, token);
    const { name, state, zip, ranch_type, members_count, title, preferred_communication } = partner(token);
    const ranch = { name, state, zip, ranch_type, members_count, title, preferred_communication };
    expect(await links()).toMatchObject([{ state: 'used', ranch }]);
  });

  it('still says that a link was used when its ranch is gone', async () => {
    await joinAsPartner(test, await partnerToken(test));
    await test.db.deleteFrom('ranches').where('name', '=', 'Dry Creek').execute();
    expect(await links()).toMatchObject([{ state: 'used', ranch: null }]);
  });

  it('says that a link has expired from its end on', async () => {
    await partnerToken(test);
    test.clock.advance(30 * DAY);
    expect(await links()).toMatchObject([{ state: 'expired' }]);
  });

  it('comes page by page, the newest first', async () => {
    for (let made = 0; made < 51; made += 1) {
      test.clock.advance(DAY / 100);
      await partnerToken(test, { program: `Carbon ${made}` });
    }
    const first = (await list()).json();
    expect(first.links.map(({ program }: ListedLink) => program)).toEqual(
      Array.from({ length: 50 }, (_, at) => `Carbon ${50 - at}`),
    );
    const second = (await list(undefined, first.next_cursor)).json();
    expect(second).toMatchObject({ links: [{ program: 'Carbon 0' }], next_cursor: null });
    expect((await list(undefined, 'elsewhere')).statusCode).toBe(422);
  });
});

describe('a link that is revoked', () => {
  it('is refused with 401 to a guest, with 403 to anyone who is no admin and to a masquerade', async () => {
    const token = await partnerToken(test);
    const [{ uuid } = { uuid: '' }] = await links();
    expect((await test.call('DELETE', `${PATH}/${uuid}`)).statusCode).toBe(401);
    for (const session of [maria, await actAs(test, 'maria@example.com')])
      expect((await revoke(uuid, session)).statusCode).toBe(403);
    expect((await joinAsPartner(test, token)).statusCode).toBe(201);
  });

  it('opens nothing from then on, says so in the list, and is written down', async () => {
    const token = await partnerToken(test, { email: 'pat@example.com' });
    const [{ uuid } = { uuid: '' }] = await links();
    expect((await revoke(uuid, await signInAdmin(test))).statusCode).toBe(204);
    const joined = await joinAsPartner(test, token);
    expect([joined.statusCode, joined.json().code]).toEqual([410, 'token_revoked']);
    expect(await links()).toMatchObject([{ uuid, state: 'revoked', ranch: null }]);
    const entry = test.db.selectFrom('audit_log').selectAll().where('action', '=', 'contract_link_revoked');
    const who = { actor_email: 'admin@example.com', target_email: 'pat@example.com', address: '203.0.113.7' };
    expect(await entry.execute()).toMatchObject([who]);
  });

  it('must be open: a used, an expired, a revoked and an unknown one are 404, and stay as they are', async () => {
    await joinAsPartner(test, await partnerToken(test));
    const [used] = await links();
    await partnerToken(test);
    test.clock.advance(30 * DAY);
    const [expired] = await links();
    const admin = await signInAdmin(test);
    const before = await links();
    for (const uuid of [used?.uuid, expired?.uuid, '6f0c2a52-7a3b-4a55-9d1e-5d0f2f6b8a11', 'x'])
      expect((await revoke(uuid ?? '', admin)).statusCode).toBe(404);
    expect(await links()).toEqual(before);
    expect(await test.db.selectFrom('audit_log').where('action', '=', 'contract_link_revoked').execute()).toEqual([]);
  });

  it('T2: makes a ranch or is revoked, never both, when both are tried at once', async () => {
    const token = await partnerToken(test);
    const [{ uuid } = { uuid: '' }] = await links();
    const admin = await signInAdmin(test);
    const [joined, revoked] = await Promise.all([joinAsPartner(test, token), revoke(uuid, admin)]);
    expect([
      [201, 404],
      [410, 204],
    ]).toContainEqual([joined.statusCode, revoked.statusCode]);
  });
});

it('a ranch says to its people which program it is in, and one without a program says that', async () => {
  const { token } = (await joinAsPartner(test, await partnerToken(test))).json<{ token: string }>();
  expect((await test.me(token)).json()).toMatchObject({ ranches: [{ name: 'Dry Creek', program: 'Carbon 2026' }] });
  expect((await test.me(maria)).json()).toMatchObject({ ranches: [{ program: null }] });
});
