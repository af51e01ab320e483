import {
  deal,
  everyThird,
  folded,
  HARD_TEXTS,
  isNoLine,
  isUnstorable,
  NAUGHTY_TEXTS,
  REFUSED_TEXTS,
} from '@testing/naughtyStrings';
import fc from 'fast-check';
import { joining } from '../support/HostRanch';
import { partnerToken, partner } from '../support/partners';
import { PASSWORD, signup } from '../support/testApp';
import { problemOf } from './problemOf';
import { Stage } from './Stage';

// Each text is a handful of calls, and a busy machine takes its time.
jest.setTimeout(600_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

type Texts = Record<string, string>;
type Answer = Awaited<ReturnType<Stage['send']>>;

/**
 * Sends texts. Those that are no line must be refused, each by its field's name and no other; without them the rest
 * has to be taken. Returns the texts as they must come back, and the answer.
 */
async function sendTexts(texts: Texts, send: (texts: Texts) => Promise<Answer>) {
  const bad = Object.keys(texts).filter((field) => isNoLine(texts[field] ?? ''));
  if (bad.length > 0) {
    const refusal = await send(texts);
    expect([texts, problemOf(refusal), refusal.statusCode]).toEqual([texts, undefined, 422]);
    expect([texts, Object.keys(refusal.json().details).sort()]).toEqual([texts, bad.sort()]);
  }
  const sent = { ...texts, ...Object.fromEntries(bad.map((field) => [field, 'harmless'])) };
  const answer = await send(sent);
  if (answer.statusCode > 201) throw new Error(`${JSON.stringify(sent)} is refused: ${answer.body}`);
  return { answer, kept: Object.fromEntries(Object.entries(sent).map(([field, text]) => [field, folded(text)])) };
}

const read = async (token = stage.host.owner) => (await stage.test.me(token)).json();
const PROFILE = { method: 'PATCH', pattern: '/api/v1/user/profile' } as const;
const RANCH = { method: 'PATCH', pattern: '/api/v1/ranch/:ranchUuid' } as const;
const CONTRACT = { method: 'POST', pattern: '/api/v1/contract' } as const;
const search = async (query: string, by: 'query' | 'cursor' = 'query') =>
  stage.test.get(`/api/v1/admin/users?${by}=${encodeURIComponent(query)}`, { token: stage.tokenOf('admin') ?? '' });

describe('R4: a naughty text', () => {
  it('is refused by name or comes back from the profile as it was', async () => {
    for (const texts of deal(NAUGHTY_TEXTS, ['full_name', 'phone_number'])) {
      const { kept } = await sendTexts(texts, (body) => stage.send(PROFILE, 'owner', body));
      expect(await read()).toMatchObject(kept);
    }
  });

  it('is refused by name or comes back as the name of a ranch, by which an admin finds it', async () => {
    const thirds = new Set(everyThird(1));
    for (const name of NAUGHTY_TEXTS) {
      const { kept } = await sendTexts({ name }, (body) => stage.send(RANCH, 'owner', body));
      expect((await read()).ranches[0].name).toBe(kept.name);
      if (!thirds.has(name)) continue;
      const found = await search(kept.name ?? '');
      const emails = found.json().users.map(({ email }: { email: string }) => email);
      expect([name, found.statusCode, emails]).toEqual([name, 200, expect.arrayContaining([stage.host.email])]);
    }
  });

  it('comes back from a link for partners as it was, but for folding', async () => {
    for (const texts of deal(NAUGHTY_TEXTS, ['program', 'first_name', 'last_name', 'phone_number'])) {
      const { answer, kept } = await sendTexts(texts, (body) => stage.send(CONTRACT, 'admin', body));
      const token = new URL(answer.json<{ url: string }>().url).searchParams.get('invitation_token') ?? '';
      const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      expect(JSON.parse(payload)).toMatchObject(kept);
      const links = stage.test.db
        .selectFrom('contract_links')
        .select('program')
        .where('program', '=', kept.program ?? '');
      expect((await links.execute()).length).toBeGreaterThan(0);
    }
  });

  it('is kept by a sign-up, in each of its fields', async () => {
    let people = 0;
    for (const texts of deal(everyThird(0), ['first_name', 'last_name', 'full_name', 'name', 'phone_number'])) {
      const email = `texts${(people += 1)}@example.com`;
      const { answer, kept } = await sendTexts(texts, (body) => stage.test.register({ ...signup({ email }), ...body }));
      const { name, ...person } = kept;
      const me = await read(answer.json<{ token: string }>().token);
      expect(me).toMatchObject({ ...person, email });
      expect(me.ranches[0].name).toBe(name);
    }
  });

  it('is kept by a new ranch', async () => {
    for (const name of everyThird(2, [...HARD_TEXTS, ...REFUSED_TEXTS])) {
      // More ranches than an account may make in a day.
      await stage.test.db.deleteFrom('limit_counts').execute();
      const post = (body: object) => stage.test.post('/api/v1/ranch', body, { token: stage.host.owner });
      const { answer, kept } = await sendTexts({ name }, post);
      const { ranch_uuid } = answer.json<{ ranch_uuid: string }>();
      const { ranches } = await read();
      expect(ranches).toContainEqual(expect.objectContaining({ ranch_uuid, name: kept.name }));
    }
  });

  it('is kept by who joins a ranch, and seen by its team', async () => {
    const texts = [...HARD_TEXTS, ...REFUSED_TEXTS].filter((_text, index) => index % 4 === 0);
    let people = 0;
    for (const dealt of deal(texts, ['first_name', 'last_name', 'full_name', 'phone_number'])) {
      const email = `joins${(people += 1)}@example.com`;
      const token = await stage.host.tokenFor(email);
      const join = (body: object) => stage.test.post('/api/v1/auth/join', joining(email, token, { ...body }));
      const { answer, kept } = await sendTexts(dealt, join);
      expect(await read(answer.json<{ token: string }>().token)).toMatchObject(kept);
      const { first_name, last_name, full_name } = kept;
      const team = await stage.test.get(`/api/v3/ranch/${stage.host.uuid}/user`, { token: stage.host.owner });
      expect(team.json()).toContainEqual(expect.objectContaining({ email, first_name, last_name, full_name }));
    }
  });

  it('is kept by a partner who joins', async () => {
    const texts = [...HARD_TEXTS, ...REFUSED_TEXTS].filter((_text, index) => index % 4 === 1);
    let people = 0;
    for (const dealt of deal(texts, ['first_name', 'last_name', 'name', 'phone_number'])) {
      const email = `partner${(people += 1)}@example.com`;
      const token = await partnerToken(stage.test);
      const join = (body: object) => stage.test.post('/api/v1/ranch/contracted', partner(token, { email, ...body }));
      const { answer, kept } = await sendTexts(dealt, join);
      const { name, ...person } = kept;
      const me = await read(answer.json<{ token: string }>().token);
      expect(me).toMatchObject(person);
      expect(me.ranches[0].name).toBe(name);
    }
  });

  it('is a password, of which no letter is changed or ignored, where it is long enough', async () => {
    const longEnough = (text: string) => Array.from(text).length >= 8 && !isNoLine(text.replace(/\s/gu, 'x'));
    const passwords = NAUGHTY_TEXTS.filter(longEnough).filter((_text, index) => index % 40 === 0);
    expect(passwords.length).toBeGreaterThan(5);
    for (const [at, password] of ['  two  blanks  ', 'e\u0301'.repeat(8), ...passwords].entries()) {
      const email = `password${at}@example.com`;
      const response = await stage.test.register({ email, password });
      expect([password, response.statusCode, response.body.slice(0, 100)]).toEqual([password, 201, expect.anything()]);
      expect((await stage.test.login(email, password)).statusCode).toBe(200);
      const other = Array.from(password).slice(0, -1).join('');
      expect((await stage.test.login(email, other, { ip: '10.1.1.1' })).statusCode).not.toBe(200);
    }
    expect((await stage.test.login('password1@example.com', 'é'.repeat(8), { ip: '10.1.1.2' })).statusCode).toBe(401);
  });

  it('stands in settings, as a key and as a value', async () => {
    const storable = NAUGHTY_TEXTS.filter((text) => !isUnstorable(text));
    const keys = storable.filter((text) => text !== '__proto__');
    for (let at = 0; at < keys.length; at += 60) {
      const some = keys.slice(at, at + 60);
      const settings = {
        kept: some,
        ...Object.fromEntries(some.map((key, index) => [key, some[some.length - 1 - index]])),
      };
      const response = await stage.test.call('PATCH', '/api/v1/user/me', {
        token: stage.host.owner,
        body: { settings },
      });
      expect(response.statusCode).toBe(200);
      expect((await read()).settings).toEqual(settings);
    }
  });

  it('is no email and no role', async () => {
    const calls = [
      { url: stage.host.path, body: { role: 'viewer' }, token: stage.host.owner },
      { url: '/api/v1/auth/login', body: { password: PASSWORD } },
      { url: '/api/v1/auth/password-reset-request', body: {} },
    ];
    for (const [at, { url, body, ...sent }] of calls.entries()) {
      for (const email of everyThird(at).filter((text) => text !== 'thief@evil.example')) {
        const response = await stage.test.post(url, { ...body, email }, { ...sent, ip: '10.2.2.2' });
        const refused = [email, response.statusCode, Object.keys(response.json().details ?? {})];
        expect([problemOf(response), refused]).toEqual([undefined, [email, 422, ['email']]]);
      }
    }
    for (const role of everyThird(0)) {
      const response = await stage.host.invite('guest@example.com', role as 'viewer');
      expect([role, response.statusCode, Object.keys(response.json().details)]).toEqual([role, 422, ['role']]);
    }
  });
});

describe('R4: the list of people', () => {
  it('finds by each text for itself, none being a pattern', async () => {
    await stage.send(RANCH, 'owner', { name: 'Plain' });
    const token = await stage.test.newcomer('pattern@example.com', { name: '100% wool_ \\ [a-z]* .+ $' });
    const { email } = await read(token);
    for (const part of [
      '%',
      '_',
      '\\',
      '%_',
      '[a-z]',
      '.+',
      '.*',
      '*',
      '$',
      '^',
      '?',
      '\\%',
      '100% WOOL_',
      '( ',
      "'",
    ]) {
      const users = (await search(part)).json().users as { email: string; full_name: string; ranches: string[] }[];
      const holds = ({ email: own, full_name, ranches }: (typeof users)[number]) =>
        [own, full_name, ...ranches].some((text) => text.toLowerCase().includes(folded(part).toLowerCase()));
      expect([part, users.filter((user) => !holds(user))]).toEqual([part, []]);
      const mine = '100% wool_ \\ [a-z]* .+ $'.includes(folded(part).toLowerCase());
      expect([part, users.some((user) => user.email === email)]).toEqual([part, mine]);
    }
  });

  it('is found by any part of a name, in the case in which it is written', async () => {
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !isNoLine(text));
    await fc.assert(
      fc.asyncProperty(letters, fc.nat(11), async (name, cut) => {
        await stage.send(RANCH, 'owner', { name });
        const part = Array.from(folded(name)).slice(cut).join('');
        const { users } = (await search(part)).json<{ users: { email: string }[] }>();
        expect(users.map(({ email }) => email).includes(stage.host.email) || users.length === 50).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('says of any text in the place of a cursor that it is none', async () => {
    for (const text of everyThird(2).filter((one) => !/\p{Surrogate}/u.test(one) && one !== '')) {
      for (const path of ['admin/users', 'admin/audit']) {
        const url = `/api/v1/${path}?cursor=${encodeURIComponent(text)}`;
        const response = await stage.test.get(url, { token: stage.tokenOf('admin') ?? '' });
        const heard = [text, problemOf(response), response.statusCode, Object.keys(response.json().details ?? {})];
        expect(heard).toEqual([text, undefined, 422, ['cursor']]);
      }
    }
  });
});
