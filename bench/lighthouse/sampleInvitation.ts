import type { InvitationClaims } from '../../contract/ranches/invitationToken';

const DAY_S = 24 * 60 * 60;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An invitation that a page can show: whole and not expired. Its signature is none, which only the server would mind. */
export function sampleInvitation(nowMs: number): string {
  const claims: InvitationClaims = {
    email: 'maria@example.com',
    role: 'member',
    ranch_name: 'Rio Seco',
    exp: Math.floor(nowMs / 1000) + DAY_S,
  };
  return [part({ alg: 'EdDSA' }), part(claims), 'c2FtcGxl'].join('.');
}
