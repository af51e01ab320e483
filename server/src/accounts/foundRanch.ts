import { TRIAL_DAYS } from '@contract/http/product';
import type { Db } from '../db/Database';
import { foundRecords } from '../grazing';
import { insertRanch } from '../ranches';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a ranch of that owner, with its first season, named after the year, and its trial. Returns its uuid. */
export async function foundRanch(trx: Db, name: string, ownerUuid: string, now: Date): Promise<string> {
  const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const ranchUuid = await insertRanch(trx, { name, ownerUuid, trialEndsAt, now });
  await foundRecords(trx, { ranchUuid, ownerUuid, now });
  return ranchUuid;
}
