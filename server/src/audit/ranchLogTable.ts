import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cursor } from '../db/Cursor';
import type { Db } from '../db/Database';

/** Something that happened to a ranch's keys, for the ranch's own log. */
export interface RanchEvent {
  action: 'key_made' | 'key_revoked' | 'key_ended' | 'key_first_used';
  ranchUuid: string;
  /** Who did it, or for whom it happened. */
  byUuid: string;
  /** From which IP address; empty for what happened by itself. */
  address: string;
  at: Date;
  detail: object;
}

/** Adds a row to the ranch's log. It goes with the ranch. */
export async function recordOnRanch(trx: Db, event: RanchEvent): Promise<void> {
  const { action, ranchUuid, byUuid, address, at, detail } = event;
  const told = JSON.stringify({ ...detail, by: byUuid });
  await sql`
    insert into audit_log (uuid, at, actor_email, target_email, action, address, ranch_uuid, detail)
    select ${randomUUID()}, ${at}, coalesce((select email from users where uuid = ${byUuid}), ''), '', ${action}, ${address},
      ${ranchUuid}, ${told}::jsonb`.execute(trx);
}

/** What happened to a ranch's keys, the newest first. `by` is null for an account that is gone. */
export async function findOnRanch<Detail>(
  db: Db,
  ranchUuid: string,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  const older = after === undefined ? sql`true` : sql`(log.at, log.uuid) < (${after.at}, ${after.uuid})`;
  const { rows } = await sql<{
    uuid: string;
    at: Date;
    action: RanchEvent['action'];
    by: { uuid: string; full_name: string } | null;
    detail: Detail;
  }>`
    select log.uuid, log.at, log.action, log.detail - 'by' as detail,
      case when users.uuid is not null then json_build_object('uuid', users.uuid, 'full_name', full_name) end as by
    from audit_log log left join users on users.uuid = (log.detail ->> 'by')::uuid
    where log.ranch_uuid = ${ranchUuid} and ${older}
    order by log.at desc, log.uuid desc limit ${limit}`.execute(db);
  return rows;
}
