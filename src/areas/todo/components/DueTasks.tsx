import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { DueMove } from '@domain/grazing/due';
import { t } from '@domain/words';
import { selectMe } from '@features/user';
import { Pills } from '@shared/components/Pills';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { useTasks, type Task } from '../useTasks';
import { DueList } from './DueList';

interface DueTasksProps {
  moves: readonly DueMove[];
  mayRecord: boolean;
  open: AddressedDialog['open'];
}

/** Moves and tasks that are due, and how many; of the tasks all, or only the person's. */
export function DueTasks({ moves, mayRecord, open }: DueTasksProps) {
  const [params, setParams] = useSearchParams();
  const myUuid = useSelector(selectMe)?.uuid;
  const tasks = useTasks();
  const isMine = ({ data }: Task): boolean => data.assignee_uuid === myUuid;
  const mine = tasks.open.filter(({ task }) => isMine(task));
  const chosen = params.get('tasks') === 'mine' ? 'mine' : 'all';
  const isOthers = mine.length < tasks.open.length;
  const isChoice = chosen === 'mine' || (mine.length > 0 && isOthers);
  return (
    <>
      {isChoice && (
        <Pills
          label={t`Due for`}
          options={[
            { value: 'all', label: t`For everyone`, count: moves.length + tasks.open.length },
            { value: 'mine', label: t`For me`, count: moves.length + mine.length },
          ]}
          chosen={chosen}
          onChoose={(whose) => setParams(whose === 'mine' ? { tasks: 'mine' } : {}, { replace: true })}
        />
      )}
      <DueList
        moves={moves}
        tasks={chosen === 'mine' ? mine : tasks.open}
        done={chosen === 'mine' ? tasks.done.filter(isMine) : tasks.done}
        mayRecord={mayRecord}
        open={open}
      />
    </>
  );
}
