import { normalizeEmail } from '@contract/email';
import type { JoinPayload } from '@contract/invitation';
import type { Ranch } from '@contract/me';
import type { Db } from '../db/Database';
import { findInvitation, redeemInvitation } from '../db/invitations';
import { inTransaction } from '../db/inTransaction';
import { insertMembership } from '../db/memberships';
import { findRanchOf } from '../db/ranches';
import type { SignedIn } from '../db/sessions';
import { findPersonByEmail } from '../db/users';
import {
  accountExists,
  alreadyMember,
  invalid,
  notFound,
  tokenEnded,
  tokenInvalid,
  wrongPerson,
} from '../http/refusals';
import { addAccount } from './addAccount';
import type { Deps } from './Deps';
import type { Made } from './idempotency';
import { readLink } from './linkTokens';
import { hashOfToken } from './secrets';
import { openSession } from './sessions';

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The invitation that a token stands for. Throws 410 with what is wrong when it is not good. */
async function openInvitation({ db, secretKey, clock }: Deps, token: string): Promise<Invitation> {
  const jti = await readLink(secretKey, 'invitation', token);
  const invitation = await findInvitation(db, hashOfToken(jti));
  if (invitation === undefined) throw tokenInvalid();
  if (invitation.ended_as !== null) throw tokenEnded(invitation.ended_as);
  if (invitation.expires_at <= clock.now()) throw tokenEnded('expired');
  return invitation;
}

/** Uses an invitation up; of several tries at once one gets it, the others 410. */
async function redeem(trx: Db, { clock }: Deps, { uuid, token_hash }: Invitation): Promise<void> {
  if (await redeemInvitation(trx, uuid, clock.now())) return;
  const ended = await findInvitation(trx, token_hash);
  throw tokenEnded(ended?.ended_as ?? 'expired');
}

async function addMember(trx: Db, { clock }: Deps, { ranch_uuid, role }: Invitation, userUuid: string): Promise<void> {
  const membership = { ranch_uuid, user_uuid: userUuid, role, joined_at: clock.now() };
  if (!(await insertMembership(trx, membership))) throw alreadyMember();
}

/**
 * The good invitation with which somebody new joins. Throws 410 when the token is not good, 422 for another email than
 * the invited one, 409 when that email has an account.
 */
export async function openInvitationForNewcomer(
  deps: Deps,
  { email, invitation_token }: Pick<JoinPayload, 'email' | 'invitation_token'>,
): Promise<Invitation> {
  const invitation = await openInvitation(deps, invitation_token);
  if (normalizeEmail(email) !== invitation.email) throw invalid({ email: 'The invitation is for another email' });
  if ((await findPersonByEmail(deps.db, invitation.email)) !== undefined) throw accountExists();
  return invitation;
}

/** Uses the invitation up and makes the account, the membership and a session. Throws 409 and 410. */
export async function joinAsNewcomer(
  trx: Db,
  deps: Deps,
  person: JoinPayload,
  { invitation, passwordHash }: { invitation: Invitation; passwordHash: string },
): Promise<Made<string>> {
  await redeem(trx, deps, invitation);
  const userUuid = await addAccount(trx, person, passwordHash, deps.clock.now());
  await addMember(trx, deps, invitation, userUuid);
  return { userUuid, answer: await openSession(trx, deps, userUuid) };
}

/**
 * Brings somebody who has an account onto the ranch that invites them. Throws 410 when the token is not good, 403 for
 * anyone but the invited email, 409 for who is there already; then the invitation stays as it was.
 */
export async function joinWithAccount(
  deps: Deps,
  user: Pick<SignedIn, 'uuid' | 'email'>,
  token: string,
): Promise<Ranch> {
  const invitation = await openInvitation(deps, token);
  if (user.email !== invitation.email) throw wrongPerson();
  return inTransaction(deps.db, async (trx) => {
    await redeem(trx, deps, invitation);
    await addMember(trx, deps, invitation, user.uuid);
    const ranch = await findRanchOf(trx, user.uuid, invitation.ranch_uuid);
    if (ranch === undefined) throw notFound();
    return ranch;
  });
}
