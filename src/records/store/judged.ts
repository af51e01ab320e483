import { areFields } from '@contract/grazing/isFileChange';
import { isRecordKind } from '@contract/grazing/records';
import { inTurns } from '@shared/lib/inTurns';
import type { StoredGroup } from './databases';
import { isStoredGroup } from './storedGroup';

export interface StoredOutbox {
  /** In the order of sending. */
  readonly groups: readonly StoredGroup[];
  /** What a newer or damaged version wrote: kept as it is, and never sent. */
  readonly unreadable: readonly unknown[];
}

/** Whether the fields of a group are what their kinds have: pages that show others would break. */
const isShowable = ({ schema, state, group: { changes } }: StoredGroup): boolean =>
  // What the server refused is shown with its reason, which may be one of its fields.
  state === 'refused' ||
  changes.every(({ kind, base, data }) => data === null || !isRecordKind(kind) || areFields(kind, base, data, schema));

/** Tells groups that this version can read from the others. Anything may have written on the disk. */
export async function judged(all: readonly unknown[]): Promise<StoredOutbox> {
  const groups: StoredGroup[] = [];
  const unreadable: unknown[] = [];
  await inTurns(all, (each) => {
    if (isStoredGroup(each) && isShowable(each)) groups.push(each);
    else unreadable.push(each);
  });
  return { groups: groups.sort((one, other) => Number(one.seq) - Number(other.seq)), unreadable };
}
