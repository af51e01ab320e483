import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { usePersonsUnits, type PersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { momentAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';
import type { Subject } from '../entryForm';
import { FEED_IN_WORDS, FORAGE_IN_WORDS, USE_IN_WORDS, type Written } from '../inWords';
import { writtenOf, type WrittenEntry } from '../writtenOf';
import { EntryActs } from './EntryActs';
import { EntriesCard } from './EntriesCard';
import styles from './Entries.module.css';

interface WrittenDownProps {
  title: string;
  subject: Subject;
  /** What can be written here. */
  kinds: readonly Extract<Written, 'note' | 'feed' | 'forage'>[];
  /** What stands there while nothing is written. */
  nothing: string;
  open: AddressedDialog['open'];
}

/** So many are drawn at first; a ranch of many years has thousands. */
const SHOWN_MAX = 50;

function titleOf(entry: WrittenEntry, units: PersonsUnits): string {
  switch (entry.kind) {
    case 'forage': {
      const { lb_per_acre, measure } = entry.record.data;
      return `${inUnit(lb_per_acre, units.yield)} ${FORAGE_IN_WORDS[measure].behind}`;
    }
    case 'feed': {
      const { lb, what, use } = entry.record.data;
      return `${FEED_IN_WORDS[what]}, ${inUnit(lb, units.weight)} ${USE_IN_WORDS[use].toLowerCase()}`;
    }
    case 'note':
      return entry.record.data.text;
  }
}

function moreOf(entry: WrittenEntry): string {
  if (entry.kind === 'note') return '';
  const { note } = entry.record.data;
  const method = entry.kind === 'forage' ? entry.record.data.method : '';
  return [method, note].filter(Boolean).join('. ');
}

function useWritten({ paddockUuid, herdUuid }: Subject): readonly WrittenEntry[] {
  const forage = useSelector((state: WithRecords) => selectAll(state, 'forage'));
  const feed = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const notes = useSelector((state: WithRecords) => selectAll(state, 'note'));
  return useMemo(() => {
    const subject = { ...(paddockUuid !== undefined && { paddockUuid }), ...(herdUuid !== undefined && { herdUuid }) };
    return writtenOf(subject, { forage, feed, notes });
  }, [paddockUuid, herdUuid, forage, feed, notes]);
}

/** Forage, feed and notes of a paddock, a herd or the ranch, the latest first. */
export function WrittenDown({ title, subject, kinds, nothing, open }: WrittenDownProps) {
  const units = usePersonsUnits();
  const { zone, now, mayRecord } = useRanchView();
  const entries = useWritten(subject);
  const add = kinds.map((kind) => (
    <Button key={kind} look="quiet" onClick={() => open(`add-${kind}`)}>
      Add {kind}
    </Button>
  ));
  return (
    <EntriesCard title={title} actions={mayRecord && add} nothing={nothing} count={entries.length} max={SHOWN_MAX}>
      <Rows>
        {entries.slice(0, SHOWN_MAX).map((entry) => {
          const { kind, record } = entry;
          const when = momentAt(Date.parse(record.data.at), zone, now);
          const more = moreOf(entry);
          return (
            <Row
              key={record.uuid}
              title={<b className={styles.words}>{titleOf(entry, units)}</b>}
              actions={
                <EntryActs kind={kind} held={record} what={`${kind} of ${when}`} name={subject.name} open={open} />
              }
            >
              <p>
                {when}
                {more !== '' && `. ${more}`}
              </p>
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
