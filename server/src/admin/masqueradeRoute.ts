import { masqueradeSchema } from '@contract/admin/masquerade';
import { paths } from '@contract/http/paths';
import type { SessionOpened } from '@contract/people/login';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts';
import { ApiError } from '../http/ApiError';
import { parseBody } from '../http/parseBody';
import { countTry } from '../limits/attempts';
import { endSession, MASQUERADE_SECONDS, requireSignedIn } from '../sessions';
import { assertAdmin } from './adminPolicy';
import { startMasquerade } from './startMasquerade';

/** A wrong password or target; neither a fault of ours nor the second of two calls, whose session is gone. */
const isRefusal = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

export function masqueradeRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.masquerade, async (request, reply): Promise<SessionOpened> => {
    const admin = await requireSignedIn(deps, request);
    const body = await parseBody(masqueradeSchema, request.body);
    await countTry(deps, request.ip);
    assertAdmin(admin);
    try {
      const token = await startMasquerade(deps, admin, body, request.ip);
      deps.cookies.set(reply, token, MASQUERADE_SECONDS);
      return { token };
    } catch (error) {
      // An admin's session is for this one step: it does not stay open in a support tool after a slip.
      if (isRefusal(error)) await endSession(deps, request, reply);
      throw error;
    }
  });
}
