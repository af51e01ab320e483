import { randomUUID } from 'node:crypto';
import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import type { Season } from '@contract/grazing/season';
import { beginChain, findEpoch, saltedLabel } from '../chain';
import type { Db } from '../db/Database';
import type { Writing } from './judgeTogether';
import { turnsOf } from '../platform/turns';
import { lineOfGroup } from './chainGroup';
import { writeGroup } from './writeGroup';
import { sealedOf, writtenRecords } from './writtenRecords';

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
  const turns = turnsOf(ranchUuid);
  const { records, bytes } = await writtenRecords(founding, turns, (writing) => sealedOf(writing, []));
  const label = 'Founded the ranch';
  const said = { what: 'founded_ranch' } as const;
  const group = {
    ranchUuid,
    uuid: randomUUID(),
    contentHash: Buffer.alloc(0),
    revision,
    seen: null,
    at: now.toISOString(),
    sentAt: null,
    now,
    label,
    said,
    words: saltedLabel(label, said),
    importUuid: null,
    senderUuid: ownerUuid,
    onBehalfOf: null,
    fileOf: null,
    keyUuid: null,
    sourceUuid: null,
  };
  const end = await beginChain(trx, ranchUuid, await findEpoch(trx), now);
  const line = await lineOfGroup(end, group, records, turns);
  await writeGroup(trx, { ...group, line }, records, { recordsCount: records.length, recordBytes: bytes });
}
