import { isCommonPassword } from '@contract/commonPasswords';
import { buildJoinSchema } from '@contract/invitation';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import type { Deps } from '../services/Deps';
import { joinAsNewcomer, openInvitationForNewcomer } from '../services/joining';
import { accountOpeningRoute } from './accountOpening';

const schema = buildJoinSchema(isCommonPassword);

export function joinRoute(app: FastifyInstance, deps: Deps): void {
  accountOpeningRoute(app, deps, {
    path: paths.v1.join,
    route: 'join',
    read: (body) => parseBody(schema, body),
    admit: (body) => openInvitationForNewcomer(deps, body),
    make: (trx, body, passwordHash, invitation) => joinAsNewcomer(trx, deps, body, { invitation, passwordHash }),
  });
}
