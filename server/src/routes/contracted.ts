import { isCommonPassword } from '@contract/commonPasswords';
import { buildPartnerJoinSchema } from '@contract/partnerJoin';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { joinAsPartner, openContractLink } from '../services/contracts';
import type { Deps } from '../services/Deps';
import { accountOpeningRoute } from './accountOpening';

const schema = buildPartnerJoinSchema(isCommonPassword);

export function contractedRoute(app: FastifyInstance, deps: Deps): void {
  accountOpeningRoute(app, deps, {
    path: paths.v1.contracted,
    route: 'contracted',
    read: (body) => parseBody(schema, body),
    admit: (body) => openContractLink(deps, body.contract_token),
    make: (trx, body, passwordHash, link) => joinAsPartner(trx, deps, body, { link, passwordHash }),
  });
}
