import type { Ranch } from '@contract/people/me';
import type { Db } from '../db/Database';
import { enoughRanches } from '../http/limitRefusals';
import { notFound } from '../http/refusals';
import { withIdempotency } from '../idempotency/withIdempotency';
import { assertWithinLimit } from '../limits/limits';
import { findRanchOf } from '../ranches';
import type { AccountDeps } from './AccountDeps';
import { foundRanch } from './foundRanch';

async function readRanch(db: Db, userUuid: string, ranchUuid: string, now: Date): Promise<Ranch> {
  const ranch = await findRanchOf(db, userUuid, ranchUuid, now);
  if (ranch === undefined) throw notFound();
  return ranch;
}

/**
 * Makes a ranch for a person who has an account, once for each `Idempotency-Key`. Throws 429 when they have made those
 * of a day, and what `withIdempotency` throws.
 */
export function createRanch(
  deps: AccountDeps,
  userUuid: string,
  { key, body }: { key: string | undefined; body: { name: string } },
): Promise<Ranch> {
  return withIdempotency(
    deps,
    // A key is one person's own: it never meets the same key of another person.
    { route: 'ranch', key: key && `${userUuid} ${key}`, body },
    {
      prepare: async () => undefined,
      make: async (trx) => {
        await assertWithinLimit(trx, deps, { kind: 'ranchesOfAnAccount', whose: userUuid, refusal: enoughRanches });
        const madeUuid = await foundRanch(trx, body.name, userUuid, deps.clock.now());
        return { userUuid, madeUuid, answer: await readRanch(trx, userUuid, madeUuid, deps.clock.now()) };
      },
      replay: ({ madeUuid }) => readRanch(deps.db, userUuid, madeUuid ?? '', deps.clock.now()),
    },
  );
}
