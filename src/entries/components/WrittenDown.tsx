import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { KIND_META } from '@contract/grazing/kindMeta';
import { listed } from '@domain/language/language';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { capitalized } from '@shared/lib/wording';
import { momentAt } from '@shared/time/ranchTime';
import { createWrittenSelector } from '../createWrittenSelector';
import type { Subject } from '../entryForm';
import { lineOf, offeredKinds, type OpenEntryDialog } from '../entryKinds';
import { EntryActs } from './EntryActs';
import { EntriesCard } from './EntriesCard';
import styles from './Entries.module.css';

interface WrittenDownProps {
  subject: Subject;
  /** Behind the kinds in the title of the card: "of the ranch". */
  titleEnd?: string;
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

/** What was recorded of a paddock, a herd or the ranch in its listed kinds, the latest first. */
export function WrittenDown({ subject, titleEnd = '', hint = '', open }: WrittenDownProps) {
  const units = usePersonsUnits();
  const { zone, now, mayRecord } = useRanchView();
  const entries = useWritten(subject);
  const kinds = offeredKinds(subject);
  const names = kinds.map((kind) => KIND_META[kind].words[1]);
  const title = `${capitalized(listed(names))} ${titleEnd}`.trim();
  const nothing = `No ${listed(names, 'disjunction')} ${titleEnd}`.trim();
  const add = kinds.map((kind) => (
    <Button key={kind} look="quiet" onClick={() => open(`add-${kind}`)}>
      Add {kind}
    </Button>
  ));
  return (
    <EntriesCard
      title={title}
      actions={mayRecord && add}
      nothing={`${nothing} yet. ${hint}`.trim()}
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
                <EntryActs kind={kind} held={record} what={`${kind} of ${when}`} about={subject.name} open={open} />
              }
            >
              <p>{[when, ...more].filter(Boolean).join('. ')}</p>
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
