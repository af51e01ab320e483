import type { Change } from './group';
import { canBeUndone, inverseOf } from './outbox';
import type { WithRecords } from './recordsSelectors';
import { NO_RECORDS } from './recordsState';
import { undoLabel } from './undoLabel';

/** What takes a group back: its label and changes; undefined where it is not known any more what was there before. */
export function undoingOf(
  { records = NO_RECORDS }: WithRecords,
  groupUuid: string,
): { label: string; changes: readonly Change[] } | undefined {
  const found = [...records.outbox, ...records.done].find(({ group }) => group.uuid === groupUuid);
  if (found === undefined || !canBeUndone(found)) return undefined;
  return { label: undoLabel(found.group.label), changes: inverseOf(found) };
}
