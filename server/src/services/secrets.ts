import { createHash, createHmac } from 'node:crypto';

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
