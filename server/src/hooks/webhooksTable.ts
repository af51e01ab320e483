import type { Webhook } from '@contract/hooks/webhook';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Database, Db } from '../db/Database';

type Row = Database['webhooks'];

/** The events that webhooks of a ranch ask for, as a column of another query: null where it has none that is on. */
export const hookedEvents = (ranchUuid: string): RawBuilder<string[] | null> => sql<string[] | null>`(
  select array_agg(distinct event) from webhooks, unnest(webhooks.events) as event
  where webhooks.ranch_uuid = ${ranchUuid} and webhooks.off_since is null)`;

export async function insertWebhook(trx: Db, webhook: Insertable<Row>): Promise<void> {
  await trx.insertInto('webhooks').values(webhook).execute();
}

/** How many webhooks a ranch has. True for as long as the ranch is locked (`lockRanch`). */
export async function countWebhooks(trx: Db, ranchUuid: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhooks where ranch_uuid = ${ranchUuid}`.execute(trx);
  return rows[0]?.count ?? 0;
}

const selectShown = (db: Db, ranchUuid: string) =>
  db
    .selectFrom('webhooks')
    .leftJoin('users', 'users.uuid', 'webhooks.made_by')
    .select(['webhooks.uuid', 'webhooks.name', 'webhooks.address', 'webhooks.events', 'users.full_name as made_by'])
    .select(['webhooks.created_at', 'webhooks.off_since', 'webhooks.off_reason', 'webhooks.failing_since'])
    .select('webhooks.former_until')
    .where('webhooks.ranch_uuid', '=', ranchUuid);

/** The webhooks of a ranch with who made them, the newest first. */
export const findWebhooks = (db: Db, ranchUuid: string) =>
  selectShown(db, ranchUuid).orderBy('webhooks.created_at', 'desc').orderBy('webhooks.uuid').execute();

export const findWebhook = (db: Db, ranchUuid: string, uuid: string) =>
  selectShown(db, ranchUuid).where('webhooks.uuid', '=', uuid).executeTakeFirst();

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

const inJson = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A webhook as it is told at `now`. */
export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const isFormerGood = row.former_until !== null && row.former_until > now;
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    off_since: inJson(row.off_since),
    failing_since: inJson(row.failing_since),
    former_until: isFormerGood ? inJson(row.former_until) : null,
  };
}

/** Changes a webhook of a ranch; false when it has none of that uuid. */
export async function updateWebhook(
  trx: Db,
  { ranchUuid, uuid }: { ranchUuid: string; uuid: string },
  change: Updateable<Row>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set(change)
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Has a webhook sign with another secret, and with the one before it until then; false when the ranch has none of that uuid. */
export async function replaceSecret(
  db: Db,
  { ranchUuid, uuid }: { ranchUuid: string; uuid: string },
  secret: Buffer,
  formerUntil: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update webhooks set former_secret = secret, former_until = ${formerUntil}, secret = ${secret}
    where ranch_uuid = ${ranchUuid} and uuid = ${uuid} returning uuid`.execute(db);
  return rows.length === 1;
}

export async function deleteWebhook(db: Db, ranchUuid: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('ranch_uuid', '=', ranchUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes all webhooks of a ranch, with what they were sent. Call it while the ranch is locked. */
export async function deleteWebhooksOf(trx: Db, ranchUuid: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('ranch_uuid', '=', ranchUuid).execute();
}

/** Switches all webhooks off. */
export async function switchAllOff(trx: Db, at: Date): Promise<void> {
  const off = { off_since: at, off_reason: 'restored' as const };
  await trx.updateTable('webhooks').set(off).where('off_since', 'is', null).execute();
}

/** Switches some of a ranch on again that a restored backup switched off. */
export async function switchRestoredOn(trx: Db, ranchUuid: string, uuids: readonly string[]): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ off_since: null, off_reason: null, failing_since: null })
    .where('ranch_uuid', '=', ranchUuid)
    .where('off_reason', '=', 'restored')
    .where('uuid', 'in', uuids)
    .execute();
}

/** Notes that a webhook failed; answers since when it does. */
export async function noteFailing(db: Db, uuid: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ failing_since: Date }>`
    update webhooks set failing_since = coalesce(failing_since, ${now}) where uuid = ${uuid}
    returning failing_since`.execute(db);
  return rows[0]?.failing_since ?? now;
}

export async function noteDelivered(db: Db, uuid: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('uuid', '=', uuid)
    .where('failing_since', 'is not', null)
    .execute();
}
