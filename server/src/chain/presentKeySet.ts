import type { Db } from '../db/Database';
import { findSigningKeys } from './signingKeysTable';

/** All public keys with their days, as a JWK set (RFC 8037). */
export async function presentKeySet(db: Db) {
  const keys = await findSigningKeys(db);
  return {
    keys: keys.map(({ key, public_key, made_at, ended_at }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      use: 'sig',
      kid: key,
      x: public_key.toString('base64url'),
      from: made_at,
      to: ended_at,
    })),
  };
}
