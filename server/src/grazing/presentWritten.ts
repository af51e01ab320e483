import { invalid } from '../http/refusals';
import type { WrittenRow } from './versionsTable';

/** The cursor of a first page. */
export const FROM_THE_LATEST = Number.MAX_SAFE_INTEGER;

/** A cursor is the revision of what was told last. Throws 422 with the sentence for anything else. */
export function readRevision(value: string | string[] | undefined): number {
  if (value === undefined || value === '') return FROM_THE_LATEST;
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw invalid({ cursor: 'We don’t know this place in the list: start at its first page' });
}

/** Who wrote a group, when and on whose behalf, as it is told. */
export function presentWritten({ revision, group_uuid, applied_at, label, label_erased, said, ...row }: WrittenRow) {
  const writer = (uuid: string | null, full_name: string | null) =>
    uuid === null || full_name === null ? null : { uuid, full_name };
  return {
    revision,
    group_uuid,
    changed_at: applied_at.toISOString(),
    changed_by: writer(row.sender_uuid, row.sender_name),
    on_behalf_of: writer(row.on_behalf_of, row.on_behalf_of_name),
    file_of: row.file_of === null ? null : { person: writer(row.file_of, row.file_of_name) },
    source: row.source_uuid === null ? null : { uuid: row.source_uuid, name: row.source_name ?? '' },
    label,
    ...(label_erased && { label_erased }),
    said,
  };
}
