import { recordPaths } from '../../contract/grazing/recordPaths';
import { WEBHOOKS_MAX } from '../../contract/http/limits';
import type { NewWebhook } from '../../contract/hooks/webhook';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, makeFieldRanch, write, type FieldRanch } from '../field/fieldRanch';
import { v1 } from '../serverSide/people';

/** Has a webhook of a ranch tell an address of its moves. */
export async function makeWebhook({ address, uuid, token }: FieldRanch, to: string): Promise<NewWebhook> {
  const answer = await fetch(`${address}${v1(recordPaths.webhooks(uuid))}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Fence', address: to, events: ['herd.moved'] }),
  });
  if (answer.status !== 201) throw new Error(`webhook answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as NewWebhook;
}

/** Ends a webhook with all that waits for it. */
export async function deleteWebhook({ address, uuid, token }: FieldRanch, webhook: NewWebhook): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${address}${v1(recordPaths.webhook(uuid, webhook.uuid))}`, { method: 'DELETE', headers });
}

/** A ranch with as many webhooks as it may have, all of one address. */
export async function makeHookedRanch(address: string, email: string, to: string): Promise<FieldRanch> {
  const ranch = await makeFieldRanch(address, email);
  for (let count = 0; count < WEBHOOKS_MAX; count += 1) await makeWebhook(ranch, to);
  return ranch;
}

/** Records moves of the ranch's herd in one group; answers how long that took, in ms. */
export function writeMoves(ranch: FieldRanch, count: number): Promise<number> {
  const at = new Date().toISOString();
  const fields = { herd_uuid: ranch.herd, paddock_uuids: [ranch.paddock], at };
  return write(
    ranch,
    changesCall(
      ranch,
      Array.from({ length: count }, () => newRecord('move', fields)),
    ),
  );
}
