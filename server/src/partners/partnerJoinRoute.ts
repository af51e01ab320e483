import { paths } from '@contract/http/paths';
import { buildPartnerJoinSchema } from '@contract/partners/partnerJoin';
import { isCommonPassword } from '@contract/text/commonPasswords';
import type { FastifyInstance } from 'fastify';
import { accountOpeningRoute, type AccountDeps } from '../accounts';
import { parseBody } from '../http/parseBody';
import { joinAsPartner, openPartnerLink } from './partnerLinks';

const schema = buildPartnerJoinSchema(isCommonPassword);

export function partnerJoinRoute(app: FastifyInstance, deps: AccountDeps): void {
  accountOpeningRoute(app, deps, {
    path: paths.v1.partnerJoin,
    route: 'contracted',
    read: (body) => parseBody(schema, body),
    admit: (body) => openPartnerLink(deps, body.contract_token),
    make: (trx, body, passwordHash, link) => joinAsPartner(trx, deps, body, { link, passwordHash }),
  });
}
