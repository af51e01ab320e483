import { randomBytes, randomUUID } from 'node:crypto';
import { INVITATION_DAYS, OPEN_INVITATIONS_MAX } from '@contract/http/limits';
import { linkHref } from '@contract/http/links';
import type { NewInvitation } from '@contract/ranches/invitation';
import { normalizeEmail } from '@contract/text/email';
import type { Language } from '@domain/language/languages';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { signLink } from '../http/linkTokens';
import {
  enoughInvitationsOfRanch,
  enoughInvitationsOfSender,
  enoughInvitationsToEmail,
  enoughOpenInvitations,
} from '../http/limitRefusals';
import { alreadyOnRanch, notFound } from '../http/refusals';
import { assertWithinLimit, isWithinLimit } from '../limits/limits';
import { hashOfToken } from '../platform/secrets';
import { findPersonByEmail, type SignedIn } from '../sessions';
import { composeInvitationMail } from './invitationMail';
import {
  countOpenInvitations,
  hasInvited,
  insertInvitation,
  revokeInvitationTo,
  revokeOpenInvitation,
  type InvitationRow,
} from './invitationsTable';
import { findMembership } from './membershipsTable';
import { assertMay, assertMayGrant, type Asker } from './onRanch';
import type { RanchDeps } from './RanchDeps';
import { lockRanch } from './ranchesTable';

const DAY_SECONDS = 24 * 60 * 60;
const JTI_BYTES = 32;

type Inviter = Pick<SignedIn, 'uuid' | 'email' | 'first_name' | 'full_name'>;
type Wanted = NewInvitation & { inviter: Inviter; ranchUuid: string };

async function assertRoomForOne(trx: Db, ranchUuid: string, now: Date): Promise<void> {
  const { open, firstEnd } = await countOpenInvitations(trx, ranchUuid, now);
  if (open < OPEN_INVITATIONS_MAX || firstEnd === null) return;
  throw enoughOpenInvitations(Math.ceil((firstEnd.getTime() - now.getTime()) / 1000));
}

/** Locks the ranch first, so that a person who loses the right at this moment leaves no invitation. Throws 403 and 404. */
async function lockForInviter(
  trx: Db,
  { inviter, ranchUuid, role }: Pick<Wanted, 'inviter' | 'ranchUuid' | 'role'>,
): Promise<{ name: string; language: Language | null }> {
  const ranch = await lockRanch(trx, ranchUuid);
  if (ranch === undefined) throw notFound();
  assertMayGrant(await assertMay(trx, { user: inviter, ranchUuid }, 'invite'), role);
  return ranch;
}

/** Counts the invitation; throws 429 when its ranch or its sender has had those of a day. */
async function assertWithinLimits(
  trx: Db,
  deps: RanchDeps,
  { inviter, ranchUuid, email }: Pick<Wanted, 'inviter' | 'ranchUuid' | 'email'>,
): Promise<void> {
  await assertWithinLimit(trx, deps, {
    kind: 'invitationsOfARanch',
    whose: ranchUuid,
    refusal: enoughInvitationsOfRanch,
  });
  await assertWithinLimit(trx, deps, {
    kind: 'invitationsOfAnAccount',
    whose: inviter.uuid,
    refusal: enoughInvitationsOfSender,
  });
  await assertWithinLimit(trx, deps, {
    kind: 'invitationsOfARanchToAnEmail',
    whose: `${ranchUuid} ${email}`,
    refusal: enoughInvitationsToEmail,
  });
}

/**
 * How long the mail of an invitation waits: a day where the email has had enough of all ranches together. The first of
 * a ranch never waits, so nobody can use up what others may send.
 */
async function delayOf(trx: Db, deps: RanchDeps, email: string, isFirst: boolean): Promise<number> {
  const isWithin = await isWithinLimit(trx, deps, 'invitationsToAnEmail', email);
  return isWithin || isFirst ? 0 : DAY_SECONDS * 1000;
}

async function makeInvitation(
  trx: Db,
  deps: RanchDeps,
  { inviter, ranchUuid, email, role, language: chosen }: Wanted,
): Promise<InvitationRow> {
  const now = deps.clock.now();
  const ranch = await lockForInviter(trx, { inviter, ranchUuid, role });
  const isFirst = !(await hasInvited(trx, ranchUuid, email));
  // First, so that it waits for an acceptance under way and the next question sees the new member.
  await revokeInvitationTo(trx, ranchUuid, email, now);
  const known = await findPersonByEmail(trx, email);
  if (known !== undefined && (await findMembership(trx, ranchUuid, known.uuid))) throw alreadyOnRanch();
  await assertRoomForOne(trx, ranchUuid, now);
  await assertWithinLimits(trx, deps, { inviter, ranchUuid, email });

  const language = chosen ?? ranch.language ?? 'en';
  const exp = Math.floor(now.getTime() / 1000) + INVITATION_DAYS * DAY_SECONDS;
  const jti = randomBytes(JTI_BYTES).toString('base64url');
  const token = await signLink(deps.secretKey, 'invitation', { email, role, ranch_name: ranch.name, exp, jti });
  const invitation = await insertInvitation(trx, {
    uuid: randomUUID(),
    ranch_uuid: ranchUuid,
    email,
    role,
    invited_by: inviter.email,
    sender_uuid: inviter.uuid,
    token_hash: hashOfToken(jti),
    language,
    created_at: now,
    expires_at: new Date(exp * 1000),
  });
  // Where to go differs for who has an account; the answer of the call does not, so that nobody learns who has one.
  const url = linkHref(deps.config.origSite, known === undefined ? 'join' : 'joinRanch', token);
  const mail = composeInvitationMail({ invitation, inviter, ranchName: ranch.name, url, language });
  const delayMs = await delayOf(trx, deps, email, isFirst);
  await deps.mailer.enqueue(trx, mail, { delayMs, invitationUuid: invitation.uuid });
  return invitation;
}

/**
 * Invites an email to a ranch and mails the link; an earlier invitation of that email is replaced. One invitation of a
 * ranch after the other. Throws 403 and 404 unless the inviter may grant that role, 409 when the person is on the ranch,
 * 429 when too many are open or were sent.
 */
export async function invite(
  deps: RanchDeps,
  { user: inviter, ranchUuid }: Asker,
  { email, role, language }: NewInvitation,
): Promise<InvitationRow> {
  const wanted = { inviter, ranchUuid, email: normalizeEmail(email), role, language };
  const invitation = await inTransaction(deps.db, (trx) => makeInvitation(trx, deps, wanted));
  await deps.mailer.send();
  return invitation;
}

/** Revokes an invitation that can still be accepted. Throws 404 when the ranch has none of that uuid. */
export async function revokeInvitation({ db, clock }: RanchDeps, ranchUuid: string, uuid: string): Promise<void> {
  const isRevoked = await inTransaction(db, (trx) => revokeOpenInvitation(trx, ranchUuid, uuid, clock.now()));
  if (!isRevoked) throw notFound();
}
