import { randomBytes } from 'node:crypto';
import { normalizeEmail } from '@contract/email';
import { CONTRACT_LINK_DAYS } from '@contract/limits';
import type { NewContract, PartnerJoinPayload } from '@contract/partnerJoin';
import { recordAudit } from '../db/auditLog';
import {
  findContractLink,
  insertContract,
  insertContractLink,
  redeemContractLink,
  type ContractLinkRow,
} from '../db/contracts';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { tokenEnded, tokenInvalid } from '../http/refusals';
import { addAccount } from './addAccount';
import type { Deps } from './Deps';
import { foundRanch } from './foundRanch';
import type { Made } from './idempotency';
import { readLink, signLink } from './linkTokens';
import { hashOfToken } from './secrets';
import { openSession } from './sessions';

const DAY_SECONDS = 24 * 60 * 60;
const JTI_BYTES = 32;

/** Makes the link with which a partner joins a program, and writes down who did. Returns its address. */
export async function makeContractLink(
  { db, clock, config, secretKey }: Deps,
  { program, email: typed, ...prefill }: NewContract,
  by: { actorEmail: string; address: string },
): Promise<string> {
  const now = clock.now();
  const exp = Math.floor(now.getTime() / 1000) + CONTRACT_LINK_DAYS * DAY_SECONDS;
  const jti = randomBytes(JTI_BYTES).toString('base64url');
  const email = typed === undefined ? {} : { email: normalizeEmail(typed) };
  const token = await signLink(secretKey, 'contract', { ...email, ...prefill, program, exp, jti });
  await inTransaction(db, async (trx) => {
    await insertContractLink(trx, { tokenHash: hashOfToken(jti), program, now, expiresAt: new Date(exp * 1000) });
    await recordAudit(trx, { ...by, action: 'contract_link_made', targetEmail: email.email ?? '', at: now });
  });
  return `${config.origSite}/partner-join?invitation_token=${token}`;
}

/** The good link that a token stands for. Throws 410 with what is wrong when it is not good. */
export async function openContractLink({ db, secretKey, clock }: Deps, token: string): Promise<ContractLinkRow> {
  const jti = await readLink(secretKey, 'contract', token);
  const link = await findContractLink(db, hashOfToken(jti));
  if (link === undefined) throw tokenInvalid();
  if (link.ended_as !== null) throw tokenEnded(link.ended_as);
  if (link.expires_at <= clock.now()) throw tokenEnded('expired');
  return link;
}

/** Uses a link up; of several tries at once one gets it, the others 410. */
async function redeem(trx: Db, { token_hash }: ContractLinkRow, now: Date): Promise<void> {
  if (await redeemContractLink(trx, token_hash, now)) return;
  const ended = await findContractLink(trx, token_hash);
  throw tokenEnded(ended?.ended_as ?? 'expired');
}

async function addContract(
  trx: Db,
  body: PartnerJoinPayload,
  program: string,
  place: { ranchUuid: string; now: Date },
) {
  const { title, state, zip, members_count, ranch_type, preferred_communication } = body;
  await insertContract(trx, {
    ranch_uuid: place.ranchUuid,
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

/** Uses the link up and makes the account, the ranch, the contract and a session. Throws 409 and 410. */
export async function joinAsPartner(
  trx: Db,
  deps: Deps,
  body: PartnerJoinPayload,
  { link, passwordHash }: { link: ContractLinkRow; passwordHash: string },
): Promise<Made<string>> {
  const now = deps.clock.now();
  await redeem(trx, link, now);
  const person = { ...body, full_name: `${body.first_name} ${body.last_name}` };
  const userUuid = await addAccount(trx, person, passwordHash, now);
  const ranchUuid = await foundRanch(trx, body.name, userUuid, now);
  await addContract(trx, body, link.program, { ranchUuid, now });
  return { userUuid, answer: await openSession(trx, deps, userUuid) };
}
