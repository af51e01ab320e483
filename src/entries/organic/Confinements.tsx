import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { EntriesCard } from '../components/EntriesCard';
import { EntryActs } from '../components/EntryActs';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';
import { confinedInWords, confinedTimes, reasonInWords } from './confinementWords';

const SHOWN_MAX = 20;

interface ConfinementsProps {
  subject: Subject & { herdUuid: string };
  open: OpenEntryDialog;
}

/** When animals of a herd were kept from pasture and why, the latest first. */
export default function Confinements({ subject, open }: ConfinementsProps) {
  const { mayRecord, zone } = useRanchView();
  const all = useSelector((state: WithRecords) => selectAll(state, 'confinement'));
  const confinements = all
    .filter(({ data }) => data.herd_uuid === subject.herdUuid)
    .sort((one, other) => (one.data.starts_at < other.data.starts_at ? 1 : -1));
  return (
    <EntriesCard
      title={t`Kept from pasture`}
      actions={mayRecord && <Button look="quiet" onClick={() => open('add-confinement')}>{t`Confine`}</Button>}
      nothing={t`Nothing yet. Organic rules ask for the reason of each day off pasture in the grazing season.`}
      count={confinements.length}
      max={SHOWN_MAX}
    >
      <Rows>
        {confinements.slice(0, SHOWN_MAX).map((held) => {
          const times = confinedTimes(held.data, zone);
          return (
            <Row
              key={held.uuid}
              title={<b>{reasonInWords(held.data)}</b>}
              actions={
                <EntryActs
                  kind="confinement"
                  held={held}
                  label={t`More for ${times}`}
                  about={subject.name}
                  open={open}
                />
              }
            >
              <p>
                {times}. {confinedInWords(held.data)}
              </p>
              {held.data.note !== '' && <p>{held.data.note}</p>}
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
