import type { ContractLink, NewContract } from '@contract/partnerJoin';
import { paths } from '@contract/paths';
import type { ApiCall } from '@shared/api/ApiCall';

export const contractApi = {
  makeLink: (body: NewContract): ApiCall<ContractLink> => ({
    method: 'POST',
    api: 'v1',
    path: paths.v1.contract,
    body,
    schema: () => import('@contract/partnerJoin').then(({ contractLinkSchema }) => contractLinkSchema),
  }),
};
