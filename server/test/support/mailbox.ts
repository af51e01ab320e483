import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { MINUTE, tokenIn, type TestApp } from './testApp';

/** All mails to somebody, oldest first, once none is waiting any more but for so many that are due later. */
export async function mailbox(test: TestApp, email: string, { except = 0 } = {}): Promise<Email[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const waiting = await test.db.selectFrom('outbox').select('uuid').execute();
    if (waiting.length === except) return test.mails(email);
    await sleep(10);
  }
  throw new Error('Mail is still waiting');
}

/** The newest mail to somebody with that in its subject. */
export async function newestMail(test: TestApp, email: string, subject: string): Promise<Email> {
  const mail = (await mailbox(test, email)).filter((one) => one.subject?.includes(subject)).at(-1);
  if (mail === undefined) throw new Error(`No mail "${subject}" came for ${email}`);
  return mail;
}

/** Asks for a reset link, a minute later so that one may go out, and returns its token. */
export async function resetTokenFor(test: TestApp, email: string): Promise<string> {
  test.clock.advance(MINUTE);
  await test.post('/api/v1/auth/password-reset-request', { email });
  return tokenIn(await newestMail(test, email, 'Reset your password'), 'token');
}

/** Asks for the deletion of an account and returns the token of the link that calls it off. */
export async function cancelTokenFor(test: TestApp, email: string, token: string, password: string): Promise<string> {
  await test.call('DELETE', '/api/v1/user/me', { token, body: { password } });
  return tokenIn(await newestMail(test, email, 'will be deleted'), 'token');
}
