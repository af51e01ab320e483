import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Rows } from '@shared/components/Rows';
import { useSteadySelector } from '@shared/presses/useSettling';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';
import { isAbout } from '../isAbout';
import { EntriesCard } from './EntriesCard';
import { TaskRow } from './TaskRow';

interface TasksProps {
  subject: Subject;
  open: OpenEntryDialog;
}

const SHOWN_MAX = 20;
/** Days as texts are in the order of the calendar; without a day it comes last. */
const dueOf = ({ data }: { data: { due_on: string | null } }): string => data.due_on ?? '9999';

/** What is to be done in a paddock or with a herd, the earliest first. */
export function Tasks({ subject, open }: TasksProps) {
  const { mayRecord } = useRanchView();
  const all = useSteadySelector((state: WithRecords) => selectAll(state, 'task'));
  const tasks = all
    .filter(({ data }) => data.done_at === null && isAbout(subject, data))
    .sort((one, other) => collator.compare(dueOf(one), dueOf(other)));
  return (
    <EntriesCard
      title={t`Tasks`}
      actions={mayRecord && <Button look="quiet" onClick={() => open('add-task')}>{t`Add task`}</Button>}
      nothing={t`There is nothing to do here.`}
      count={tasks.length}
      max={SHOWN_MAX}
    >
      <Rows>
        {tasks.slice(0, SHOWN_MAX).map((task) => (
          <TaskRow key={task.uuid} task={task} open={open} />
        ))}
      </Rows>
    </EntriesCard>
  );
}
