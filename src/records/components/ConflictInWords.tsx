import { Fragment } from 'react';
import { t } from '@domain/words';
import { whenAt } from '@shared/time/ranchTime';
import type { Group } from '../group';
import type { Outgoing, Theirs } from '../outbox';
import { useWording } from '../useWording';
import { YOU, type Wording } from '../valueWords';
import { conflictsOf } from './differences';

interface ConflictProps {
  /** What was not saved: the reader wrote it, or the person from whose file it was read. */
  refused: Pick<Outgoing, 'group' | 'fileOf'>;
  /** What is there now. */
  records: readonly Theirs[];
}

interface Told {
  /** Who changed it, and when. */
  readonly reason: string;
  /** What one wrote and what is there now, a sentence each. */
  readonly fields: readonly string[];
}

/** What two people did to one record: who changed it and when, what the writer of the group wrote, and what is there now. */
function conflictInWords(group: Group, writer: string, there: Theirs, wording: Wording): Told {
  const who = wording.personOf(there.changed_by);
  const at = whenAt(Date.parse(there.changed_at), wording.zone, wording.now);
  const isMineGone = group.changes.some(({ uuid, data }) => uuid === there.uuid && data === null);
  const { data } = there;
  if (data === null) return { reason: t`${who} deleted this ${at}`, fields: [] };
  if (isMineGone) return { reason: t`${writer} deleted this. ${who} changed it ${at}`, fields: [] };
  const fields = conflictsOf(group, there, wording);
  const herd = typeof data.herd_uuid === 'string' ? wording.nameOf(data.herd_uuid) : '';
  if (fields.length === 0) return { reason: t`${who} wrote the same ${at}`, fields: [] };
  return {
    reason: t`${who} changed this meanwhile, ${at}`,
    fields: fields.map(({ field, one, other, isMove }) =>
      isMove
        ? t`${writer} moved ${herd} to ${one}. ${who} moved them to ${other} ${at}`
        : writer === YOU
          ? t`${field}: you wrote ${one}, now there is ${other}`
          : t`${field}: ${writer} wrote ${one}, now there is ${other}`,
    ),
  };
}

/** The same on the page, for each record. */
export function ConflictInWords({ refused: { group, fileOf }, records }: ConflictProps) {
  const wording = useWording();
  const writer = fileOf === null ? YOU : wording.personOf(fileOf);
  return records.map((there) => {
    const { reason, fields } = conflictInWords(group, writer, there, wording);
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
