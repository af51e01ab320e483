const HEX = 16;
const BYTES = 16;
const TIME_DIGITS = 12;

/** A new UUID of version 7 (RFC 9562): it begins with its time, so that later ones come after earlier ones. */
export function uuidV7(now = Date.now()): string {
  // `crypto.randomUUID` is not there over plain http, and makes version 4 only.
  const random = [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(HEX).padStart(2, '0'));
  const digits = random.join('');
  const time = now.toString(HEX).padStart(TIME_DIGITS, '0');
  const variant = '89ab'[parseInt(digits.slice(0, 1), HEX) % 4] ?? '8';
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${digits.slice(1, 4)}`,
    `${variant}${digits.slice(4, 7)}`,
    digits.slice(7, 19),
  ].join('-');
}
