import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that opens something: 256 random bits, as 43 characters that an address takes as they are. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 of a random token: enough, since nobody guesses a token. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** HMAC of texts that could be guessed (emails, addresses, bodies), kept apart from each other and by purpose. */
export function hmacOf(secretKey: string, purpose: string, ...texts: string[]): Buffer {
  return createHmac('sha256', secretKey)
    .update(JSON.stringify([purpose, ...texts]))
    .digest();
}

/** JSON that is the same for the same content, whatever the order of its keys. */
export function canonicalJson(content: object): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
