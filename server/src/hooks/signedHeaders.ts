import { messageId } from './hookBody';
import type { TakenDelivery } from './hookDeliveriesTable';
import { signatureOf, type hookSeal } from './hookSecret';

type Signing = Pick<TakenDelivery, 'message_uuid' | 'secret' | 'former_secret' | 'former_until'>;

/**
 * The headers of a try at `now`: Standard Webhooks 1.0.0, signed with the secret, and with the one before it while that is good.
 * Throws where they were sealed with another key of the server.
 */
export function signedHeaders(
  { message_uuid, secret, former_secret, former_until }: Signing,
  { body, now, seal }: { body: string; now: Date; seal: ReturnType<typeof hookSeal> },
): Record<string, string> {
  const isFormerGood = former_until !== null && former_until > now;
  const sealed = former_secret !== null && isFormerGood ? [secret, former_secret] : [secret];
  const id = messageId(message_uuid);
  const timestamp = Math.floor(now.getTime() / 1000);
  const secrets = sealed.map((each) => seal.open(each));
  return {
    'content-type': 'application/json',
    'user-agent': 'Grazewell-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
  };
}
