import { readUnverifiedPayload } from '../http/jwt';
import { ROLES, type Role } from './rights';

/** What an invitation token says: enough to show whom it invites where. `exp` is in seconds since 1970. */
export interface InvitationClaims {
  email: string;
  role: Role;
  ranch_name: string;
  exp: number;
}

/** Tokens count as expired this long before their end. */
const MARGIN_MS = 1_000;

/** Reads an invitation token for display; the server decides. Anything but a whole one gives undefined. */
export function readInvitationToken(token: string): InvitationClaims | undefined {
  const { email, role, ranch_name, exp } = readUnverifiedPayload(token) ?? {};
  const known = ROLES.find((one) => one === role);
  if (typeof email !== 'string' || typeof ranch_name !== 'string' || known === undefined) return undefined;
  return typeof exp === 'number' && Number.isFinite(exp) ? { email, role: known, ranch_name, exp } : undefined;
}

/** From when on a token counts as expired on a page, in milliseconds since 1970. */
export function expiryOf({ exp }: { exp: number }): number {
  return exp * 1000 - MARGIN_MS;
}
