import type { Invitation } from '@contract/invitation';
import type { InvitationRow } from '../db/invitations';

export function presentInvitation({ expires_at, ...invitation }: InvitationRow): Invitation {
  return { ...invitation, expires_at: expires_at.toISOString() };
}
