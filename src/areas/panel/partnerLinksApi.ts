import { adminPaths } from '@contract/admin/adminPaths';
import type { PartnerLink, NewPartnerLink } from '@contract/partners/partnerJoin';
import type { ApiCall } from '@shared/api/ApiCall';

export const partnerLinksApi = {
  makeLink: (body: NewPartnerLink): ApiCall<PartnerLink> => ({
    method: 'POST',
    api: 'v1',
    path: adminPaths.partnerLinks,
    body,
    schema: () => import('@contract/partners/partnerJoin').then(({ partnerLinkSchema }) => partnerLinkSchema),
  }),
};
