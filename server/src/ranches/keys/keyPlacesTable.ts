import { sql } from 'kysely';
import type { Db } from '../../db/Database';

/** Of how many numbered places one is taken: those of a ranch for calls, those of a key for streams. */
export interface Places {
  holder: string;
  most: number;
}

/** Takes a free place until an instant, or one whose time is over; false where there is none at this moment. */
export async function takePlace(
  db: Db,
  { holder, most }: Places,
  { takenBy, now, until }: { takenBy: string; now: Date; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into api_key_places as kept (holder, place, taken_by, until)
    select ${holder}::uuid, free.place, ${takenBy}::uuid, ${until}
    from generate_series(1, ${most}::int) as free (place)
    where not exists (
      select from api_key_places taken where taken.holder = ${holder} and taken.place = free.place and taken.until > ${now})
    order by free.place limit 1
    on conflict (holder, place) do update set taken_by = excluded.taken_by, until = excluded.until
      where kept.until <= ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function keepPlace(db: Db, takenBy: string, until: Date): Promise<void> {
  await db.updateTable('api_key_places').set({ until }).where('taken_by', '=', takenBy).execute();
}

export async function freePlace(db: Db, takenBy: string): Promise<void> {
  await db.deleteFrom('api_key_places').where('taken_by', '=', takenBy).execute();
}

/** Deletes places whose process has ended without freeing them. */
export async function deletePlacesUntil(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('api_key_places').where('until', '<=', now).execute();
}
