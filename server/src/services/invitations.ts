import { randomBytes, randomUUID } from 'node:crypto';
import { normalizeEmail } from '@contract/email';
import type { NewInvitation } from '@contract/invitation';
import { INVITATION_DAYS, OPEN_INVITATIONS_MAX } from '@contract/limits';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { countOpenInvitations, insertInvitation, revokeInvitationTo, type InvitationRow } from '../db/invitations';
import { findMembership } from '../db/memberships';
import { lockRanch } from '../db/ranches';
import type { SignedIn } from '../db/sessions';
import { findPersonByEmail } from '../db/users';
import { alreadyOnRanch, limitReached, notFound } from '../http/refusals';
import { composeInvitationMail } from '../mail/invitationMail';
import type { Deps } from './Deps';
import { signLink } from './linkTokens';
import { mayMail } from './mailLimits';
import { hashOfToken } from './secrets';

const DAY_SECONDS = 24 * 60 * 60;
const JTI_BYTES = 32;

type Inviter = Pick<SignedIn, 'email' | 'first_name' | 'full_name'>;

async function assertRoomForOne(trx: Db, ranchUuid: string, now: Date): Promise<void> {
  const { open, firstEnd } = await countOpenInvitations(trx, ranchUuid, now);
  if (open < OPEN_INVITATIONS_MAX || firstEnd === null) return;
  const sentence = `This ranch has ${OPEN_INVITATIONS_MAX} open invitations. Withdraw one, or wait until one is accepted`;
  throw limitReached(sentence, Math.ceil((firstEnd.getTime() - now.getTime()) / 1000));
}

/** Counts the mail too. Within a day from a refusal everything that stood in its way has left the count. */
async function assertMayMail(trx: Db, deps: Deps, ranchUuid: string, email: string): Promise<void> {
  if (!(await mayMail(trx, deps, 'invitationsOfARanch', ranchUuid)))
    throw limitReached('This ranch has sent as many invitations as it may in a day. Try again tomorrow', DAY_SECONDS);
  if (!(await mayMail(trx, deps, 'invitationsToAnEmail', email)))
    throw limitReached('This email was sent enough invitations for a day. Try again tomorrow', DAY_SECONDS);
}

async function makeInvitation(
  trx: Db,
  deps: Deps,
  { inviter, ranchUuid, email, role }: NewInvitation & { inviter: Inviter; ranchUuid: string },
): Promise<InvitationRow> {
  const now = deps.clock.now();
  const ranch = await lockRanch(trx, ranchUuid);
  if (ranch === undefined) throw notFound();
  // First, so that it waits for an acceptance under way and the next question sees the new member.
  await revokeInvitationTo(trx, ranchUuid, email, now);
  const known = await findPersonByEmail(trx, email);
  if (known !== undefined && (await findMembership(trx, ranchUuid, known.uuid))) throw alreadyOnRanch();
  await assertRoomForOne(trx, ranchUuid, now);
  await assertMayMail(trx, deps, ranchUuid, email);

  const exp = Math.floor(now.getTime() / 1000) + INVITATION_DAYS * DAY_SECONDS;
  const jti = randomBytes(JTI_BYTES).toString('base64url');
  const token = await signLink(deps.secretKey, 'invitation', { email, role, ranch_name: ranch.name, exp, jti });
  const invitation = await insertInvitation(trx, {
    uuid: randomUUID(),
    ranch_uuid: ranchUuid,
    email,
    role,
    invited_by: inviter.email,
    token_hash: hashOfToken(jti),
    created_at: now,
    expires_at: new Date(exp * 1000),
  });
  // Where to go differs for who has an account; the answer of the call does not, so that nobody learns who has one.
  const path = known === undefined ? '/join' : '/join-ranch';
  const url = `${deps.config.origSite}${path}?invitationToken=${token}`;
  await deps.mailer.enqueue(trx, composeInvitationMail({ invitation, inviter, ranchName: ranch.name, url }));
  return invitation;
}

/**
 * Invites an email to a ranch and mails the link; an earlier invitation of that email is replaced. One invitation of a
 * ranch after the other. Throws 409 when the person is on the ranch, 429 when too many are open or were mailed.
 */
export async function invite(
  deps: Deps,
  inviter: Inviter,
  ranchUuid: string,
  { email, role }: NewInvitation,
): Promise<InvitationRow> {
  const wanted = { inviter, ranchUuid, email: normalizeEmail(email), role };
  const invitation = await inTransaction(deps.db, (trx) => makeInvitation(trx, deps, wanted));
  await deps.mailer.send();
  return invitation;
}
