import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/inTransaction';
import { notFound } from '../http/refusals';
import { assertWithinLimit } from '../limits/limits';
import { lockRanch, type Asker } from '../ranches';
import type { HookDeps } from './HookDeps';
import { insertHookMessages } from './hookMessagesTable';
import { enoughHookTests, hookIsOff } from './hookRefusals';
import { findWebhook } from './webhooksTable';

/** Sends a test to one webhook. Throws 404, 409 where it is off, and 429 where the ranch has sent enough in an hour. */
export async function sendTest(deps: HookDeps, { ranchUuid }: Asker, uuid: string): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    await lockRanch(trx, ranchUuid);
    const webhook = await findWebhook(trx, ranchUuid, uuid);
    if (webhook === undefined) throw notFound();
    if (webhook.off_since !== null) throw hookIsOff();
    await assertWithinLimit(trx, deps, { kind: 'hookTestsOfARanch', whose: ranchUuid, refusal: enoughHookTests });
    const message = { uuid: randomUUID(), webhook_uuid: uuid, event: 'webhook.test' as const, data: {}, due_at: now };
    await insertHookMessages(trx, { ranchUuid, now }, [message]);
  });
  void deps.hooks.send();
}
