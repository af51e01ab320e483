import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { jcs, sha256 } from './canonicalJson';
import type { ChainEnd } from './linesTable';

const HEAD_NAME = 'grazewell-head-1\n';
const KEY_DIGITS = 16;

/** Signs heads. */
export interface SigningKey {
  key: string;
  /** 32 bytes, of Ed25519. */
  publicKey: Buffer;
  privateKey: KeyObject;
}

/** By what a public key is named: the first 16 hex digits of its SHA-256. */
export const nameOfKey = (publicKey: Buffer): string => sha256(publicKey).toString('hex').slice(0, KEY_DIGITS);

/** A private key from its two halves of 32 bytes each. */
export function signingKeyOf(seed: Buffer, publicKey: Buffer): SigningKey {
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: seed.toString('base64url'), x: publicKey.toString('base64url') };
  return { key: nameOfKey(publicKey), publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** Both halves of a new key. */
export function newKeyPair(): { seed: Buffer; publicKey: Buffer } {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { seed: Buffer.from(d, 'base64url'), publicKey: Buffer.from(x, 'base64url') };
}

/** What is signed of a chain: its end, when, and by which key. */
export const headOf = ({ n, sha256: line, epoch }: ChainEnd, ranchUuid: string, signedAt: Date, key: string) => ({
  v: 1,
  ranch: ranchUuid,
  epoch,
  n,
  line_sha256: line.toString('hex'),
  signed_at: signedAt.toISOString(),
  key,
});

/** The signature of a head. */
export const signatureOf = (head: object, { privateKey }: Pick<SigningKey, 'privateKey'>): Buffer =>
  sign(null, Buffer.from(HEAD_NAME + jcs(head)), privateKey);
