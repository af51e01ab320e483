import type { LoginPayload, SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import type { RegisterPayload } from '@contract/signup';
import type { ApiCall } from '@shared/api/ApiCall';

async function readSessionOpened(body: unknown): Promise<SessionOpened> {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
  if (typeof token !== 'string' || token === '') throw new Error('The answer holds no token');
  return { token };
}

// The token in the answer is not kept: the session rides on its cookie.
// It is checked by hand, so that no chunk that fails to come can turn an answer of success into a failure.
const sessionOpened = async () => ({ validate: readSessionOpened });

export const authApi = {
  login: (body: LoginPayload): ApiCall<SessionOpened> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.login,
    body,
    schema: sessionOpened,
  }),
  register: (body: RegisterPayload, idempotencyKey: string): ApiCall<SessionOpened> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.register,
    body,
    idempotencyKey,
    schema: sessionOpened,
  }),
  logout: (): ApiCall<void> => ({ method: 'POST', api: 'v1', path: paths.v1.logout }),
};
