import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Half of the hex digits of a UUID. */
const HALF = 16;

const digits = (salt: string, parts: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(salt), utf8ToBytes(JSON.stringify(parts))));

/** A UUID of version 8 (RFC 9562, section 5.8) from two halves of hex digits; 6 bits say the version and variant. */
function uuidOf(first: string, second: string): string {
  const variant = ((Number.parseInt(second.slice(0, 1), 16) & 0x3) | 0x8).toString(16);
  return [
    first.slice(0, 8),
    first.slice(8, 12),
    `8${first.slice(13)}`,
    `${variant}${second.slice(1, 4)}`,
    second.slice(4),
  ].join('-');
}

/** The id of something that a projection makes, which names nothing older: from HMAC-SHA256 of the salt. */
export function saltedId(salt: string, ...parts: readonly string[]): string {
  const hex = digits(salt, parts);
  return uuidOf(hex.slice(0, HALF), hex.slice(HALF, 2 * HALF));
}

const STAND_IN = 'stand-in';

/** The second half is made from the first, so that who has the salt knows the id again. */
const standInOf = (salt: string, first: string): string =>
  uuidOf(first, digits(salt, [STAND_IN, first]).slice(0, HALF));

/** The id of the paddock that takes the place of several. */
export const standInId = (salt: string, uuids: readonly string[]): string => {
  const first = digits(salt, [STAND_IN, ...[...uuids].sort()]).slice(0, HALF);
  return standInOf(salt, `${first.slice(0, 12)}8${first.slice(13)}`);
};

/** Whether an id is one that `standInId` makes with this salt. */
export const isStandIn = (salt: string, uuid: string): boolean =>
  uuid[14] === '8' && uuid === standInOf(salt, uuid.replaceAll('-', '').slice(0, HALF));
