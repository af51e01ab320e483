import { paths } from '@contract/paths';
import type { Role } from '@contract/role';
import type { Member } from '@contract/team';
import type { ApiCall } from '@shared/api/ApiCall';

export const teamApi = {
  ofRanch: (ranchUuid: string): ApiCall<Member[]> => ({
    method: 'GET',
    api: 'v3',
    path: paths.v3.team(ranchUuid),
    schema: () => import('@contract/team').then(({ teamSchema }) => teamSchema),
  }),
  changeRole: (ranchUuid: string, userUuid: string, role: Role): ApiCall<Member> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.member(ranchUuid, userUuid),
    body: { role },
    schema: () => import('@contract/team').then(({ memberSchema }) => memberSchema),
  }),
  remove: (ranchUuid: string, userUuid: string): ApiCall<void> => ({
    method: 'DELETE',
    api: 'v1',
    path: paths.v1.member(ranchUuid, userUuid),
  }),
};
