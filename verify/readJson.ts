export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;

/** How many keys a text of JSON has: each has one colon outside of strings. */
function colonsIn(text: string): number {
  let colons = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === COLON) colons += 1;
    else if (sign === QUOTE) {
      at += 1;
      for (let inside = text.charCodeAt(at); inside !== QUOTE; inside = text.charCodeAt(at))
        at += inside === BACKSLASH ? 2 : 1;
    }
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

/** A value of JSON. Throws where the text is not JSON, has a key twice in one object, or what RFC 8785 refuses. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (keysIn(value) !== colonsIn(text)) throw new SyntaxError('a key is there twice');
  return value;
}
