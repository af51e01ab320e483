import type { Language } from '@domain/language/languages';
import { ApiError } from '../http/ApiError';
import { AccountWaits } from '../http/refusals';
import { countTry, type Attempt } from '../limits/attempts';
import { accountOpenedBy } from './credentials';
import type { SessionDeps } from './SessionDeps';
import { openSessionFor } from './sessions';

function outcomeOf(error: unknown): 'locked' | 'limited' | 'busy' | 'failed' {
  if (error instanceof AccountWaits) return 'locked';
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_many') return 'limited';
  return code === 'busy' ? 'busy' : 'failed';
}

interface SignIn {
  token: string;
  language: Language | null;
}

/**
 * The token of a new session and the language of its person, or undefined when email and password open none.
 *
 * @param attempt with the email in its normal form
 * @throws 429 `too_many` when the account or the address has to wait, 503 `busy`
 */
export async function signIn(deps: SessionDeps, attempt: Attempt, password: string): Promise<SignIn | undefined> {
  try {
    await countTry(deps, attempt.ip);
    const opened = await accountOpenedBy(deps, attempt, password);
    const token = opened && (await openSessionFor(deps, opened));
    deps.metrics.signIn(token === undefined ? 'wrong_credentials' : 'succeeded');
    return token === undefined ? undefined : { token, language: opened?.language ?? null };
  } catch (error) {
    deps.metrics.signIn(outcomeOf(error));
    throw error;
  }
}
