import { paths } from '@contract/http/paths';
import type { Role } from '@contract/ranches/rights';
import type { Member } from '@contract/ranches/team';
import type { ApiCall } from '@shared/api/ApiCall';

export const teamApi = {
  ofRanch: (ranchUuid: string): ApiCall<Member[]> => ({
    method: 'GET',
    api: 'v3',
    path: paths.v3.team(ranchUuid),
    schema: () => import('@contract/ranches/team').then(({ teamSchema }) => teamSchema),
  }),
  changeRole: (ranchUuid: string, userUuid: string, role: Role): ApiCall<Member> => ({
    method: 'PATCH',
    api: 'v1',
    path: paths.v1.member(ranchUuid, userUuid),
    body: { role },
    schema: () => import('@contract/ranches/team').then(({ memberSchema }) => memberSchema),
  }),
  remove: (ranchUuid: string, userUuid: string): ApiCall<void> => ({
    method: 'DELETE',
    api: 'v1',
    path: paths.v1.member(ranchUuid, userUuid),
  }),
};
