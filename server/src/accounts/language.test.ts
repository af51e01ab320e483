import { HostRanch, joining } from '../../test/support/HostRanch';
import { cancelTokenFor, mailbox, newestMail } from '../../test/support/mailbox';
import { MINUTE, PASSWORD, TestApp, tokenIn } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let strangers = 0;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const languageOf = async (token: string) => (await test.me(token)).json<{ language: unknown }>().language;
const choose = (token: string, language: unknown) =>
  test.call('PATCH', '/api/v1/user/me', { token, body: { language } });

async function newestTo(email: string) {
  const mail = (await mailbox(test, email)).at(-1);
  return { subject: mail?.subject, text: mail?.text ?? '', html: mail?.html ?? '' };
}

describe('the language of an account', () => {
  it('is none until it is chosen, and stays until it is given back', async () => {
    const token = await test.newcomer('ana@example.com');
    expect(await languageOf(token)).toBeNull();
    expect((await choose(token, 'es')).json()).toMatchObject({ language: 'es', settings: {} });
    expect(await languageOf(token)).toBe('es');
    await test.call('PATCH', '/api/v1/user/me', { token, body: { settings: { a: 1 } } });
    expect(await languageOf(token)).toBe('es');
    expect((await choose(token, null)).json()).toMatchObject({ language: null, settings: { a: 1 } });
  });

  it.each(['fr', 'ES', '', 7, ['es'], {}])('is never %j', async (language) => {
    strangers += 1;
    const token = await test.newcomer(`stranger${strangers}@example.com`);
    expect((await choose(token, language)).statusCode).toBe(422);
    expect(await languageOf(token)).toBeNull();
  });

  it('is that of the page on which it was opened, which the browser remembers', async () => {
    const answer = await test.register({ email: 'luz@example.com', language: 'es' });
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^language=es; /));
    expect(await languageOf(answer.json<{ token: string }>().token)).toBe('es');
  });

  it('is remembered by any browser on which its person logs in, and nobody else’s is', async () => {
    const cookies = async (email: string) => String((await test.login(email, PASSWORD)).headers['set-cookie']);
    await test.register({ email: 'paz@example.com', language: 'es' });
    await test.newcomer('sam@example.com');
    expect(await cookies('paz@example.com')).toContain('language=es; ');
    expect(await cookies('sam@example.com')).not.toContain('language=');
  });
});

describe('LANGUAGES 11.8: mails', () => {
  it('are in the language of who gets them, subject, text and HTML alike', async () => {
    const token = (await test.register({ email: 'rosa@example.com', language: 'es' })).json<{ token: string }>().token;
    test.clock.advance(MINUTE);
    await test.post('/api/v1/auth/password-reset-request', { email: 'rosa@example.com' });
    const reset = await newestTo('rosa@example.com');
    expect(reset.subject).toBe('Elija una contraseña nueva');
    expect(reset.text).toContain('Alguien pidió una contraseña nueva');
    expect(reset.text).toMatch(/password-reset\?token=\S+&lang=es\b/);
    expect(reset.html).toContain('<html lang="es">');
    await test.call('DELETE', '/api/v1/user/me', { token, body: { password: PASSWORD } });
    expect((await newestTo('rosa@example.com')).subject).toMatch(/^Su cuenta se eliminará el \d+ de \w+ de \d{4}$/);
  });

  it('are in English for who has chosen nothing, word for word as before, with no language in their links', async () => {
    const token = await test.newcomer('bob@example.com');
    const cancel = await cancelTokenFor(test, 'bob@example.com', token, PASSWORD);
    const { html, text } = await newestTo('bob@example.com');
    expect(html).toContain('<html lang="en">');
    expect(text).toContain('Hello ');
    expect(text).toContain(cancel);
    expect(text).not.toContain('lang=');
  });

  it('are in that of the ranch they joined first for who has none of their own', async () => {
    const owner = await test.register({ email: 'duena@example.com', language: 'es' });
    const { ranches } = (await test.me(owner.json<{ token: string }>().token)).json<{
      ranches: { ranch_uuid: string }[];
    }>();
    const path = `/api/v1/ranch/${ranches[0]?.ranch_uuid ?? ''}/invitation`;
    const sent = { token: owner.json<{ token: string }>().token };
    await test.post(path, { email: 'joe@example.com', role: 'member' }, sent);
    const invitation = (await mailbox(test, 'joe@example.com')).at(-1);
    expect(invitation?.subject).toMatch(/: únase a .* en Grazewell$/);
    await test.post(
      '/api/v1/auth/join',
      joining('joe@example.com', invitation && tokenIn(invitation, 'invitationToken')),
    );
    test.clock.advance(MINUTE);
    await test.post('/api/v1/auth/password-reset-request', { email: 'joe@example.com' });
    expect((await newestTo('joe@example.com')).subject).toBe('Elija una contraseña nueva');
  });

  it('an invitation is in the language that the inviter chose, and its link opens it', async () => {
    const host = await HostRanch.start(test);
    const body = { email: 'beto@example.com', role: 'viewer', language: 'es' };
    expect((await test.post(host.path, body, { token: host.owner })).statusCode).toBe(201);
    const { text, html } = await newestMail(test, 'beto@example.com', 'únase a');
    expect(text).toContain('con el rol de solo lectura');
    expect(text).toMatch(/join\?invitationToken=\S+&lang=es\b/);
    expect(html).toContain('<html lang="es">');
    expect((await test.post(host.path, { ...body, language: 'fr' }, { token: host.owner })).statusCode).toBe(422);
  });
});
