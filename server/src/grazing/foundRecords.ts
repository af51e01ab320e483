import { randomUUID } from 'node:crypto';
import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import type { Season } from '@contract/grazing/season';
import type { Db } from '../db/Database';
import { writeGroup } from './writeGroup';

interface Founding {
  ranchUuid: string;
  ownerUuid: string;
  now: Date;
}

/** The first season of a ranch: the year it is made in, open. */
function firstSeason(now: Date): Season {
  const year = String(now.getUTCFullYear());
  return { name: year, type: 'year', starts_on: `${year}-01-01`, ends_on: null };
}

/** Begins the record of a new ranch with its settings and its first season, as its first revision. */
export async function foundRecords(trx: Db, { ranchUuid, ownerUuid, now }: Founding): Promise<void> {
  const groupUuid = randomUUID();
  const revision = 1;
  const written = [
    { uuid: ranchUuid, kind: 'ranch' as const, data: DEFAULT_RANCH_SETTINGS, refers: [] },
    { uuid: randomUUID(), kind: 'season' as const, data: firstSeason(now), refers: [] },
  ];
  const group = { ranchUuid, uuid: groupUuid, contentHash: Buffer.alloc(0), revision, at: now.toISOString(), now };
  const sender = { label: 'Founded the ranch', importUuid: null, senderUuid: ownerUuid, onBehalfOf: null };
  await writeGroup(trx, { ...group, ...sender }, written, written.length);
}
