import { createECDH } from 'node:crypto';
import { loadKeptKey } from './keptKey';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** The public key of a private one, as browsers take it: an uncompressed point of P-256 in base64url. */
export function vapidPublicKey(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

/** Whether a text is a private key of P-256 in base64url. */
export function isVapidKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text) || Buffer.from(text, 'base64url').length !== KEY_BYTES) return false;
  try {
    vapidPublicKey(text);
    return true;
  } catch {
    return false;
  }
}

function newVapidKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * KEY_BYTES, '0'), 'hex').toString('base64url');
}

interface Given {
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  dataDir: string;
  push: { privateKey: string | undefined };
}

/**
 * The key by which push services know this server (VAPID, RFC 8292): `VAPID_PRIVATE_KEY`, or one made at the first start and
 * kept in `dataDir`. Undefined with a database of the operator's own and no such setting: all processes on it would have to
 * share the key, and there are no notices then.
 */
export async function loadVapidKey({ databaseUrl, dataDir, push }: Given): Promise<string | undefined> {
  if (push.privateKey !== undefined || databaseUrl !== undefined) return push.privateKey;
  return loadKeptKey(dataDir, { name: 'vapid-key', make: newVapidKey, isGood: isVapidKey });
}
