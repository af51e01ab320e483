import { createHmac, randomBytes } from 'node:crypto';
import { sealFor } from '../platform/sealedBytes';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** What signs the messages of a webhook: 256 random bits. */
export const newHookSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** A secret as its receiver is told it (Standard Webhooks 1.0.0, "Signature scheme"). */
export const secretInWords = (secret: Buffer): string => `${PREFIX}${secret.toString('base64')}`;

/** Seals secrets for the database with a key that is made of the server's: unlike a password, a secret has to sign. */
export const hookSeal = (secretKey: string) => sealFor(secretKey, 'webhooks');

interface Signed {
  /** `msg_` and a UUID. */
  id: string;
  /** Of the try, in seconds since 1970. */
  timestamp: number;
  body: string;
}

/** `webhook-signature`: one signature for each secret that is good, with a space between. */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly Buffer[]): string {
  const signed = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`).join(' ');
}
