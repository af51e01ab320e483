import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { EntryActs } from '@entries/components/EntryActs';
import { RetireFromList } from '@entries/components/RetireFromList';
import { dayOfYearInWords, indicatorOf, lineInWords } from '@entries/drought/triggerInWords';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { useMayWrite } from '@records/useMayWrite';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';

/** The days of the drought plan, each with its condition and what is done then. */
export function Triggers({ open }: { open: OpenEntryDialog }) {
  const triggers = useSelector((state: WithRecords) => selectAll(state, 'trigger'));
  const mayWrite = useMayWrite()('trigger');
  const units = usePersonsUnits();
  return (
    <EntriesCard
      title={t`Days to decide`}
      actions={mayWrite && <Button look="quiet" onClick={() => open('add-trigger')}>{t`Add a day to decide`}</Button>}
      nothing={t`No days yet. Write in a good year what you will look at in a dry one, and what you will do then.`}
      count={triggers.length}
    >
      <Rows>
        {[...triggers]
          .sort((one, other) => collator.compare(one.data.on_day, other.data.on_day))
          .map((trigger) => {
            const { name, on_day: onDay, action, note, retired_at: retired } = trigger.data;
            const [day, looked, line] = [
              dayOfYearInWords(onDay),
              indicatorOf(trigger.data),
              lineInWords(trigger.data, units),
            ];
            return (
              <Row
                key={trigger.uuid}
                title={
                  <>
                    <b translate="no">{name}</b>{' '}
                    {retired !== null && <Badge>{t({ message: 'Retired', context: 'a day to decide' })}</Badge>}
                  </>
                }
                actions={
                  <>
                    {mayWrite && <RetireFromList kind="trigger" held={trigger} />}
                    <EntryActs kind="trigger" held={trigger} label={t`More for ${name}`} about={name} open={open} />
                  </>
                }
              >
                <p>{t`Each year on ${day}: ${looked}, ${line}. Then: ${action}`}</p>
                {note !== '' && <p>{note}</p>}
              </Row>
            );
          })}
      </Rows>
    </EntriesCard>
  );
}
