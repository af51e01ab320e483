import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals bytes and opens them again. */
interface Seal {
  seal: (plain: Buffer) => Buffer;
  /** Throws when the bytes were sealed with another secret, or altered. */
  open: (sealed: Buffer) => Buffer;
}

/** AES-256-GCM with a key that is made of the server's secret, another one for each purpose. */
export function sealFor(secretKey: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `grazewell ${purpose}`, 32));
  return {
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    },
    open(sealed) {
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
