import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { momentAt } from '@shared/time/ranchTime';
import { createWrittenSelector } from '../createWrittenSelector';
import type { Subject } from '../entryForm';
import { addTitle, lineOf, offeredKinds, type ListedKind, type OpenEntryDialog } from '../entryKinds';
import { EntryActs } from './EntryActs';
import { EntryPhotos } from './EntryPhotos';
import { EntriesCard } from './EntriesCard';
import styles from './Entries.module.css';

interface WrittenDownProps {
  subject: Subject;
  /** What there is to do here, while nothing is recorded. */
  hint?: string;
  open: OpenEntryDialog;
}

/** This many are drawn at first; a ranch of many years has thousands. */
const SHOWN_MAX = 50;

function useWritten({ paddockUuid, herdUuid }: Subject) {
  const select = useMemo(() => {
    const subject = { ...(paddockUuid !== undefined && { paddockUuid }), ...(herdUuid !== undefined && { herdUuid }) };
    return createWrittenSelector(subject);
  }, [paddockUuid, herdUuid]);
  return useSelector(select);
}

/** The title of the card, and what it says while it is empty: of the kinds that are offered there. */
function wordsFor({ paddockUuid, herdUuid }: Subject): { title: string; nothing: string } {
  if (paddockUuid !== undefined) {
    return {
      title: t`Forage measurements, feedings and notes`,
      nothing: t`No forage measurements, feedings or notes yet.`,
    };
  }
  return herdUuid === undefined
    ? { title: t`Notes of the ranch`, nothing: t`No notes of the ranch yet.` }
    : { title: t`Feedings and notes`, nothing: t`No feedings or notes yet.` };
}

function moreFor(kind: ListedKind, when: string): string {
  switch (kind) {
    case 'forage':
      return t`More for forage of ${when}`;
    case 'feed':
      return t`More for feed of ${when}`;
    case 'note':
      return t`More for note of ${when}`;
  }
}

/** What was recorded of a paddock, a herd or the ranch in its listed kinds, the latest first. */
export function WrittenDown({ subject, hint = '', open }: WrittenDownProps) {
  const units = usePersonsUnits();
  const { zone, now, mayRecord } = useRanchView();
  const entries = useWritten(subject);
  const kinds = offeredKinds(subject);
  const { title, nothing } = wordsFor(subject);
  const add = kinds.map((kind) => (
    <Button key={kind} look="quiet" onClick={() => open(`add-${kind}`)}>
      {addTitle(kind)}
    </Button>
  ));
  return (
    <EntriesCard
      title={title}
      actions={mayRecord && add}
      nothing={`${nothing} ${hint}`.trim()}
      count={entries.length}
      max={SHOWN_MAX}
    >
      <Rows>
        {entries.slice(0, SHOWN_MAX).map((entry) => {
          const { kind, record } = entry;
          const when = momentAt(Date.parse(record.data.at), zone, now);
          const [words, ...more] = lineOf(entry, units);
          return (
            <Row
              key={record.uuid}
              title={<b className={styles.words}>{words}</b>}
              actions={
                <EntryActs kind={kind} held={record} label={moreFor(kind, when)} about={subject.name} open={open} />
              }
            >
              <p>{[when, ...more].filter(Boolean).join('. ')}</p>
              <EntryPhotos uuid={record.uuid} about={subject.name} onOpen={(photo) => open('photo', { photo })} />
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
