import { TRIAL_DAYS } from '@contract/product';
import type { Db } from '../db/Database';
import { insertRanch } from '../db/ranches';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a ranch of that owner, with its first season, named after the year, and its trial. Returns its uuid. */
export function foundRanch(trx: Db, name: string, ownerUuid: string, now: Date): Promise<string> {
  const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  return insertRanch(trx, { name, ownerUuid, seasonName: String(now.getUTCFullYear()), trialEndsAt, now });
}
