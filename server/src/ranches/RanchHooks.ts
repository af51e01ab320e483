import type { Db } from '../db/Database';

/** What `hooks/` does with a ranch's webhooks when something becomes of the ranch or its keys. Each in a transaction that has the ranch locked. */
export interface RanchHooks {
  /** Ends all webhooks of a ranch. */
  end: (trx: Db, ranchUuid: string) => Promise<void>;
  /** Switches those of some uuids on again that a restored backup switched off. */
  switchOn: (trx: Db, ranchUuid: string, uuids: readonly string[]) => Promise<void>;
}
