import type { NoticeChoice } from '@contract/people/notices';
import type { Language } from '@domain/language/languages';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { Notice } from './Notice';

/** A device that is told of a ranch, with what its person has chosen. */
export interface Reader {
  subscription_uuid: string;
  user_uuid: string;
  language: Language;
  ranch_name: string;
  /** IANA; null counts as UTC. */
  time_zone: string | null;
  moves: boolean;
  tasks: boolean;
  imports: boolean;
  quiet_from: number | null;
  quiet_until: number | null;
}

/** The devices of everyone on a ranch who wants to be told of one of these. */
export async function findReaders(db: Db, ranchUuid: string, choices: readonly NoticeChoice[]): Promise<Reader[]> {
  const wanted = sql.join(
    choices.map((choice) => sql.ref(`notice_choices.${choice}`)),
    sql` or `,
  );
  const { rows } = await sql<Reader>`
    select push_subscriptions.uuid as subscription_uuid, users.uuid as user_uuid, ranches.name as ranch_name,
      coalesce(users.language, ranches.language, 'en') as language, records.data ->> 'time_zone' as time_zone,
      notice_choices.moves, notice_choices.tasks, notice_choices.imports, notice_choices.quiet_from,
      notice_choices.quiet_until
    from memberships
    join users on users.uuid = memberships.user_uuid
    join notice_choices on notice_choices.user_uuid = users.uuid
    join push_subscriptions on push_subscriptions.user_uuid = users.uuid
    join ranches on ranches.uuid = memberships.ranch_uuid
    join records on records.ranch_uuid = ranches.uuid and records.uuid = ranches.uuid
    where memberships.ranch_uuid = ${ranchUuid} and push_subscriptions.session_hash is not null and (${wanted})
    order by push_subscriptions.uuid`.execute(db);
  return rows;
}

export interface NewMessage {
  uuid: string;
  subscription_uuid: string;
  ranch_uuid: string | null;
  user_uuid: string;
  thing: string;
  notice: Notice;
  is_urgent: boolean;
  is_held: boolean;
  due_at: Date;
}

/** How many messages one query writes. */
const SLICE = 1_000;

/** Writes messages. A device that was told of a thing isn't told again, and one that is gone by now isn't told at all. */
export async function insertMessages(trx: Db, messages: readonly NewMessage[]): Promise<void> {
  for (let at = 0; at < messages.length; at += SLICE) {
    await sql`
      insert into push_messages (uuid, subscription_uuid, ranch_uuid, user_uuid, thing, notice, is_urgent, is_held, tries,
        due_at, next_try_at)
      select message.uuid, message.subscription_uuid, message.ranch_uuid, message.user_uuid, thing, notice, is_urgent,
        is_held, 0, due_at, due_at
      from json_to_recordset(${JSON.stringify(messages.slice(at, at + SLICE))}::json) as message (
        uuid uuid, subscription_uuid uuid, ranch_uuid uuid, user_uuid uuid, thing text, notice jsonb, is_urgent boolean,
        is_held boolean, due_at timestamptz)
      join push_subscriptions on push_subscriptions.uuid = message.subscription_uuid
      for key share of push_subscriptions
      on conflict (subscription_uuid, thing) do nothing`.execute(trx);
  }
}

/** Of what was told nothing is kept but that it was: its words name what may be erased from the history. */
const NO_WORDS = '{}';

/** Gives up what waits to be told of a ranch's moves and tasks but isn't due any more: it was made, done or deleted. */
export async function endPassed(trx: Db, ranchUuid: string, things: readonly string[]): Promise<void> {
  await sql`
    update push_messages set next_try_at = null, notice = ${NO_WORDS}
    where ranch_uuid = ${ranchUuid} and next_try_at is not null and split_part(thing, ' ', 1) in ('move', 'task')
      and not (thing = any(${[...things]}::text[]))`.execute(trx);
}

/** Messages of one device that are due together, and the device. */
export interface TakenMessage {
  uuid: string;
  notice: Notice;
  is_urgent: boolean;
  is_held: boolean;
  tries: number;
  due_at: Date;
  subscription_uuid: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Whether the session of the device is good, or the message tells of its end. */
  is_open: boolean;
}

interface At {
  now: Date;
  idleSince: Date;
  /** Until when no other process takes them. */
  leaseUntil: Date;
}

/** Takes the messages that are due of the device whose turn it is; none when there are none. */
export async function takeMessages(db: Db, { now, idleSince, leaseUntil }: At): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    with turn as materialized (
      select subscription_uuid from push_messages where next_try_at <= ${now}
      order by next_try_at, uuid limit 1 for update skip locked
    ), due as materialized (
      select uuid from push_messages
      where subscription_uuid in (select subscription_uuid from turn) and next_try_at <= ${now}
      for update skip locked
    ), taken as (
      update push_messages set tries = tries + 1, next_try_at = ${leaseUntil}
      where uuid in (select uuid from due)
      returning *
    )
    select taken.uuid, taken.notice, taken.is_urgent, taken.is_held, taken.tries, taken.due_at, taken.subscription_uuid,
      push_subscriptions.endpoint, push_subscriptions.p256dh, push_subscriptions.auth,
      (taken.ranch_uuid is null
        or coalesce(sessions.expires_at > ${now} and sessions.last_used_at > ${idleSince}, false)) as is_open
    from taken
    join push_subscriptions on push_subscriptions.uuid = taken.subscription_uuid
    left join sessions on sessions.token_hash = push_subscriptions.session_hash
    order by taken.due_at, taken.uuid`.execute(db);
  return rows;
}

/** Notes that messages were sent, or given up. */
export async function endMessages(db: Db, uuids: readonly string[]): Promise<void> {
  const ended = { next_try_at: null, notice: NO_WORDS };
  await db.updateTable('push_messages').set(ended).where('uuid', 'in', uuids).execute();
}

/** Has a message tried again later, unless another process has taken it since. */
export async function postponeMessage(
  db: Db,
  { uuid, tries }: Pick<TakenMessage, 'uuid' | 'tries'>,
  nextTryAt: Date,
): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ next_try_at: nextTryAt })
    .where('uuid', '=', uuid)
    .where('tries', '=', tries)
    .where('next_try_at', 'is not', null)
    .execute();
}

/** Forgets what was told by then. */
export async function deleteMessagesUntil(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('push_messages').where('due_at', '<=', then).execute();
}
