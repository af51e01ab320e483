import { randomUUID } from 'node:crypto';
import { actAs } from '../../test/support/actAs';
import { HostRanch, joining, stateOf } from '../../test/support/HostRanch';
import { DAY, HOUR, SITE, TestApp, tokenIn } from '../../test/support/testApp';

let test: TestApp;
let host: HostRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  host = await HostRanch.start(test);
});
afterAll(() => test.close());

let guests = 0;
const newEmail = () => {
  guests += 1;
  return `guest${guests}@example.com`;
};
const revoke = (uuid: string, token = host.owner, path = host.path) =>
  test.call('DELETE', `${path}/${uuid}`, { token });

/** The three calls, each as that person makes it. */
const threeCalls = async (token: string | undefined, path = host.path) => {
  const { uuid } = (await host.invite(newEmail())).json();
  const sent = token === undefined ? {} : { token };
  return [
    await test.post(path, { email: newEmail(), role: 'viewer' }, sent),
    await test.get(path, sent),
    await test.call('DELETE', `${path}/${uuid}`, sent),
  ];
};

it('attack W12: an admin who acts for an owner invites crew, and no owner', async () => {
  const acting = await actAs(test, host.email);
  const invite = (role: string) => test.post(host.path, { email: newEmail(), role }, { token: acting });
  expect([(await invite('owner')).statusCode, (await invite('member')).statusCode]).toEqual([403, 201]);
  expect((await host.list()).map(({ role }) => role)).toEqual(['member']);
});

describe('invitations', () => {
  it('are refused with 401 to a guest', async () => {
    for (const response of await threeCalls(undefined)) {
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    }
  });

  it.each(['member', 'viewer'] as const)('are refused with 403 to a %s, and nothing changes', async (role) => {
    const token = await host.addMember(newEmail(), role);
    for (const response of await threeCalls(token)) {
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    }
    expect(await host.list()).toHaveLength(1);
  });

  it('answer 404 to who does not belong, with the words for a ranch that does not exist', async () => {
    const stranger = await test.newcomer(newEmail());
    const theirs = await threeCalls(stranger);
    const nobodys = await threeCalls(stranger, `/api/v1/ranch/${randomUUID()}/invitation`);
    expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(theirs.map(({ body }) => body)).toEqual(nobodys.map(({ body }) => body));
  });

  it.each(['1', 'null', '%00', "'--", '..%2f..'])('answer 404 for %s instead of the UUID of a ranch', async (uuid) => {
    for (const response of await threeCalls(host.owner, `/api/v1/ranch/${uuid}/invitation`)) {
      expect(response.statusCode).toBe(404);
    }
  });

  it.each(['owner', 'manager'] as const)('are open to a %s, all three calls', async (role) => {
    const token = await host.addMember(newEmail(), role);
    expect((await threeCalls(token)).map(({ statusCode }) => statusCode)).toEqual([201, 200, 204]);
  });
});

describe('inviting somebody', () => {
  it('answers 201 with the invitation, good for 7 days, without its token', async () => {
    const response = await host.invite('  New.Guest@Example.com ', 'manager');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'new.guest@example.com',
      role: 'manager',
      invited_by: host.email,
      expires_at: new Date(test.clock.now().getTime() + 7 * DAY).toISOString(),
    });
    expect(await host.list()).toEqual([response.json()]);
  });

  it('mails who invites, where to, as what, until when, and a link to join', async () => {
    const email = newEmail();
    await host.invite(email, 'viewer');
    const mail = await test.mailTo(email);
    const ends = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
    expect(mail.subject).toBe("Maria: join Maria's Ranch on Grazewell");
    expect(mail.text).toContain("Maria Lopez invites you to join Maria's Ranch on Grazewell, as a viewer.");
    expect(mail.text).toContain(ends.format(new Date(test.clock.now().getTime() + 7 * DAY)));
    const link = `${SITE}/join?invitationToken=${tokenIn(mail, 'invitationToken')}`;
    expect(mail.text).toContain(`Join Maria's Ranch:\n${link}\n`);
    expect(mail.html).toContain(`<a href="${link}"`);
  });

  it('mails who has an account another link, and the answer does not tell', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await test.newcomer(known);
    const answers = [await host.invite(known.toUpperCase()), await host.invite(unknown)];
    const shapes = answers.map((answer) => [
      answer.statusCode,
      Object.keys(answer.headers),
      Object.keys(answer.json()),
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
    expect((await test.mailTo(known)).text).toContain(`${SITE}/join-ranch?invitationToken=`);
    expect((await test.mailTo(unknown)).text).toContain(`${SITE}/join?invitationToken=`);
  });

  it.each([
    ['manager', 'owner', 403],
    ['manager', 'manager', 201],
    ['manager', 'viewer', 201],
    ['owner', 'owner', 201],
  ] as const)('as a %s with the role %s answers %d', async (own, role, status) => {
    const token = await host.addMember(newEmail(), own);
    const response = await host.invite(newEmail(), role, token);
    expect(response.statusCode).toBe(status);
    expect(await host.list()).toHaveLength(status === 201 ? 1 : 0);
    if (status === 403) expect(response.json().error).toBe('You cannot grant a role above your own');
  });

  it('who is on the ranch already is refused with 409 beside the email', async () => {
    const email = newEmail();
    await host.addMember(email, 'viewer');
    const response = await host.invite(` ${email.toUpperCase()}`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: 'This person is on the ranch already',
      details: { email: 'This person is on the ranch already' },
      code: 'already_member',
      reason: 'already_on_ranch',
      reasons: { email: { reason: 'already_on_ranch' } },
    });
    expect(await host.list()).toEqual([]);
    expect(await test.mails(email)).toEqual([]);
  });

  it('once more replaces the earlier invitation and mails again', async () => {
    const email = newEmail();
    const first = await host.tokenFor(email, 'manager');
    test.clock.advance(HOUR);
    const second = await host.tokenFor(email, 'viewer');
    expect((await host.list()).map(({ role }) => role)).toEqual(['viewer']);
    const refused = await test.post('/api/v1/auth/join', joining(email, first));
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'token_revoked']);
    expect((await test.post('/api/v1/auth/join', joining(email, second))).statusCode).toBe(201);
  });

  it('once more is possible after the earlier one has expired', async () => {
    const email = newEmail();
    await host.invite(email);
    test.clock.advance(8 * DAY);
    expect((await host.invite(email)).statusCode).toBe(201);
    expect(await host.list()).toHaveLength(1);
  });

  it('20 times at once leaves one open invitation and breaks nothing', async () => {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 20 }, () => host.invite(email)));
    const statuses = all.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...new Array<number>(3).fill(201), ...new Array<number>(17).fill(429)]);
    expect(await host.list()).toHaveLength(1);
  });

  it('T7: takes nothing of Host, X-Forwarded-Host and Forwarded into the link', async () => {
    const email = newEmail();
    const evil = 'evil.example';
    const headers = { host: evil, 'x-forwarded-host': evil, forwarded: `host=${evil}`, 'x-forwarded-proto': 'https' };
    const sent = { token: host.owner, headers };
    expect((await test.post(host.path, { email, role: 'member' }, sent)).statusCode).toBe(201);
    const { text = '', html = '' } = await test.mailTo(email);
    expect(`${text}${html}`).not.toContain(evil);
    expect(text).toContain(`\n${SITE}/join?invitationToken=`);
  });

  it('shows a ranch and a person as text, whatever they are called', async () => {
    const email = newEmail();
    const named = await HostRanch.start(test, 'http://evil.example <b>');
    const names = {
      first_name: '//evil.example',
      full_name: '<a href="x">www.evil.example</a>\r\nBcc: a@evil.example',
    };
    await test.db.updateTable('users').set(names).where('email', '=', named.email).execute();
    await named.invite(email);
    const mail = await test.mailTo(email);
    const [text, html] = [mail.text ?? '', mail.html ?? ''];
    for (const part of [mail.subject ?? '', text, html]) expect(part).not.toMatch(/evil\.example|\/\/evil|a@evil/);
    expect([...text.matchAll(/https?:\/\/[^\s]/g)]).toHaveLength(1);
    expect([...html.matchAll(/<a /g)]).toHaveLength(1);
    expect(html).not.toMatch(/<b>|href="x"/);
    expect(mail.bcc).toBeUndefined();
  });

  it('leaves marks of direction, which older names may hold, out of the mail', async () => {
    const email = newEmail();
    const names = { first_name: '\u202emaria', full_name: '\u2067Maria\u2069 Lopez' };
    await test.db.updateTable('users').set(names).where('email', '=', host.email).execute();
    await host.invite(email);
    const mail = await test.mailTo(email);
    expect(mail.subject).toBe("maria: join Maria's Ranch on Grazewell");
    expect(`${mail.text}${mail.html}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  const bad = [['a@b.co'], { $ne: '' }, 7, null, true, [], {}, '', ' ', '\0'];

  it.each(['email', 'role'])('L4: refuses anything else than such a text as %s, and mails nothing', async (field) => {
    const before = await stateOf(test);
    const mails = (await test.mails()).length;
    for (const value of bad) {
      const body = { email: newEmail(), role: 'member', [field]: value };
      const response = await test.post(host.path, body, { token: host.owner });
      expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, [field]]);
    }
    expect(await stateOf(test)).toEqual(before);
    expect(await test.mails()).toHaveLength(mails);
  });

  it.each(['admin', 'OWNER', 'constructor', '__proto__'])('refuses the role %s', async (role) => {
    const response = await test.post(host.path, { email: newEmail(), role }, { token: host.owner });
    expect(response.json().details).toEqual({ role: 'Choose a role' });
  });

  it.each(['id', 'uuid', 'ranch_uuid', 'invited_by', 'expires_at', 'exp', 'is_admin', 'token'])(
    'L6: refuses the unknown field %s and makes nothing',
    async (field) => {
      const body = { email: newEmail(), role: 'member', [field]: 'x' };
      const response = await test.post(host.path, body, { token: host.owner });
      expect([response.statusCode, Object.keys(response.json().details)]).toEqual([422, [field]]);
      expect(await host.list()).toEqual([]);
    },
  );
});

describe('the list of invitations', () => {
  it('shows what can be accepted, newest first, and never a token', async () => {
    const emails = [newEmail(), newEmail(), newEmail(), newEmail()];
    await host.invite(emails[0] ?? '');
    test.clock.advance(4 * DAY);
    const used = await host.tokenFor(emails[1] ?? '');
    await test.post('/api/v1/auth/join', joining(emails[1] ?? '', used));
    await host.invite(emails[2] ?? '');
    test.clock.advance(4 * DAY);
    await host.invite(emails[3] ?? '');
    await (await HostRanch.start(test)).invite(newEmail());
    const list = await host.list();
    expect(list.map(({ email }) => email)).toEqual([emails[3], emails[2]]);
    for (const one of list) {
      expect(Object.keys(one).sort()).toEqual(['email', 'expires_at', 'invited_by', 'role', 'uuid']);
    }
  });
});

describe('withdrawing an invitation', () => {
  it('answers 204 once, and then its link opens nothing', async () => {
    const email = newEmail();
    const token = await host.tokenFor(email);
    const uuid = (await host.list())[0]?.uuid ?? '';
    expect((await revoke(uuid)).statusCode).toBe(204);
    expect(await host.list()).toEqual([]);
    const refused = await test.post('/api/v1/auth/join', joining(email, token));
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'token_revoked']);
    expect((await revoke(uuid)).statusCode).toBe(404);
  });

  it.each([randomUUID(), '1', 'null', "'--"])('answers 404 for %s', async (uuid) => {
    expect((await revoke(uuid)).statusCode).toBe(404);
  });

  it('answers 404 for the invitation of another ranch, which stays good', async () => {
    const other = await HostRanch.start(test);
    const { uuid } = (await other.invite(newEmail())).json();
    expect((await revoke(uuid)).statusCode).toBe(404);
    expect(await other.list()).toHaveLength(1);
  });

  it('answers 404 for one that was used or has expired', async () => {
    const email = newEmail();
    const token = await host.tokenFor(email);
    const [used] = await host.list();
    await test.post('/api/v1/auth/join', joining(email, token));
    const { uuid: expired } = (await host.invite(newEmail())).json();
    test.clock.advance(7 * DAY);
    expect((await revoke(used?.uuid ?? '')).statusCode).toBe(404);
    expect((await revoke(expired)).statusCode).toBe(404);
  });
});
