import type { Me } from '@contract/people/me';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import { presentDeleted, selectDeletedOf, type DeletedRow } from './deletedRanchesTable';
import { presentRanches, selectRanchesOf, type RanchRow } from './ranchesTable';

/** What `me` says of a person's ranches. */
export type OwnRanches = Pick<Me, 'ranches' | 'deleted_ranches'>;

interface OwnRows {
  ranches: RanchRow[];
  deleted: DeletedRow[];
}

/** The ranches of the user whose row another query reads, as a column of it, for `presentOwnRanches`. */
export const ownRanchesColumn = (now: Date) => sql<OwnRows>`
  json_build_object(
    'ranches', (select coalesce(json_agg(ranch), '[]') from (${selectRanchesOf(sql`users.uuid`, now)}) ranch),
    'deleted', (select coalesce(json_agg(gone), '[]') from (${selectDeletedOf(sql`users.uuid`, now)}) gone)
  )`;

export const presentOwnRanches = ({ ranches, deleted }: OwnRows, now: Date): OwnRanches => ({
  ranches: presentRanches(ranches, now),
  deleted_ranches: deleted.map(presentDeleted),
});

/** The ranches a user belongs to, in the order of joining, and those that they can bring back, as they are at `now`. */
export async function findOwnRanches(db: Db, userUuid: string, now: Date): Promise<OwnRanches> {
  const [ranches, deleted] = [
    await selectRanchesOf(sql`${userUuid}`, now).execute(db),
    await selectDeletedOf(sql`${userUuid}`, now).execute(db),
  ];
  return presentOwnRanches({ ranches: ranches.rows, deleted: deleted.rows }, now);
}
