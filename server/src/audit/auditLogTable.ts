import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cursor } from '../db/Cursor';
import type { Db } from '../db/Database';

export interface AuditRecord {
  action:
    | 'masquerade_started'
    | 'masquerade_stopped'
    | 'beta_tester_on'
    | 'beta_tester_off'
    | 'contract_link_made'
    | 'contract_link_revoked';
  actorEmail: string;
  targetEmail: string;
  /** The caller's IP address. */
  address: string;
  at: Date;
}

export async function recordAudit(
  trx: Db,
  { action, actorEmail, targetEmail, address, at }: AuditRecord,
): Promise<void> {
  const entry = { uuid: randomUUID(), at, actor_email: actorEmail, target_email: targetEmail, action, address };
  await trx.insertInto('audit_log').values(entry).execute();
}

/** What admins did, the newest first. Rows of a ranch are for its people. */
export function findAuditEntries(db: Db, { after, limit }: { after: Cursor | undefined; limit: number }) {
  return db
    .selectFrom('audit_log')
    .select(['uuid', 'at', 'actor_email', 'target_email', 'action', 'address'])
    .where('ranch_uuid', 'is', null)
    .$if(after !== undefined, (entries) => entries.where(sql<boolean>`(at, uuid) < (${after?.at}, ${after?.uuid})`))
    .orderBy('at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number];
