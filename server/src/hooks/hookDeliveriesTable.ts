import type { Failure } from '@contract/hooks/delivery';
import type { SentEvent } from '@contract/hooks/hookEvents';
import { SENT_AGAIN_MAX } from '@contract/hooks/webhook';
import { sql } from 'kysely';
import type { Cursor } from '../db/Cursor';
import type { Db } from '../db/Database';

/** How long the process that took a delivery may take to try it before another process does. */
const LEASE_MS = 60_000;

/** A delivery that is to be tried, with its message and its webhook. */
export interface TakenDelivery {
  uuid: string;
  tries: number;
  host: string;
  webhook_uuid: string;
  ranch_uuid: string;
  message_uuid: string;
  event: SentEvent;
  happened_at: Date;
  data: object;
  address: string;
  secret: Buffer;
  former_secret: Buffer | null;
  former_until: Date | null;
}

interface At {
  now: Date;
  /** Hosts that enough is sent to already, and ranches of which enough is sent. */
  hosts: readonly string[];
  ranches: readonly string[];
}

/** Takes the next delivery that is due, so that no other process sends it too; undefined when there is none. */
export async function takeDelivery(db: Db, { now, hosts, ranches }: At): Promise<TakenDelivery | undefined> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<TakenDelivery>`
    with next as materialized (
      select uuid from webhook_deliveries
      where next_try_at <= ${now} and host <> all(${[...hosts]}::text[]) and ranch_uuid <> all(${[...ranches]}::uuid[])
      order by next_try_at, uuid limit 1 for update skip locked
    )
    update webhook_deliveries delivery set tries = tries + 1, next_try_at = ${leaseUntil}
    from next, webhooks, webhook_messages
    where delivery.uuid = next.uuid and webhooks.uuid = delivery.webhook_uuid
      and webhook_messages.uuid = delivery.message_uuid
    returning delivery.uuid, delivery.tries, delivery.host, delivery.webhook_uuid, delivery.ranch_uuid,
      delivery.message_uuid, webhook_messages.event, webhook_messages.happened_at, webhook_messages.data, webhooks.address,
      webhooks.secret, webhooks.former_secret, webhooks.former_until`.execute(db);
  return rows[0];
}

interface Tried {
  status: number | null;
  failure: Failure | null;
  ms: number;
  tried_at: Date;
  delivered_at: Date | null;
  next_try_at: Date | null;
}

/** Notes how a try ended; false when another process has taken it since, or it was given up. */
export async function noteTry(
  db: Db,
  { uuid, tries }: Pick<TakenDelivery, 'uuid' | 'tries'>,
  tried: Tried,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(tried)
    .where('uuid', '=', uuid)
    .where('tries', '=', tries)
    .where('next_try_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When the next delivery or message is due after `now`; undefined when nothing waits. */
export async function findNextDue(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ due: Date | null }>`
    select least(
      (select min(next_try_at) from webhook_deliveries where next_try_at > ${now}),
      (select min(due_at) from webhook_messages where spread_at is null and due_at > ${now})) as due`.execute(db);
  return rows[0]?.due ?? undefined;
}

const GIVEN_UP = { next_try_at: null, failure: 'switched_off' as const };

/** Gives up what waits for a webhook that is off. */
export async function endWaiting(trx: Db, webhookUuid: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set(GIVEN_UP)
    .where('webhook_uuid', '=', webhookUuid)
    .where('next_try_at', 'is not', null)
    .execute();
}

/** Gives up all that waits. */
export async function endAllWaiting(trx: Db): Promise<void> {
  await trx.updateTable('webhook_deliveries').set(GIVEN_UP).where('next_try_at', 'is not', null).execute();
}

/** What waits for a webhook goes to another host from now on. */
export async function moveToHost(trx: Db, webhookUuid: string, host: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ host })
    .where('webhook_uuid', '=', webhookUuid)
    .where('next_try_at', 'is not', null)
    .execute();
}

/** The deliveries of a webhook, the newest first. */
export function findDeliveries(
  db: Db,
  webhookUuid: string,
  { after, limit }: { after?: Cursor | undefined; limit: number },
) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_messages as message', 'message.uuid', 'delivery.message_uuid')
    .select(['delivery.uuid', 'delivery.message_uuid', 'message.event', 'delivery.happened_at', 'message.data'])
    .select(['delivery.tries', 'delivery.next_try_at', 'delivery.tried_at', 'delivery.delivered_at', 'delivery.status'])
    .select(['delivery.failure', 'delivery.ms'])
    .where('delivery.webhook_uuid', '=', webhookUuid)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(delivery.happened_at, delivery.uuid) < (${after?.at}, ${after?.uuid})`),
    )
    .orderBy('delivery.happened_at', 'desc')
    .orderBy('delivery.uuid', 'desc')
    .limit(limit)
    .execute();
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

/**
 * Has one delivery of a webhook sent again: one that has ended from its first try on, one that waits for a later try now.
 * False when the webhook has none of that uuid.
 */
export async function sendOneAgain(db: Db, webhookUuid: string, uuid: string, now: Date): Promise<boolean> {
  const underWayUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<{ is_there: boolean }>`
    with again as (
      update webhook_deliveries set tries = case when next_try_at is null then 0 else tries end, next_try_at = ${now},
        delivered_at = null, host = (select host from webhooks where uuid = ${webhookUuid})
      where webhook_uuid = ${webhookUuid} and uuid = ${uuid}
        and (next_try_at is null or next_try_at > ${underWayUntil})
    )
    select exists (
      select from webhook_deliveries where webhook_uuid = ${webhookUuid} and uuid = ${uuid}) as is_there`.execute(db);
  return rows[0]?.is_there === true;
}

/** Has what failed sent again from its first try on, the oldest first; answers how many. */
export async function sendFailedAgain(db: Db, webhookUuid: string, now: Date): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries set tries = 0, next_try_at = ${now},
      host = (select host from webhooks where uuid = ${webhookUuid})
    where uuid in (
      select uuid from webhook_deliveries
      where webhook_uuid = ${webhookUuid} and next_try_at is null and delivered_at is null
      order by happened_at, uuid limit ${SENT_AGAIN_MAX})
    returning uuid`.execute(db);
  return rows.length;
}
