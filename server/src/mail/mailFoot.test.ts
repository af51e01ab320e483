import { HostRanch } from '../../test/support/HostRanch';
import { cancelTokenFor, newestMail, resetTokenFor } from '../../test/support/mailbox';
import { PASSWORD, testConfig, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

const named = {
  termsUrl: 'https://example.com/terms?a=1&b=2',
  privacyUrl: '/privacy',
  supportEmail: 'help@example.com',
};
const LINES = [
  'Support: help@example.com',
  'Terms of use: https://example.com/terms?a=1&b=2',
  'Privacy policy: http://localhost:3000/privacy',
];

let test: TestApp;
afterEach(() => test.close());

/** One mail of each kind. */
async function everyMail(client: object) {
  test = await TestApp.start({ config: { client: { ...testConfig().client, ...client } } });
  const host = await HostRanch.start(test);
  await host.tokenFor('ben@example.com');
  const token = await resetTokenFor(test, host.email);
  await test.post('/api/v1/auth/password-reset', { token, password: 'five lame ducks at noon' });
  await cancelTokenFor(test, 'ann@example.com', await test.newcomer('ann@example.com'), PASSWORD);
  return Promise.all([
    newestMail(test, 'ben@example.com', 'join'),
    newestMail(test, host.email, 'Reset your password'),
    newestMail(test, host.email, 'Your password was changed'),
    newestMail(test, 'ann@example.com', 'will be deleted'),
  ]);
}

it('every mail ends with whom to write to and where the terms are, in text and in HTML', async () => {
  for (const { text, html } of await everyMail(named)) {
    expect(text?.trim().split('\n\n').slice(-3)).toEqual(LINES);
    expect(html).toContain('href="mailto:help@example.com"');
    expect(html).toContain('href="https://example.com/terms?a=1&amp;b=2"');
    expect(html).toContain('href="http://localhost:3000/privacy"');
  }
});

it('no mail says any of it where nothing is named', async () => {
  for (const { text, html } of await everyMail({})) {
    expect(text?.trim().endsWith('Grazewell')).toBe(true);
    expect(`${text}${html}`).not.toMatch(/Support|Terms|Privacy|mailto/);
  }
});
