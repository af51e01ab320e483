import { rolesThatMay } from '@contract/ranches/rights';
import type { OffReason } from '@contract/hooks/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/Database';
import type { Reader } from '../mail/Mail';

/** Somebody who hears of a ranch's webhooks by mail. */
export interface HookReader extends Reader {
  ranch_name: string;
}

const READERS = sql`
  select users.email, users.first_name, coalesce(users.language, ranches.language, 'en') as language,
    ranches.name as ranch_name
  from memberships
  join users on users.uuid = memberships.user_uuid
  join ranches on ranches.uuid = memberships.ranch_uuid`;

/** Who may make webhooks on a ranch. */
export async function findMakers(db: Db, ranchUuid: string): Promise<HookReader[]> {
  const { rows } = await sql<HookReader>`${READERS}
    where memberships.ranch_uuid = ${ranchUuid} and memberships.role = any(${rolesThatMay('makeKeys')})
    order by users.email`.execute(db);
  return rows;
}

export async function findOwners(db: Db, ranchUuid: string): Promise<HookReader[]> {
  const { rows } = await sql<HookReader>`${READERS}
    where memberships.ranch_uuid = ${ranchUuid} and memberships.role = 'owner' order by users.email`.execute(db);
  return rows;
}

/** Switches a webhook off; undefined where it is off or gone. */
export async function switchHookOff(trx: Db, uuid: string, reason: OffReason, now: Date) {
  return trx
    .updateTable('webhooks')
    .set({ off_since: now, off_reason: reason })
    .where('uuid', '=', uuid)
    .where('off_since', 'is', null)
    .returning(['ranch_uuid', 'name'])
    .executeTakeFirst();
}

/** A ranch with webhooks of somebody who has left it. */
interface LeftHooks {
  ranch_uuid: string;
  made_by: string | null;
  /** Null once their account is gone. */
  maker: string | null;
  names: string[];
}

/** Notes of webhooks whose makers aren't on their ranches any more that it is told, and answers what to tell. */
export async function takeLeftHooks(trx: Db): Promise<LeftHooks[]> {
  const { rows } = await sql<LeftHooks>`
    with noted as (
      update webhooks set left_told = true
      where not left_told and not exists (
        select from memberships where ranch_uuid = webhooks.ranch_uuid and user_uuid = webhooks.made_by)
      returning ranch_uuid, made_by, name
    )
    select noted.ranch_uuid, noted.made_by, users.full_name as maker, array_agg(noted.name order by noted.name) as names
    from noted left join users on users.uuid = noted.made_by
    group by noted.ranch_uuid, noted.made_by, users.full_name`.execute(trx);
  return rows;
}
