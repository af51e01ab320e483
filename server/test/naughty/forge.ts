import { createHmac, hkdfSync } from 'node:crypto';
import { SECRET } from '../support/testApp';

/** A good token of a link, and the very key that it is signed with. */
export interface Link {
  good: string;
  key: Buffer;
}

export const keyOf = (kind: 'invitation' | 'contract') =>
  Buffer.from(hkdfSync('sha256', SECRET, '', `grazewell ${kind} token`, 32));

export const base64url = (content: string | Buffer) => Buffer.from(content).toString('base64url');
export const partsOf = ({ good }: Link) => {
  const [head = '', payload = '', signature = ''] = good.split('.');
  return { head, payload, signature };
};
export const claimsOf = (link: Link) => Buffer.from(partsOf(link).payload, 'base64url').toString();
export const hmac = (text: string, key: Buffer | string, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url');
/** Signs parts as they are with the right key, or another. */
export const seal = (head: string, payload: string, key: Buffer | string) =>
  `${head}.${payload}.${hmac(`${head}.${payload}`, key)}`;
/** The same claims below another header, with a right signature. */
export const under = (header: unknown) => (link: Link) =>
  seal(base64url(typeof header === 'string' ? header : JSON.stringify(header)), partsOf(link).payload, link.key);
export const H = { alg: 'HS256', typ: 'JWT' };

/** Another last letter of a part for the same bytes, where its last letter has bits that do not count. */
export function withStrayBits(part: string): string {
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const same = Array.from(ALPHABET, (letter) => part.slice(0, -1) + letter).find(
    (other) => other !== part && Buffer.from(other, 'base64url').equals(Buffer.from(part, 'base64url')),
  );
  return same ?? `${part}=`;
}

export type Forge = (link: Link) => unknown;
