import type { MasqueradePayload } from '@contract/admin/masquerade';
import { paths } from '@contract/http/paths';
import type { PartnerJoinPayload } from '@contract/partners/partnerJoin';
import type { LinkQuestion, LinkState } from '@contract/people/link';
import type { LoginPayload, SessionOpened } from '@contract/people/login';
import type { ResetPayload, ResetRequest } from '@contract/people/passwordReset';
import type { RegisterPayload } from '@contract/people/signup';
import type { JoinPayload } from '@contract/ranches/invitation';
import type { ApiCall } from '@shared/api/ApiCall';

async function readSessionOpened(body: unknown): Promise<SessionOpened> {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
  if (typeof token !== 'string' || token === '') throw new Error('The answer holds no token');
  return { token };
}

// The token in the answer is not kept: the session rides on its cookie.
// It is checked by hand, so that no chunk that fails to come can turn an answer of success into a failure.
const sessionOpened = async () => ({ validate: readSessionOpened });

const post = (path: string, body?: unknown): ApiCall<void> => ({ method: 'POST', api: 'v1', path, body });

const opening = (path: string, body: unknown): ApiCall<SessionOpened> => ({
  ...post(path, body),
  schema: sessionOpened,
});

export const authApi = {
  login: (body: LoginPayload) => opening(paths.v1.login, body),
  register: (body: RegisterPayload) => opening(paths.v1.register, body),
  join: (body: JoinPayload) => opening(paths.v1.join, body),
  partnerJoin: (body: PartnerJoinPayload) => opening(paths.v1.partnerJoin, body),
  /** @param token the admin's */
  masquerade: (body: MasqueradePayload, token: string) => ({ ...opening(paths.v1.masquerade, body), token }),
  logout: () => post(paths.v1.logout),
  requestReset: (body: ResetRequest) => post(paths.v1.passwordResetRequest, body),
  reset: (body: ResetPayload) => post(paths.v1.passwordReset, body),
  link: (body: LinkQuestion): ApiCall<{ state: LinkState }> => ({
    ...post(paths.v1.link, body),
    schema: () => import('@contract/people/link').then(({ linkStateSchema }) => linkStateSchema),
  }),
  cancelDelete: (token: string) => post(paths.v1.cancelDelete, { token }),
};
