import { paths } from '@contract/http/paths';
import { signOutDue } from '@shared/lib/signOutDue';
import type { ApiCall } from './ApiCall';
import { ApiError, isAnswerLost } from './ApiError';

const LOGOUT: ApiCall<void> = { method: 'POST', api: 'v1', path: paths.v1.logout };

let settling: Promise<void> | undefined;

async function settle(post: (call: ApiCall<void>) => Promise<void>): Promise<void> {
  try {
    await post(LOGOUT);
  } catch (error) {
    if (!(error instanceof ApiError) || isAnswerLost(error.failure)) throw error;
  }
  signOutDue.end();
}

/**
 * Signs out on the server where that is due, before any other call: a second one at the same time waits for the first, or
 * it could end the session that the other has opened by then.
 *
 * @throws ApiError where the server can't be reached yet
 */
export function settleSignOut(post: (call: ApiCall<void>) => Promise<void>): Promise<void> {
  settling ??= settle(post).finally(() => (settling = undefined));
  return settling;
}
