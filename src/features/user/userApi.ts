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
  saveSettings: (settings: Settings): ApiCall<Me> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.me,
    body: { settings },
    schema: me,
  }),
};
