import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A stream that is open: by which session or key, and about which ranch. */
export interface Watched {
  /** Of the session's token or the key. */
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
 * The heads of the ranches of all streams, in one query. A stream whose session, key or membership has ended is not among
 * them.
 */
export async function findHeads(
  db: Db,
  streams: readonly Watched[],
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    with stream as (
      select * from unnest(${streams.map(({ tokenHash }) => tokenHash)}::bytea[], ${streams.map(({ ranchUuid }) => ranchUuid)}::uuid[])
        with ordinality as stream (token_hash, ranch_uuid, place)
    ), open as (
      select stream.place, stream.ranch_uuid
      from stream
      join sessions on sessions.token_hash = stream.token_hash
        and sessions.expires_at > ${now} and sessions.last_used_at > ${idleSince}
      left join users as admins on admins.uuid = sessions.masqueraded_by
      join memberships on memberships.ranch_uuid = stream.ranch_uuid and memberships.user_uuid = sessions.user_uuid
      where sessions.masqueraded_by is null or admins.is_admin
      union all
      select stream.place, stream.ranch_uuid
      from stream
      join api_keys on api_keys.key_hash = stream.token_hash and api_keys.ranch_uuid = stream.ranch_uuid
        and api_keys.off_since is null and (api_keys.expires_at is null or api_keys.expires_at > ${now})
      join memberships on memberships.ranch_uuid = stream.ranch_uuid and memberships.user_uuid = api_keys.made_by
    )
    select open.place, ranches.revision as head, record_epoch.epoch
    from open
    join ranches on ranches.uuid = open.ranch_uuid
    cross join record_epoch`.execute(db);
  return rows;
}
