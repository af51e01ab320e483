import { paths } from '@contract/http/paths';
import type { Ranch } from '@contract/people/me';
import { buildJoinSchema, joinRanchSchema } from '@contract/ranches/invitation';
import { isCommonPassword } from '@contract/text/commonPasswords';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../limits/attempts';
import { requireSignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { accountOpeningRoute } from './accountOpeningRoute';
import { joinAsNewcomer, joinWithAccount, openInvitationForNewcomer } from './joining';

const schema = buildJoinSchema(isCommonPassword);

export function joinRoute(app: FastifyInstance, deps: AccountDeps): void {
  accountOpeningRoute(app, deps, {
    path: paths.v1.join,
    route: 'join',
    read: (body) => parseBody(schema, body),
    admit: (body) => openInvitationForNewcomer(deps, body),
    make: (trx, body, passwordHash, invitation) => joinAsNewcomer(trx, deps, body, { invitation, passwordHash }),
  });
}

export function joinRanchRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.joinRanch, async (request): Promise<Ranch> => {
    const user = await requireSignedIn(deps, request);
    const { invitation_token } = await parseBody(joinRanchSchema, request.body);
    await countTry(deps, request.ip);
    return joinWithAccount(deps, user, invitation_token);
  });
}
