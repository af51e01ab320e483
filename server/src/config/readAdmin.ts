import { isCommonPassword } from '@contract/text/commonPasswords';
import { isEmailAddress } from '@contract/text/email';
import { passwordProblem } from '@contract/text/password';
import { isStorableText } from '@contract/text/text';
import type { Config } from './Config';
import type { EnvReader } from './EnvReader';

/** The admin to create when absent. Email and password go together and keep the rules of every other account. */
export function readAdmin(env: EnvReader): Config['admin'] {
  const email = env.optional('ADMIN_EMAIL', {
    parse: (text) => (isEmailAddress(text) ? text : undefined),
    allowed: 'an email address',
  });
  const password = env.text('ADMIN_PASSWORD');
  if (password !== undefined) {
    const problem = isStorableText(password)
      ? passwordProblem(password, { email }, isCommonPassword)
      : 'This text contains characters we cannot store';
    if (problem !== undefined) env.problems.push(`ADMIN_PASSWORD: the value given (not shown): ${problem}`);
  }
  if ((env.text('ADMIN_EMAIL') === undefined) !== (password === undefined)) {
    env.problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither');
  }
  return email === undefined || password === undefined ? undefined : { email, password };
}
