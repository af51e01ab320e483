import type { KeyEvent, LoggedKey } from '@contract/keys/keyLog';
import { recordOnRanch } from '../../audit';
import type { Db } from '../../db/Database';
import type { KeyToLog } from './keysTable';

interface Happened {
  at: Date;
  /** The IP address that it came from; empty for what happened by itself. */
  address?: string;
  /** Who did it; the key's maker when left out. */
  byUuid?: string;
}

/** Tells the ranch's log what happened to a key. */
export async function recordOfKey(trx: Db, action: KeyEvent, key: KeyToLog, { at, address = '', byUuid }: Happened) {
  const { uuid: key_uuid, ranch_uuid: ranchUuid, source, scopes, kinds, others, expires_at, made_by } = key;
  const ends = expires_at === null ? null : new Date(expires_at).toISOString();
  const detail: LoggedKey = { key_uuid, source, scopes, kinds, others, expires_at: ends };
  await recordOnRanch(trx, { action, ranchUuid, byUuid: byUuid ?? made_by, address, at, detail });
}
