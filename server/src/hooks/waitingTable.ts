import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** Ranches of which more messages than that wait. */
export async function findCrowded(db: Db, most: number): Promise<{ ranch_uuid: string; waiting: number }[]> {
  const { rows } = await sql<{ ranch_uuid: string; waiting: number }>`
    select ranch_uuid, count(distinct message_uuid) as waiting from webhook_deliveries
    where next_try_at is not null group by ranch_uuid having count(distinct message_uuid) > ${most}`.execute(db);
  return rows;
}

/**
 * Makes one message of the oldest `record.changed` of a ranch that wait, of one epoch: from the first of their revisions to
 * the last, with all their changes. Its deliveries begin with their first try. One of them only is left as it is. Answers how
 * many were joined.
 */
export async function joinOldest(trx: Db, ranchUuid: string, count: number, now: Date): Promise<number> {
  const { rows } = await sql<{ joined: number }>`
    with waiting as materialized (
      select * from webhook_messages message
      where ranch_uuid = ${ranchUuid} and event = 'record.changed' and spread_at is not null and exists (
        select from webhook_deliveries where message_uuid = message.uuid and next_try_at is not null)
      order by (data ->> 'to')::bigint limit ${count} for update skip locked
    ), of_one_epoch as materialized (
      select * from waiting where data -> 'epoch' = (
        select data -> 'epoch' from waiting order by (data ->> 'to')::bigint limit 1)
    ), oldest as materialized (
      select * from of_one_epoch where (select count(*) from of_one_epoch) > 1
    ), kinds as (
      select jsonb_object_agg(kind, changes) as kinds from (
        select key as kind, sum(value::int) as changes from oldest, jsonb_each_text(data -> 'kinds') group by key
      ) each
    ), whole as (
      select gen_random_uuid() as uuid, max(happened_at) as happened_at, jsonb_build_object(
        'ranch_uuid', ${ranchUuid}::text, 'epoch', (array_agg(data -> 'epoch'))[1],
        'from', min((data ->> 'from')::bigint), 'to', max((data ->> 'to')::bigint),
        'kinds', (select kinds from kinds)) as data
      from oldest having count(*) > 0
    ), hearers as materialized (
      select distinct webhook_uuid, host from webhook_deliveries
      where message_uuid in (select uuid from oldest) and next_try_at is not null
    ), gone as (
      delete from webhook_messages where uuid in (select uuid from oldest)
    ), made as (
      insert into webhook_messages (uuid, ranch_uuid, webhook_uuid, event, happened_at, data, due_at, spread_at)
      select uuid, ${ranchUuid}, null, 'record.changed', happened_at, data, ${now}, ${now} from whole
    ), given as (
      insert into webhook_deliveries (uuid, webhook_uuid, message_uuid, ranch_uuid, happened_at, host, tries, next_try_at)
      select gen_random_uuid(), webhook_uuid, whole.uuid, ${ranchUuid}, whole.happened_at, host, 0, ${now}
      from hearers cross join whole
    )
    select count(*) as joined from oldest`.execute(trx);
  return rows[0]?.joined ?? 0;
}
