import { randomUUID } from 'node:crypto';
import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import type { Season } from '@contract/grazing/season';
import type { Db } from '../db/Database';
import type { Writing } from './judgeTogether';
import { turnsOf } from '../platform/turns';
import { writeGroup } from './writeGroup';
import { writtenRecords } from './writtenRecords';

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
  const found = (uuid: string, kind: 'ranch' | 'season', data: object): Writing => ({
    index: 0,
    uuid,
    kind,
    before: null,
    after: data,
    references: [],
  });
  const founding = [found(ranchUuid, 'ranch', DEFAULT_RANCH_SETTINGS), found(randomUUID(), 'season', firstSeason(now))];
  const { records, bytes } = await writtenRecords(founding, turnsOf(ranchUuid));
  const group = {
    ranchUuid,
    uuid: groupUuid,
    contentHash: Buffer.alloc(0),
    revision,
    seen: null,
    at: now.toISOString(),
    now,
  };
  const sender = {
    label: 'Founded the ranch',
    said: { what: 'founded_ranch' } as const,
    importUuid: null,
    senderUuid: ownerUuid,
    onBehalfOf: null,
    fileOf: null,
  };
  await writeGroup(trx, { ...group, ...sender }, records, { recordsCount: records.length, recordBytes: bytes });
}
