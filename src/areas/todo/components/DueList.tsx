import { t } from '@domain/words';
import { TaskRow } from '@entries/components/TaskRow';
import type { DueMove } from '@domain/grazing/due';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import type { OpenTask, Task } from '../useTasks';
import { DueMoveRow } from './DueMoveRow';
import { DueSection } from './DueSection';

interface DueListProps {
  moves: readonly DueMove[];
  tasks: readonly OpenTask[];
  done: readonly Task[];
  mayRecord: boolean;
  open: AddressedDialog['open'];
}

const AHEAD_DAYS = 14;
const inAWhile = (days: number): boolean => days > 0 && days <= AHEAD_DAYS;

const PARTS: readonly { title: string; holds: (inDays: number | null) => boolean }[] = [
  { title: t`Overdue`, holds: (days) => days !== null && days < 0 },
  { title: t`Today`, holds: (days) => days === 0 },
  { title: t`Next 14 days`, holds: (days) => days !== null && inAWhile(days) },
  { title: t`Later`, holds: (days) => days !== null && days > AHEAD_DAYS },
  { title: t`Any day`, holds: (days) => days === null },
];

/** Moves and tasks by when they are due: overdue, today, in the next 14 days; and what was done in the last days. */
export function DueList({ moves, tasks, done, mayRecord, open }: DueListProps) {
  return (
    <>
      {PARTS.map(({ title, holds }) => {
        const [itsMoves, itsTasks] = [
          moves.filter(({ inDays }) => holds(inDays)),
          tasks.filter((each) => holds(each.inDays)),
        ];
        return (
          <DueSection key={title} title={title} count={itsMoves.length + itsTasks.length}>
            {itsMoves.map((move) => (
              <DueMoveRow key={move.planUuid ?? `${move.herdUuid} ${move.at}`} move={move} mayRecord={mayRecord} />
            ))}
            {itsTasks.map(({ task }) => (
              <TaskRow key={task.uuid} task={task} open={open} />
            ))}
          </DueSection>
        );
      })}
      <DueSection title={t`Done in the last 7 days`} count={done.length}>
        {done.map((task) => (
          <TaskRow key={task.uuid} task={task} open={open} />
        ))}
      </DueSection>
    </>
  );
}
