import type { LoginPayload, SessionOpened } from '@contract/login';
import { paths } from '@contract/paths';
import type { RegisterPayload } from '@contract/signup';
import type { ApiCall } from '@shared/api/ApiCall';

// The token in the answer is not kept: the session rides on its cookie.
const sessionOpened = () => import('@contract/login').then(({ sessionOpenedSchema }) => sessionOpenedSchema);

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
