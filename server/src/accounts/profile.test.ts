import fc from 'fast-check';
import { actAs } from '../../test/support/actAs';
import { TestApp } from '../../test/support/testApp';

const PATH = '/api/v1/user/profile';
let test: TestApp;
let maria: string;
beforeAll(async () => {
  test = await TestApp.start();
  maria = await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

const change = (body: unknown, token = maria) => test.call('PATCH', PATH, { body, token });
const me = async (token = maria) => (await test.me(token)).json();

describe('changing a profile', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await test.call('PATCH', PATH, { body: { full_name: 'Nobody' } });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('is refused with 403 on the cookie from a foreign site', async () => {
    const headers = { cookie: `session=${maria}`, origin: 'https://evil.example' };
    const response = await test.call('PATCH', PATH, { body: { full_name: 'Evil' }, headers });
    expect([response.statusCode, (await me()).first_name]).toEqual([403, 'Maria']);
  });

  it('answers me as it is then, and what was left out stays', async () => {
    const before = await me();
    const response = await change({ phone_number: '  (555) 010-1234 ' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...before, phone_number: '(555) 010-1234' });
    expect(await me()).toEqual(response.json());
  });

  it.each([
    ['Clara  Mae Whitfield ', 'Clara', 'Mae', 'Clara Mae Whitfield'],
    ['Anna Poe', 'Anna', 'Poe', 'Anna Poe'],
    ['Cher', 'Cher', 'Cher', 'Cher'],
  ])('keeps %j as the full name, and first and last name follow from it', async (typed, first, last, full) => {
    const token = await test.newcomer(`named ${full}@example.com`.replaceAll(' ', '-'));
    const names = { first_name: first, last_name: last, full_name: full };
    expect((await change({ full_name: typed }, token)).json()).toMatchObject(names);
    expect(await me(token)).toMatchObject(names);
  });

  it('leaves first and last name as a partner gave them while the full name stays', async () => {
    const names = { first_name: 'Clara Mae', last_name: 'Whitfield', full_name: 'Clara Mae Whitfield' };
    const token = await test.newcomer('longer@example.com', names);
    await change({ full_name: 'Clara Mae Whitfield', phone_number: '1' }, token);
    expect(await me(token)).toMatchObject({ ...names, phone_number: '1' });
  });

  it('keeps both of two changes at once', async () => {
    const token = await test.newcomer('both@example.com');
    await Promise.all([change({ full_name: 'Una Due' }, token), change({ phone_number: '12' }, token)]);
    expect(await me(token)).toMatchObject({ first_name: 'Una', full_name: 'Una Due', phone_number: '12' });
  });

  it('is open to an admin who acts as the person', async () => {
    await test.newcomer('helped@example.com');
    const token = await actAs(test, 'helped@example.com');
    const response = await change({ phone_number: '555' }, token);
    expect([response.statusCode, response.json().phone_number]).toEqual([200, '555']);
    expect(response.json().masqueraded_by).not.toBeNull();
  });

  it('changes nobody else', async () => {
    const token = await test.newcomer('alone@example.com');
    const before = await me();
    await change({ full_name: 'Alone', phone_number: '7' }, token);
    expect(await me()).toEqual(before);
  });

  it('refuses a body without anything to change', async () => {
    const response = await change({});
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
    expect(response.json().error).toMatch(/nothing to change/);
  });

  it.each(['full_name', 'phone_number'])('L4: refuses %s as anything but a line of text', async (field) => {
    const before = await me();
    for (const value of [['Ann'], {}, 7, null, true, '', ' \t', 'x'.repeat(101), 'a\0b', '\ud800']) {
      const response = await change({ [field]: value });
      expect([response.statusCode, response.json().details]).toEqual([422, { [field]: expect.any(String) }]);
    }
    expect(await me()).toEqual(before);
  });

  it.each([
    'id',
    'uuid',
    'email',
    'first_name',
    'last_name',
    'is_admin',
    'is_beta_tester',
    'role',
    'password_hash',
    'settings',
  ])('L6: refuses the unknown field %s and changes nothing', async (field) => {
    const before = await me();
    const response = await change({ full_name: 'More', [field]: true });
    expect(response.json()).toMatchObject({ code: 'invalid', details: { [field]: expect.any(String) } });
    expect([response.statusCode, await me()]).toEqual([422, before]);
  });

  it('R4: gives any text back as it was, but for trimmed and folded white space', async () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 25 }),
        fc.constantFrom("Robert'); DROP TABLE users;--", '<b>Ann</b>', '\u200eabc', 'null', '__proto__', '${7*7}'),
      )
      .filter((some) => some.trim() !== '' && !some.includes('\0') && Array.from(some).length <= 100);
    await fc.assert(
      fc.asyncProperty(text, text, async (name, phone) => {
        const response = await change({ full_name: ` ${name} `, phone_number: phone });
        const folded = (some: string) => some.trim().replace(/\s+/g, ' ');
        expect(response.statusCode).toBe(200);
        expect(await me()).toMatchObject({ full_name: folded(name), phone_number: folded(phone) });
      }),
      { numRuns: 40 },
    );
  });

  it('R4: never breaks, whatever the body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ stringUnit: 'binary' }), fc.string()), async (body) => {
        expect((await change(body)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});
