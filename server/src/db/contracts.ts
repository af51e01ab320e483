import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Db } from './Database';

interface NewLink {
  /** SHA-256 of the token's `jti`. */
  tokenHash: Buffer;
  program: string;
  now: Date;
  expiresAt: Date;
}

export async function insertContractLink(trx: Db, { tokenHash, program, now, expiresAt }: NewLink): Promise<void> {
  await trx
    .insertInto('contract_links')
    .values({
      uuid: randomUUID(),
      token_hash: tokenHash,
      program,
      created_at: now,
      expires_at: expiresAt,
      ended_as: null,
      ended_at: null,
    })
    .execute();
}

/** A link by the hash of its token's `jti`, good or not, or undefined. */
export function findContractLink(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('contract_links')
    .select(['token_hash', 'program', 'expires_at', 'ended_as'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export type ContractLinkRow = NonNullable<Awaited<ReturnType<typeof findContractLink>>>;

/** Uses a good link up; of several tries at once one gets true. */
export async function redeemContractLink(trx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contract_links')
    .set({ ended_as: 'used', ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_as', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertContract(
  trx: Db,
  contract: Omit<Insertable<Database['contracts']>, 'uuid'>,
): Promise<void> {
  await trx
    .insertInto('contracts')
    .values({ ...contract, uuid: randomUUID() })
    .execute();
}
