import { useSelector } from 'react-redux';
import { holdsOn } from '@domain/grazing/marks';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { inUnit } from '@shared/units/units';
import { dateInWords } from '../dateInWords';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';
import { MARKS_IN_WORDS } from '../inWords';
import { EntriesCard } from './EntriesCard';
import { EntryActs } from './EntryActs';
import { EntryPhotos } from './EntryPhotos';
import styles from './Entries.module.css';
import { wordOf } from '@shared/lib/wording';

interface MarksProps {
  title: string;
  subject: Subject;
  nothing: string;
  open: OpenEntryDialog;
}

const SHOWN_MAX = 20;

function MarkRow({ mark, name, open }: { mark: Held<DataOf<'mark'>>; name: string; open: OpenEntryDialog }) {
  const { zone, now } = useRanchView();
  const { weight } = usePersonsUnits();
  const { what, starts_on: first, ends_on: last, lb, note } = mark.data;
  const words = wordOf(MARKS_IN_WORDS, what);
  const from = dateInWords(first, zone, now);
  const until = last === null ? '' : dateInWords(last, zone, now);
  const days = last === null ? t`From ${from}` : last === first ? from : t`${from} to ${until}`;
  const isNow = holdsOn(mark.data, dateOfDay(zoneOf(zone).dayOf(now)));
  return (
    <Row
      title={
        <>
          <b>{words}</b> {isNow && <Badge>{t`Now`}</Badge>}
        </>
      }
      actions={<EntryActs kind="mark" held={mark} label={t`More for ${words}, ${from}`} about={name} open={open} />}
    >
      <p className={styles.words}>
        {days}
        {lb !== null && `, ${inUnit(lb, weight)}`}
        {note !== '' && `. ${note}`}
      </p>
      <EntryPhotos uuid={mark.uuid} about={name} onOpen={(photo) => open('photo', { photo })} />
    </Row>
  );
}

/** The marks of a paddock or of the ranch, the latest first. */
export function Marks({ title, subject: { paddockUuid, name }, nothing, open }: MarksProps) {
  const { mayRecord } = useRanchView();
  const all = useSelector((state: WithRecords) => selectAll(state, 'mark'));
  const marks = all
    .filter(({ data }) => data.paddock_uuid === (paddockUuid ?? null))
    .sort((one, other) => collator.compare(other.data.starts_on, one.data.starts_on));
  const add = <Button look="quiet" onClick={() => open('add-mark')}>{t`Add mark`}</Button>;
  return (
    <EntriesCard title={title} actions={mayRecord && add} nothing={nothing} count={marks.length} max={SHOWN_MAX}>
      <Rows>
        {marks.slice(0, SHOWN_MAX).map((mark) => (
          <MarkRow key={mark.uuid} mark={mark} name={name} open={open} />
        ))}
      </Rows>
    </EntriesCard>
  );
}
