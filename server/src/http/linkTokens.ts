import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { tokenInvalid } from './refusals';

/** Kinds of signed links. Each has a key of its own, so that none passes for another. */
export type LinkKind = 'invitation' | 'contract';

const HEADER = { alg: 'HS256', typ: 'JWT' };
const HEADER_PART = Buffer.from(JSON.stringify(HEADER)).toString('base64url');

function keyOf(secretKey: string, kind: LinkKind): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', `grazewell ${kind} token`, 32));
}

/** Signs a link's token (HS256). The claims are what the page may show; `jti` is the secret that is looked up. */
export function signLink(
  secretKey: string,
  kind: LinkKind,
  claims: JWTPayload & { exp: number; jti: string },
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader(HEADER).sign(keyOf(secretKey, kind));
}

/** Whether every part is the one way to write its bytes: no padding, no stray bits. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/**
 * The `jti` of a token that we have signed for this kind of link, whether it has expired or not: what became of it is
 * in the database. The header must be ours to the byte, so there is one algorithm and no key that a token could name.
 *
 * @throws 410 `token_invalid`
 */
export async function readLink(secretKey: string, kind: LinkKind, token: string): Promise<string> {
  if (!isCanonical(token) || token.split('.')[0] !== HEADER_PART) throw tokenInvalid();
  // The clock of the database's row decides, which is the one that tests hold.
  const verified = await jwtVerify(token, keyOf(secretKey, kind), {
    algorithms: ['HS256'],
    currentDate: new Date(0),
  }).catch(() => undefined);
  const jti = verified?.payload.jti;
  if (typeof jti !== 'string') throw tokenInvalid();
  return jti;
}
