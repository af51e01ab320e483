import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** A text as UTF-8. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** Whether a value is that many bytes in hex, in lower case. */
export const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);

/** The SHA-256, in hex, of parts in a row; texts count as UTF-8. */
export function sha256Hex(...parts: readonly (string | Uint8Array)[]): string {
  const hash = sha256.create();
  for (const part of parts) hash.update(typeof part === 'string' ? utf8(part) : part);
  return bytesToHex(hash.digest());
}

export { bytesToHex, hexToBytes };
