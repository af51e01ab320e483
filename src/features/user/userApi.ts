import { paths } from '@contract/http/paths';
import type {
  AccountDeletion,
  BetaTesterPatch,
  DeletionScheduled,
  PasswordChange,
  Profile,
} from '@contract/people/account';
import type { Me, Ranch, Preferences } from '@contract/people/me';
import type { ApiCall } from '@shared/api/ApiCall';

const ranch = () => import('@contract/people/me').then(({ ranchSchema }) => ranchSchema);
const me = () => import('@contract/people/me').then(({ meSchema }) => meSchema);

export const userApi = {
  me: (): ApiCall<Me> => ({
    method: 'GET',
    api: 'v3',
    path: `${paths.v3.me}?include_multiple_ranches=true`,
    schema: me,
  }),
  createRanch: (body: { name: string }): ApiCall<Ranch> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.ranches,
    body,
    schema: ranch,
  }),
  renameRanch: (ranchUuid: string, name: string): ApiCall<Ranch> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.ranch(ranchUuid),
    body: { name },
    schema: ranch,
  }),
  deleteRanch: (ranchUuid: string, name: string): ApiCall<void> => ({
    method: 'DELETE',
    api: 'v1',
    path: paths.v1.ranch(ranchUuid),
    body: { name },
  }),
  leaveRanch: (ranchUuid: string): ApiCall<void> => ({
    method: 'DELETE',
    api: 'v1',
    path: paths.v1.leaveRanch(ranchUuid),
  }),
  restoreRanch: (ranchUuid: string): ApiCall<Ranch> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.restoreRanch(ranchUuid),
    schema: ranch,
  }),
  joinRanch: (token: string): ApiCall<Ranch> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.joinRanch,
    body: { invitation_token: token },
    schema: ranch,
  }),
  saveProfile: (body: Profile): ApiCall<Me> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.profile,
    body,
    schema: me,
  }),
  changeBeta: (body: BetaTesterPatch): ApiCall<Me> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.beta,
    body,
    schema: me,
  }),
  changePassword: (body: PasswordChange): ApiCall<void> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.password,
    body,
  }),
  deleteAccount: (body: AccountDeletion): ApiCall<DeletionScheduled> => ({
    method: 'DELETE',
    api: 'v1',
    path: paths.v1.me,
    body,
    schema: () => import('@contract/people/account').then(({ deletionScheduledSchema }) => deletionScheduledSchema),
  }),
  keepAccount: (): ApiCall<void> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.keep,
  }),
  savePreferences: (settings: Preferences): ApiCall<Me> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.me,
    body: { settings },
    schema: me,
  }),
};
