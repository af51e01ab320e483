import { ApiError } from '../http/ApiError';
import { countTry, type Attempt } from './attempts';
import { accountOpenedBy } from './credentials';
import type { Deps } from './Deps';
import { openSessionFor } from './sessions';

function outcomeOf(error: unknown): 'limited' | 'busy' | 'failed' {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_many') return 'limited';
  return code === 'busy' ? 'busy' : 'failed';
}

/**
 * The token of a new session, or undefined when email and password open none, for whatever reason: only the metrics
 * tell a locked account from a wrong password.
 *
 * @param attempt with the email in its normal form
 * @throws 429 `too_many`, 503 `busy`
 */
export async function signIn(deps: Deps, attempt: Attempt, password: string): Promise<string | undefined> {
  let refusal: 'wrong_credentials' | 'locked' = 'wrong_credentials';
  const onLocked = () => {
    refusal = 'locked';
  };
  try {
    await countTry(deps, attempt.ip);
    const opened = await accountOpenedBy(deps, { ...attempt, onLocked }, password);
    const token = opened && (await openSessionFor(deps, opened));
    deps.metrics.signIn(token === undefined ? refusal : 'succeeded');
    return token;
  } catch (error) {
    deps.metrics.signIn(outcomeOf(error));
    throw error;
  }
}
