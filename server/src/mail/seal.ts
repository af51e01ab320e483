import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './Mail';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals mails and opens them again, with a key that is made of the server's secret. */
export interface Seal {
  seal(mail: Mail): Buffer;
  /** Throws when the mail was sealed with another secret, or altered. */
  open(sealed: Buffer): Mail;
}

export function buildSeal(secretKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'grazewell outbox', 32));
  return {
    seal(mail) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const hidden = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    },
    open(sealed) {
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAuthTag(tag);
      const plain = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(plain.toString('utf8')) as Mail;
    },
  };
}
