import { paths } from '@contract/paths';
import type { Member } from '@contract/team';
import type { ApiCall } from '@shared/api/ApiCall';

export const teamApi = {
  ofRanch: (ranchUuid: string): ApiCall<Member[]> => ({
    method: 'GET',
    api: 'v3',
    path: paths.v3.team(ranchUuid),
    schema: () => import('@contract/team').then(({ teamSchema }) => teamSchema),
  }),
};
