import type { Subject } from './entryForm';

interface References {
  readonly paddock_uuid?: string | null;
  readonly herd_uuid?: string | null;
}

/** Whether an entry is about that paddock or herd; about the ranch is what names neither. */
export function isAbout({ paddockUuid, herdUuid }: Partial<Subject>, { paddock_uuid, herd_uuid }: References): boolean {
  if (paddockUuid !== undefined) return paddock_uuid === paddockUuid;
  return (herd_uuid ?? null) === (herdUuid ?? null) && (herdUuid !== undefined || (paddock_uuid ?? null) === null);
}
