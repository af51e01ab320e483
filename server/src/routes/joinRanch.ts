import { joinRanchSchema } from '@contract/invitation';
import type { Ranch } from '@contract/me';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { joinWithAccount } from '../services/joining';
import { requireSignedIn } from '../services/sessions';

export function joinRanchRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.joinRanch, async (request): Promise<Ranch> => {
    const user = await requireSignedIn(deps, request);
    const { invitation_token } = await parseBody(joinRanchSchema, request.body);
    await countTry(deps, request.ip);
    return joinWithAccount(deps, user, invitation_token);
  });
}
