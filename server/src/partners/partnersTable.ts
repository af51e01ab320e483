import { randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Cursor } from '../db/Cursor';
import type { Database, Db } from '../db/Database';

interface NewLink {
  /** SHA-256 of the token's `jti`. */
  tokenHash: Buffer;
  program: string;
  /** Whom it is for, in its normal form; null where the admin named no email. */
  email: string | null;
  now: Date;
  expiresAt: Date;
}

export async function insertPartnerLink(
  trx: Db,
  { tokenHash, program, email, now, expiresAt }: NewLink,
): Promise<void> {
  await trx
    .insertInto('contract_links')
    .values({
      uuid: randomUUID(),
      token_hash: tokenHash,
      program,
      email,
      created_at: now,
      expires_at: expiresAt,
      ended_as: null,
      ended_at: null,
    })
    .execute();
}

/** A link by the hash of its token's `jti`, good or not, or undefined. */
export function findPartnerLink(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('contract_links')
    .select(['uuid', 'token_hash', 'program', 'expires_at', 'ended_as'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export type PartnerLinkRow = NonNullable<Awaited<ReturnType<typeof findPartnerLink>>>;

/** Uses a good link up; of several tries at once one gets true. */
export async function redeemPartnerLink(trx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contract_links')
    .set({ ended_as: 'used', ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertDeal(trx: Db, contract: Omit<Insertable<Database['contracts']>, 'uuid'>): Promise<void> {
  await trx
    .insertInto('contracts')
    .values({ ...contract, uuid: randomUUID() })
    .execute();
}

/** Withdraws a link that can still be used. Answers whom it was for, or undefined when there is no such link. */
export function revokeOpenPartnerLink(trx: Db, uuid: string, now: Date): Promise<{ email: string | null } | undefined> {
  return trx
    .updateTable('contract_links')
    .set({ ended_as: 'revoked', ended_at: now })
    .where('uuid', '=', uuid)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
}

/** The links of partners, the newest first, each with what the partner who used it has said of their ranch. */
export function findPartnerLinks(db: Db, { after, limit }: { after: Cursor | undefined; limit: number }) {
  const place = sql`(contract_links.created_at, contract_links.uuid)`;
  return db
    .selectFrom('contract_links')
    .leftJoin('contracts', 'contracts.link_uuid', 'contract_links.uuid')
    .leftJoin('ranches', 'ranches.uuid', 'contracts.ranch_uuid')
    .select(['contract_links.uuid', 'contract_links.program', 'contract_links.email', 'contract_links.created_at'])
    .select(['contract_links.expires_at', 'contract_links.ended_as', 'ranches.name', 'contracts.title'])
    .select(['contracts.state', 'contracts.zip', 'contracts.ranch_type', 'contracts.members_count'])
    .select('contracts.preferred_communication')
    .$if(after !== undefined, (links) => links.where(sql<boolean>`${place} < (${after?.at}, ${after?.uuid})`))
    .orderBy('contract_links.created_at', 'desc')
    .orderBy('contract_links.uuid', 'desc')
    .limit(limit)
    .execute();
}

export type ListedLinkRow = Awaited<ReturnType<typeof findPartnerLinks>>[number];

/** Deletes the links that expired at `end` or before, but for those that brought a partner: they stay with the deal. */
export async function deleteLinksUntil(db: Db, end: Date): Promise<void> {
  await db
    .deleteFrom('contract_links')
    .where('expires_at', '<=', end)
    .where((link) =>
      link.not(
        link.exists(
          link.selectFrom('contracts').select('uuid').whereRef('contracts.link_uuid', '=', 'contract_links.uuid'),
        ),
      ),
    )
    .execute();
}
