import type { Ranch } from '@contract/people/me';
import type { JoinPayload } from '@contract/ranches/invitation';
import { normalizeEmail } from '@contract/text/email';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { readLink } from '../http/linkTokens';
import {
  accountExists,
  alreadyMember,
  notFound,
  otherEmail,
  tokenEnded,
  tokenInvalid,
  wrongPerson,
} from '../http/refusals';
import type { Made } from '../idempotency/withIdempotency';
import { hashOfToken } from '../platform/secrets';
import {
  findInvitation,
  findMembership,
  findRanchOf,
  insertMembership,
  lockRanch,
  mayGrant,
  redeemInvitation,
} from '../ranches';
import { findPersonByEmail, openSession, type SignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { addAccount } from './addAccount';

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The invitation that a token stands for. Throws 410 with what is wrong when it is not good. */
export async function openInvitation({ db, secretKey, clock }: AccountDeps, token: string): Promise<Invitation> {
  const jti = await readLink(secretKey, 'invitation', token);
  const invitation = await findInvitation(db, hashOfToken(jti));
  if (invitation === undefined) throw tokenInvalid();
  if (invitation.ended_as !== null) throw tokenEnded(invitation.ended_as);
  if (invitation.expires_at <= clock.now()) throw tokenEnded('expired');
  await assertSenderMayGrant(db, invitation);
  return invitation;
}

/** An invitation is worth what its sender may grant now, not what they could when they sent it. Throws 410. */
async function assertSenderMayGrant(db: Db, { ranch_uuid, sender_uuid, role }: Invitation): Promise<void> {
  const sender = sender_uuid === null ? undefined : await findMembership(db, ranch_uuid, sender_uuid);
  if (!mayGrant(sender, role)) throw tokenEnded('revoked');
}

/**
 * Uses an invitation up; of several tries at once one gets it, the others 410. Its sender is judged while the ranch is
 * locked, so that a change of their role comes either before that or after the joining.
 */
async function redeem(trx: Db, { clock }: AccountDeps, invitation: Invitation): Promise<void> {
  await lockRanch(trx, invitation.ranch_uuid);
  if (!(await redeemInvitation(trx, invitation.uuid, clock.now()))) {
    const ended = await findInvitation(trx, invitation.token_hash);
    throw tokenEnded(ended?.ended_as ?? 'expired');
  }
  await assertSenderMayGrant(trx, invitation);
}

async function addMember(
  trx: Db,
  { clock }: AccountDeps,
  { ranch_uuid, role }: Invitation,
  userUuid: string,
): Promise<void> {
  const membership = { ranch_uuid, user_uuid: userUuid, role, joined_at: clock.now() };
  if (!(await insertMembership(trx, membership))) throw alreadyMember();
}

/**
 * The good invitation with which a new person joins. Throws 410 when the token is not good, 422 for another email than
 * the invited one, 409 when that email has an account.
 */
export async function openInvitationForNewcomer(
  deps: AccountDeps,
  { email, invitation_token }: Pick<JoinPayload, 'email' | 'invitation_token'>,
): Promise<Invitation> {
  const invitation = await openInvitation(deps, invitation_token);
  if (normalizeEmail(email) !== invitation.email) throw otherEmail();
  if ((await findPersonByEmail(deps.db, invitation.email)) !== undefined) throw accountExists();
  return invitation;
}

/** Uses the invitation up and makes the account, the membership and a session. Throws 409 and 410. */
export async function joinAsNewcomer(
  trx: Db,
  deps: AccountDeps,
  person: JoinPayload,
  { invitation, passwordHash }: { invitation: Invitation; passwordHash: string },
): Promise<Made<string>> {
  await redeem(trx, deps, invitation);
  const userUuid = await addAccount(trx, deps, person, passwordHash);
  await addMember(trx, deps, invitation, userUuid);
  return { userUuid, answer: await openSession(trx, deps, userUuid) };
}

/**
 * Brings a person who has an account onto the ranch that invites them. Throws 410 when the token is not good, 403 for
 * anyone but the invited email, 409 for who is there already; then the invitation stays as it was.
 */
export async function joinWithAccount(
  deps: AccountDeps,
  user: Pick<SignedIn, 'uuid' | 'email'>,
  token: string,
): Promise<Ranch> {
  const invitation = await openInvitation(deps, token);
  if (user.email !== invitation.email) throw wrongPerson();
  return inTransaction(deps.db, async (trx) => {
    await redeem(trx, deps, invitation);
    await addMember(trx, deps, invitation, user.uuid);
    const ranch = await findRanchOf(trx, user.uuid, invitation.ranch_uuid, deps.clock.now());
    if (ranch === undefined) throw notFound();
    return ranch;
  });
}
