import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A stream that is open: whose, and about which ranch. */
export interface Watched {
  tokenHash: Buffer;
  ranchUuid: string;
}

/** How far the ranch of a stream is, by the stream's place in the list. */
export interface Seen {
  place: number;
  head: number;
  epoch: string;
}

/**
 * The heads of the ranches of all streams, in one query. A stream whose session or membership has ended is not among
 * them.
 */
export async function findHeads(
  db: Db,
  streams: readonly Watched[],
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select stream.place, ranches.revision as head, record_epoch.epoch
    from unnest(${streams.map(({ tokenHash }) => tokenHash)}::bytea[], ${streams.map(({ ranchUuid }) => ranchUuid)}::uuid[])
      with ordinality as stream (token_hash, ranch_uuid, place)
    join sessions on sessions.token_hash = stream.token_hash
      and sessions.expires_at > ${now} and sessions.last_used_at > ${idleSince}
    left join users as admins on admins.uuid = sessions.masqueraded_by
    join memberships on memberships.ranch_uuid = stream.ranch_uuid and memberships.user_uuid = sessions.user_uuid
    join ranches on ranches.uuid = stream.ranch_uuid
    cross join record_epoch
    where sessions.masqueraded_by is null or admins.is_admin`.execute(db);
  return rows;
}
