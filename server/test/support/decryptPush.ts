import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const TAG_BYTES = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/**
 * The text of a message as a browser reads it (RFC 8291 over RFC 8188, one record): `pair` and `auth` are the keys that it gave
 * away when it subscribed.
 */
export function decryptPush(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyBytes = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyBytes);
  const record = body.subarray(21 + keyBytes);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  // The last record ends with 2, and zeros behind it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
