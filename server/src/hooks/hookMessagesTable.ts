import type { SentEvent } from '@contract/hooks/hookEvents';
import { sql } from 'kysely';
import type { Db } from '../db/Database';

export interface NewMessage {
  uuid: string;
  /** The one webhook that it is for; null: all of the ranch that ask for the event. */
  webhook_uuid: string | null;
  event: SentEvent;
  data: object;
  due_at: Date;
}

/** Two counts of changes by kind, added. */
const ADDED_KINDS = sql`(
  select jsonb_object_agg(kind, changes) from (
    select kind, sum(changes) as changes from (
      select key as kind, value::int as changes from jsonb_each_text(webhook_messages.data -> 'kinds')
      union all select key, value::int from jsonb_each_text(new.data -> 'kinds')
    ) each group by kind
  ) kinds)`;

/**
 * Writes messages of a ranch, in one query. A `record.changed` joins the one that isn't due yet, where there is one: call it
 * while the ranch is locked.
 */
export async function insertHookMessages(
  trx: Db,
  { ranchUuid, now }: { ranchUuid: string; now: Date },
  messages: readonly NewMessage[],
): Promise<void> {
  await sql`
    with new as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as new (
        uuid uuid, webhook_uuid uuid, event text, data jsonb, due_at timestamptz)
    ), joined as (
      update webhook_messages set happened_at = ${now},
        data = webhook_messages.data || jsonb_build_object('to', new.data -> 'to', 'kinds', ${ADDED_KINDS})
      from new
      where new.event = 'record.changed' and webhook_messages.ranch_uuid = ${ranchUuid}
        and webhook_messages.event = 'record.changed' and webhook_messages.spread_at is null
        and webhook_messages.due_at > ${now} and webhook_messages.data -> 'epoch' = new.data -> 'epoch'
      returning webhook_messages.uuid
    )
    insert into webhook_messages (uuid, ranch_uuid, webhook_uuid, event, happened_at, data, due_at)
    select uuid, ${ranchUuid}, webhook_uuid, event, ${now}, data, due_at from new
    where event <> 'record.changed' or not exists (select from joined)`.execute(trx);
}

/** Messages that are given to webhooks by one query. */
const SPREAD = 200;

/**
 * Gives messages that are due to the webhooks that are on and ask for them, so that no other process does; answers how many
 * messages there were.
 */
export async function spreadMessages(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    with due as materialized (
      select * from webhook_messages where spread_at is null and due_at <= ${now}
      order by due_at limit ${sql.lit(SPREAD)} for update skip locked
    ), given as (
      insert into webhook_deliveries (uuid, webhook_uuid, message_uuid, ranch_uuid, happened_at, host, tries, next_try_at)
      select gen_random_uuid(), webhooks.uuid, due.uuid, due.ranch_uuid, due.happened_at, webhooks.host, 0, ${now}
      from due join webhooks on webhooks.ranch_uuid = due.ranch_uuid and webhooks.off_since is null
        and (webhooks.uuid = due.webhook_uuid or (due.webhook_uuid is null and due.event = any(webhooks.events)))
      on conflict (message_uuid, webhook_uuid) do nothing
    )
    update webhook_messages set spread_at = ${now} where uuid in (select uuid from due) returning uuid`.execute(db);
  return rows.length;
}

/** Forgets what happened by then, with its deliveries. */
export async function deleteHookMessagesUntil(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('webhook_messages').where('happened_at', '<=', then).execute();
}

/** Forgets what no webhook was given yet. */
export async function deleteUnspread(trx: Db): Promise<void> {
  await trx.deleteFrom('webhook_messages').where('spread_at', 'is', null).execute();
}
