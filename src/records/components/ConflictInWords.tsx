import { Fragment } from 'react';
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

interface Told {
  /** Who changed it, and when. */
  readonly reason: string;
  /** What one wrote and what is there now, a sentence each. */
  readonly fields: readonly string[];
}

/** What two people did to one record: who changed it and when, what this person wrote, and what is there now. */
function conflictInWords(group: Group, there: Theirs, wording: Wording): Told {
  const who = wording.personOf(there.changed_by);
  const at = whenAt(Date.parse(there.changed_at), wording.zone, wording.now);
  const isMineGone = group.changes.some(({ uuid, data }) => uuid === there.uuid && data === null);
  const { data } = there;
  if (data === null) return { reason: `${who} deleted this ${at}`, fields: [] };
  if (isMineGone) return { reason: `You deleted this. ${who} changed it ${at}`, fields: [] };
  const fields = conflictsOf(group, there, wording);
  const herd = typeof data.herd_uuid === 'string' ? wording.nameOf(data.herd_uuid) : '';
  if (fields.length === 0) return { reason: `${who} wrote the same ${at}`, fields: [] };
  return {
    reason: `${who} changed this meanwhile, ${at}`,
    fields: fields.map(({ field, one, other, isMove }) =>
      isMove
        ? `You moved ${herd} to ${one}. ${who} moved them to ${other} ${at}`
        : `${field}: you wrote ${one}, now there is ${other}`,
    ),
  };
}

/** The same on the page, for each record. */
export function ConflictInWords({ group, records }: ConflictProps) {
  const wording = useWording();
  return records.map((there) => {
    const { reason, fields } = conflictInWords(group, there, wording);
    return (
      <Fragment key={there.uuid}>
        <p>{reason}.</p>
        {fields.length > 0 && (
          <ul>
            {fields.map((words) => (
              <li key={words}>{words}.</li>
            ))}
          </ul>
        )}
      </Fragment>
    );
  });
}
