import { request, type Agent } from 'node:https';
import type { IncomingMessage } from 'node:http';
import webPush from 'web-push';
import { vapidPublicKey } from '../platform/vapidKey';

const PATIENCE_MS = 10_000;
/** What is read of an answer: enough for the reason of a refusal. */
const ANSWER_MAX_BYTES = 1_024;
/** How long a push service keeps a message for a phone that is off, in seconds. */
const TTL_SECONDS = 12 * 60 * 60;

interface Push {
  subscription: { endpoint: string; p256dh: string; auth: string };
  payload: object;
  isUrgent: boolean;
}

export interface PushKeys {
  /** Base64url, of P-256. */
  privateKey: string;
  /** A `mailto:` or `https:` address. */
  contact: string;
}

export interface PushAnswer {
  status: number;
  /** As the push service sent it. */
  retryAfter: string | undefined;
  /** The first KiB of its body. */
  said: string;
}

async function readLittle(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes >= ANSWER_MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_MAX_BYTES).toString('utf8');
}

/**
 * Hands a message to a push service: encrypted for the browser (RFC 8291), signed with the server's key (RFC 8292). Rejects
 * where no answer has come within 10 s. A redirect is an answer like any other, and isn't followed.
 *
 * @param agent makes the connections, and judges where they lead
 */
export async function sendPush(push: Push, { privateKey, contact }: PushKeys, agent: Agent): Promise<PushAnswer> {
  const { endpoint, p256dh, auth } = push.subscription;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(push.payload), {
    vapidDetails: { subject: contact, publicKey: vapidPublicKey(privateKey), privateKey },
    TTL: TTL_SECONDS,
    urgency: push.isUrgent ? 'high' : 'normal',
  });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers: details.headers, agent, signal });
    sent.once('error', reject).once('response', resolve).end(details.body);
  });
  const said = await readLittle(answer).catch(() => '');
  return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], said };
}
