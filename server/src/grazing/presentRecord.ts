import type { RanchRecord } from '@contract/grazing/records';
import type { StoredRecord } from './recordsTable';

/** A record as a reader gets it. */
export function presentRecord({ kind, uuid, revision, changed_at, changed_by, data }: StoredRecord): RanchRecord {
  return { kind, uuid, revision, changed_at: changed_at.toISOString(), changed_by, data } as RanchRecord;
}
