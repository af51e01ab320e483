import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes, sha256Hex, utf8 } from './bytes';
import { jcs } from './checkLine';
import type { HeadEntry } from './readEntry';

hashes.sha512 = sha512;

const HEAD_PREFIX = 'grazewell-head-1\n';
const FINGERPRINT_DIGITS = 16;

/** The first 16 digits of the SHA-256 of a raw public key, both in hex. */
export const fingerprint = (publicKey: string): string => sha256Hex(hexToBytes(publicKey)).slice(0, FINGERPRINT_DIGITS);

/** Whether a head is signed by the key that it names. By RFC 8032 as it is written, not ZIP 215. */
export function isSigned({ head, signature, public_key }: HeadEntry): boolean {
  if (fingerprint(public_key) !== head.key) return false;
  try {
    return verify(hexToBytes(signature), utf8(HEAD_PREFIX + jcs(head)), hexToBytes(public_key), { zip215: false });
  } catch {
    return false;
  }
}
