import { whenAt } from '@shared/time/ranchTime';
import type { Group } from '../group';
import type { Theirs } from '../outbox';
import { useWording } from '../useWording';
import type { Wording } from '../valueWords';
import { conflictsOf } from './differences';

interface ConflictProps {
  group: Group;
  /** What is there now. */
  records: readonly Theirs[];
}

/** What two people did to one record, a sentence for each field: what one wrote, what the other wrote, who and when. */
function conflictInWords(group: Group, there: Theirs, wording: Wording): readonly string[] {
  const who = wording.personOf(there.changed_by);
  const at = whenAt(Date.parse(there.changed_at), wording.zone, wording.now);
  const isMineGone = group.changes.some(({ uuid, data }) => uuid === there.uuid && data === null);
  if (there.data === null) return [`You changed it; ${who} deleted it, ${at}`];
  if (isMineGone) return [`You deleted it; ${who} changed it, ${at}`];
  const fields = conflictsOf(group, there, wording);
  if (fields.length === 0) return [`${who} wrote the same, ${at}`];
  return fields.map(({ field, one, other }) => `${field}: you wrote ${one}; ${who} wrote ${other}, ${at}`);
}

/** The same as a list. */
export function ConflictInWords({ group, records }: ConflictProps) {
  const wording = useWording();
  return (
    <ul>
      {records.flatMap((there) =>
        conflictInWords(group, there, wording).map((words) => <li key={`${there.uuid} ${words}`}>{words}</li>),
      )}
    </ul>
  );
}
