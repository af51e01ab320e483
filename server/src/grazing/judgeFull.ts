import { countsTowards, KIND_LIMITS, type KindLimit } from '@contract/grazing/kindLimits';
import type { RecordKind } from '@contract/grazing/records';
import { RANCH_BYTES_MAX, RANCH_RECORDS_MAX } from '@contract/http/limits';
import type { Db } from '../db/Database';
import { kindFull, recordsFull, spaceFull } from './groupRefusals';
import type { LockedStanding, Standing } from './groupsTable';
import type { Writing } from './judgeTogether';
import { countRecords } from './recordsTable';
import type { Refusal } from './Refusal';

type Writings = readonly Writing[];

const grownBy = (writings: Writings, counts: (data: object | null) => boolean): number =>
  writings.reduce((sum, { before, after }) => sum + Number(counts(after)) - Number(counts(before)), 0);

async function judgeKind(
  trx: Db,
  ranchUuid: string,
  writings: Writings,
  kind: RecordKind,
  limit: KindLimit,
): Promise<Refusal | undefined> {
  const grown = grownBy(writings, (data) => countsTowards(limit, data));
  if (grown <= 0 || (await countRecords(trx, ranchUuid, kind, limit)) + grown <= limit.most) return undefined;
  return kindFull(writings[0]?.index ?? null, kind, limit);
}

/** Refuses a group that adds records to a ranch, of all kinds or of one, which has as many as one may. */
export async function judgeCounts(
  trx: Db,
  ranchUuid: string,
  writings: Iterable<Writing>,
  { records_count }: Standing,
): Promise<{ recordsCount: number } | Refusal> {
  const all = [...writings];
  const recordsCount = records_count + grownBy(all, (data) => data !== null);
  if (recordsCount > RANCH_RECORDS_MAX && recordsCount > records_count) {
    return recordsFull();
  }
  for (const [kind, limit] of Object.entries(KIND_LIMITS) as [RecordKind, KindLimit][]) {
    const ofKind = all.filter((writing) => writing.kind === kind);
    const refusal = await judgeKind(trx, ranchUuid, ofKind, kind, limit);
    if (refusal !== undefined) return refusal;
  }
  return { recordsCount };
}

/** Refuses a group for which there is no space left on the ranch, its history included. */
export const judgeBytes = ({ record_bytes }: LockedStanding, bytes: number): Refusal | undefined =>
  record_bytes + bytes > RANCH_BYTES_MAX ? spaceFull() : undefined;
