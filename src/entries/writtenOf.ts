import type { DataOf, Held } from '@records/index';
import type { Subject } from './entryForm';

export type WrittenEntry =
  | { readonly kind: 'forage'; readonly record: Held<DataOf<'forage'>> }
  | { readonly kind: 'feed'; readonly record: Held<DataOf<'feed'>> }
  | { readonly kind: 'note'; readonly record: Held<DataOf<'note'>> };

interface Entries {
  readonly forage: readonly Held<DataOf<'forage'>>[];
  readonly feed: readonly Held<DataOf<'feed'>>[];
  readonly notes: readonly Held<DataOf<'note'>>[];
}

const timeOf = ({ record }: WrittenEntry): number => Date.parse(record.data.at);

interface References {
  readonly paddock_uuid?: string | null;
  readonly herd_uuid?: string | null;
}

/** Whether an entry is about that paddock or herd; about the ranch is what names neither. */
export function isAbout({ paddockUuid, herdUuid }: Partial<Subject>, { paddock_uuid, herd_uuid }: References): boolean {
  if (paddockUuid !== undefined) return paddock_uuid === paddockUuid;
  return (herd_uuid ?? null) === (herdUuid ?? null) && (herdUuid !== undefined || (paddock_uuid ?? null) === null);
}

/** What was written down of a paddock, a herd or the ranch: forage that was measured, feed, and notes, the latest first. */
export function writtenOf(subject: Partial<Subject>, { forage, feed, notes }: Entries): WrittenEntry[] {
  const isHere = ({ data }: { data: References }) => isAbout(subject, data);
  const all: WrittenEntry[] = [
    ...forage.filter(isHere).map((record) => ({ kind: 'forage' as const, record })),
    ...feed.filter(isHere).map((record) => ({ kind: 'feed' as const, record })),
    ...notes.filter(isHere).map((record) => ({ kind: 'note' as const, record })),
  ];
  return all.sort((one, other) => timeOf(other) - timeOf(one));
}
