const HEX = 16;
const BYTES = 16;
const TIME_DIGITS = 12;
/** A counter begins in the lower half of its 12 bits, so that many more fit into its millisecond. */
const COUNTER_BEGINS_MAX = 0x7ff;
const COUNTER_MAX = 0xfff;
/** A clock that went back by less than this goes on from where it was; one that was set right begins at its time. */
const BACK_MAX_MS = 1000;

let last = { time: -Infinity, counter: 0 };

/** The next time and counter: those of one millisecond rise by one, and beyond the counter's end with the next. */
function next(now: number, random: number): typeof last {
  const isLater = now > last.time || last.time - now > BACK_MAX_MS;
  if (isLater) return { time: now, counter: random & COUNTER_BEGINS_MAX };
  if (last.counter < COUNTER_MAX) return { time: last.time, counter: last.counter + 1 };
  return { time: last.time + 1, counter: random & COUNTER_BEGINS_MAX };
}

/**
 * A new UUID of version 7 (RFC 9562): it begins with its time, so that later ones come after earlier ones; a counter in
 * the place of its first random bits sets those of one millisecond in order too (section 6.2, method 1).
 */
export function uuidV7(now = Date.now()): string {
  // `crypto.randomUUID` is not there over plain http, and makes version 4 only.
  const random = [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(HEX).padStart(2, '0'));
  const digits = random.join('');
  last = next(now, parseInt(digits.slice(1, 4), HEX));
  const time = last.time.toString(HEX).padStart(TIME_DIGITS, '0');
  const variant = '89ab'[parseInt(digits.slice(0, 1), HEX) % 4] ?? '8';
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${last.counter.toString(HEX).padStart(3, '0')}`,
    `${variant}${digits.slice(4, 7)}`,
    digits.slice(7, 19),
  ].join('-');
}
