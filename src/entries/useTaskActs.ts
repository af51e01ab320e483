import { useDispatch } from 'react-redux';
import { dueAgain } from '@domain/grazing/tasks';
import { zoneOf } from '@domain/grazing/time';
import { added, changed, changeRecorded, type DataOf, type Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';

type Task = Held<DataOf<'task'>>;

/** Marks tasks as done and as open. One that repeats makes its next at once, in the same change: Undo takes both back. */
export function useTaskActs() {
  const dispatch = useDispatch();
  const { zone } = useRanchView();
  return {
    finish: (task: Task) => {
      const now = Date.now();
      const { data } = task;
      const again = dueAgain(data, now, zoneOf(zone));
      const done = changed('task', task, { done_at: new Date(now).toISOString() }, ['done_at']);
      const next = again === null ? [] : [added('task', { ...data, due_on: again, done_at: null })];
      dispatch(changeRecorded({ what: 'finished_task', title: data.title }, [done, ...next]));
    },
    reopen: (task: Task) =>
      dispatch(
        changeRecorded({ what: 'reopened_task', title: task.data.title }, [changed('task', task, { done_at: null })]),
      ),
  };
}
