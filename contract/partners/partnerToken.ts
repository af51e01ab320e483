import { readUnverifiedPayload } from '../http/jwt';

/** What a partner's link says: what it fills in, and the program it is for. `exp` is in seconds since 1970. */
export interface PartnerClaims {
  email?: string;
  phone_number?: string;
  first_name?: string;
  last_name?: string;
  program: string;
  exp: number;
}

const PREFILLED = ['email', 'phone_number', 'first_name', 'last_name'] as const;

/** Reads a contract token to fill the form in; the server decides. Anything but a whole one gives undefined. */
export function readPartnerToken(token: string): PartnerClaims | undefined {
  const claims = readUnverifiedPayload(token) ?? {};
  const { program, exp } = claims;
  if (typeof program !== 'string' || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  const isText = (key: string) => claims[key] === undefined || typeof claims[key] === 'string';
  if (!PREFILLED.every(isText)) return undefined;
  const texts = PREFILLED.flatMap((key) => (typeof claims[key] === 'string' ? [[key, claims[key]] as const] : []));
  return { ...Object.fromEntries(texts), program, exp };
}
