export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How much a text may hold: values in all, and keys in one object, which take the longest to read. */
export interface Most {
  readonly values: number;
  readonly keysOfOne: number;
}

/** A server's longest group has 32 MiB of records, of less than a hundred fields each. */
const OF_A_LINE: Most = { values: 10_000_000, keysOfOne: 1_000 };
const DEPTH_MAX = 1_000;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

/** Where the string ends that begins there. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  for (let sign = text.charCodeAt(at); sign !== QUOTE && at < text.length; sign = text.charCodeAt(at))
    at += sign === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * How many keys a text of JSON has: each has one colon outside of strings. Throws where it holds more than it may, before
 * anything is made of it: an object of millions of keys would take minutes.
 */
function colonsIn(text: string, most: Most): number {
  const around: number[] = [];
  let [colons, commas, own] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) commas += 1;
    else if (sign === COLON) {
      colons += 1;
      own += 1;
    } else if (sign === OPEN) {
      around.push(own);
      own = 0;
    } else if (sign === CLOSE) own = around.pop() ?? 0;
    else continue;
    if (own > most.keysOfOne || colons + commas > most.values || around.length > DEPTH_MAX)
      throw new RangeError('it holds too much');
  }
  return colons;
}

const LONE = /\p{Cs}/u;

/** How many keys a value has with all that is in it. Throws for what RFC 8785 refuses: lone surrogates, endless numbers. */
function keysIn(value: unknown): number {
  if (typeof value === 'string' && LONE.test(value)) throw new SyntaxError('a lone surrogate');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new SyntaxError('a number without end');
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + keysIn(one), 0);
  return Object.entries(value).reduce((sum, [key, one]) => sum + 1 + keysIn(key) + keysIn(one), 0);
}

/**
 * A value of JSON. Throws where the text is not JSON, has a key twice in one object, holds more than it may, or has what RFC
 * 8785 refuses.
 */
export function readJson(text: string, most: Most = OF_A_LINE): unknown {
  const colons = colonsIn(text, most);
  const value: unknown = JSON.parse(text);
  if (keysIn(value) !== colons) throw new SyntaxError('a key is there twice');
  return value;
}
