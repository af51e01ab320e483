import type { Ranch } from '@contract/me';
import { paths } from '@contract/paths';
import { ranchNameSchema } from '@contract/ranch';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/Database';
import { findRanchOf } from '../db/ranches';
import { readIdempotencyKey } from '../http/idempotencyKey';
import { parseBody } from '../http/parseBody';
import { notFound } from '../http/refusals';
import type { Deps } from '../services/Deps';
import { foundRanch } from '../services/foundRanch';
import { withIdempotency } from '../services/idempotency';
import { requireSignedIn } from '../services/sessions';

async function readRanch(db: Db, userUuid: string, ranchUuid: string): Promise<Ranch> {
  const ranch = await findRanchOf(db, userUuid, ranchUuid);
  if (ranch === undefined) throw notFound();
  return ranch;
}

export function createRanchRoute(app: FastifyInstance, deps: Deps): void {
  app.post(paths.v1.ranches, async (request, reply): Promise<Ranch> => {
    const { uuid: userUuid } = await requireSignedIn(deps, request);
    const key = readIdempotencyKey(request);
    const body = await parseBody(ranchNameSchema, request.body);
    const ranch = await withIdempotency(
      deps,
      // A key is one person's own: nobody else's can be hit upon.
      { route: 'ranch', key: key && `${userUuid} ${key}`, body },
      {
        prepare: async () => undefined,
        make: async (trx) => {
          const madeUuid = await foundRanch(trx, body.name, userUuid, deps.clock.now());
          return { userUuid, madeUuid, answer: await readRanch(trx, userUuid, madeUuid) };
        },
        replay: ({ madeUuid }) => readRanch(deps.db, userUuid, madeUuid ?? ''),
      },
    );
    reply.code(201);
    return ranch;
  });
}
