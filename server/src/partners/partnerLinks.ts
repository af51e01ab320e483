import { randomBytes } from 'node:crypto';
import { PARTNER_LINK_DAYS } from '@contract/http/limits';
import { linkHref } from '@contract/http/links';
import type { NewPartnerLink, PartnerJoinPayload } from '@contract/partners/partnerJoin';
import { normalizeEmail } from '@contract/text/email';
import { addAccount, foundRanch, type AccountDeps } from '../accounts';
import { recordAudit } from '../audit';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { readLink, signLink } from '../http/linkTokens';
import { notFound, tokenEnded, tokenInvalid } from '../http/refusals';
import type { Made } from '../idempotency/withIdempotency';
import { hashOfToken } from '../platform/secrets';
import { openSession } from '../sessions';
import {
  findPartnerLink,
  insertDeal,
  insertPartnerLink,
  redeemPartnerLink,
  revokeOpenPartnerLink,
  type PartnerLinkRow,
} from './partnersTable';

const DAY_SECONDS = 24 * 60 * 60;
const JTI_BYTES = 32;

/** Who does something as an admin, and from which IP address. */
interface Admin {
  actorEmail: string;
  address: string;
}

/** Makes the link with which a partner joins a program, and writes down who did. Returns its address. */
export async function makePartnerLink(
  { db, clock, config, secretKey }: AccountDeps,
  { program, email: typed, ...prefill }: NewPartnerLink,
  by: Admin,
): Promise<string> {
  const now = clock.now();
  const exp = Math.floor(now.getTime() / 1000) + PARTNER_LINK_DAYS * DAY_SECONDS;
  const jti = randomBytes(JTI_BYTES).toString('base64url');
  const email = typed === undefined ? {} : { email: normalizeEmail(typed) };
  const token = await signLink(secretKey, 'contract', { ...email, ...prefill, program, exp, jti });
  await inTransaction(db, async (trx) => {
    const link = { program, email: email.email ?? null, now, expiresAt: new Date(exp * 1000) };
    await insertPartnerLink(trx, { tokenHash: hashOfToken(jti), ...link });
    await recordAudit(trx, { ...by, action: 'contract_link_made', targetEmail: email.email ?? '', at: now });
  });
  return linkHref(config.origSite, 'partnerJoin', token);
}

/** Withdraws a link that can still be used, and writes down who did. Throws 404 for any other. */
export async function revokePartnerLink({ db, clock }: AccountDeps, uuid: string, by: Admin): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const revoked = await revokeOpenPartnerLink(trx, uuid, at);
    if (revoked === undefined) throw notFound();
    await recordAudit(trx, { ...by, action: 'contract_link_revoked', targetEmail: revoked.email ?? '', at });
  });
}

/** The good link that a token stands for. Throws 410 with what is wrong when it is not good. */
export async function openPartnerLink({ db, secretKey, clock }: AccountDeps, token: string): Promise<PartnerLinkRow> {
  const jti = await readLink(secretKey, 'contract', token);
  const link = await findPartnerLink(db, hashOfToken(jti));
  if (link === undefined) throw tokenInvalid();
  if (link.ended_as !== null) throw tokenEnded(link.ended_as);
  if (link.expires_at <= clock.now()) throw tokenEnded('expired');
  return link;
}

/** Uses a link up; of several tries at once one gets it, the others 410. */
async function redeem(trx: Db, { token_hash }: PartnerLinkRow, now: Date): Promise<void> {
  if (await redeemPartnerLink(trx, token_hash, now)) return;
  const ended = await findPartnerLink(trx, token_hash);
  throw tokenEnded(ended?.ended_as ?? 'expired');
}

async function addDeal(
  trx: Db,
  body: PartnerJoinPayload,
  { program, uuid }: PartnerLinkRow,
  place: { ranchUuid: string; now: Date },
) {
  const { title, state, zip, members_count, ranch_type, preferred_communication } = body;
  await insertDeal(trx, {
    ranch_uuid: place.ranchUuid,
    link_uuid: uuid,
    program,
    title,
    state,
    zip,
    members_count,
    ranch_type,
    preferred_communication: JSON.stringify(preferred_communication),
    created_at: place.now,
  });
}

/** Uses the link up and makes the account, the ranch, the deal and a session. Throws 409 and 410. */
export async function joinAsPartner(
  trx: Db,
  deps: AccountDeps,
  body: PartnerJoinPayload,
  { link, passwordHash }: { link: PartnerLinkRow; passwordHash: string },
): Promise<Made<string>> {
  const now = deps.clock.now();
  await redeem(trx, link, now);
  const person = { ...body, full_name: `${body.first_name} ${body.last_name}` };
  const userUuid = await addAccount(trx, deps, person, passwordHash);
  const ranchUuid = await foundRanch(trx, body.name, userUuid, now);
  await addDeal(trx, body, link, { ranchUuid, now });
  return { userUuid, answer: await openSession(trx, deps, userUuid) };
}
