import type { ChangeGroup } from '@contract/grazing/changes';
import type { RecordKind } from '@contract/grazing/records';
import type { FormedChange } from './readGroup';
import type { StoredRecord } from './recordsTable';
import { refuse, type Refusal } from './Refusal';
import type { WritingKey } from './Work';

const BY_IMPORT = refuse(null, 'invalid', { import_uuid: 'A key imports nothing: null is needed' });

/** Only programs meet it, so it has no reason for a page. */
const groupNotOfKey = (change: number) =>
  refuse(change, 'forbidden', 'This key does not write this: it has other kinds, or the record is not its own');

/** Whether a key may send such a group at all: it writes its own kinds, and imports nothing. */
export function judgeSentByKey(
  { kinds }: WritingKey,
  { import_uuid }: Pick<ChangeGroup<unknown>, 'import_uuid'>,
  changes: readonly FormedChange[],
): Refusal | undefined {
  if (import_uuid !== null) return BY_IMPORT;
  const own: readonly RecordKind[] = kinds;
  const index = changes.findIndex(({ kind }) => !own.includes(kind));
  return index < 0 ? undefined : groupNotOfKey(index);
}

/**
 * Whether the records that a group is about are the key's own, where it may change no others: those that a key of the same source
 * made. Judged before anything is told of them.
 */
export function judgeOwn(
  { source, others }: WritingKey,
  changes: readonly FormedChange[],
  stored: ReadonlyMap<string, StoredRecord>,
): Refusal | undefined {
  if (others === 'all') return undefined;
  const index = changes.findIndex(({ uuid }) => {
    const record = stored.get(uuid);
    return record !== undefined && record.made_by_source !== source.uuid;
  });
  return index < 0 ? undefined : groupNotOfKey(index);
}
