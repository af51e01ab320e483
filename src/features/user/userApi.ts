import type { AccountDeletion, DeletionScheduled, PasswordChange, Profile } from '@contract/account';
import type { Me, Ranch, Settings } from '@contract/me';
import { paths } from '@contract/paths';
import type { ApiCall } from '@shared/api/ApiCall';

const ranch = () => import('@contract/me').then(({ ranchSchema }) => ranchSchema);
const me = () => import('@contract/me').then(({ meSchema }) => meSchema);

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
    schema: () => import('@contract/account').then(({ deletionScheduledSchema }) => deletionScheduledSchema),
  }),
  saveSettings: (settings: Settings): ApiCall<Me> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.me,
    body: { settings },
    schema: me,
  }),
};
