import { createSelector } from '@reduxjs/toolkit';
import { daysSinceDone, daysUntilDue } from '@domain/grazing/tasks';
import { zoneOf } from '@domain/grazing/time';
import { collator } from '@domain/language/language';
import { selectAll, selectNow, selectRecords, type DataOf, type Held, type WithRecords } from '@records/index';
import { useSteadySelector } from '@shared/presses/useSettling';

export type Task = Held<DataOf<'task'>>;

export interface OpenTask {
  readonly task: Task;
  /** Whole days from today, below 0 where it is overdue; null without a day. */
  readonly inDays: number | null;
}

/** Tasks that were done no longer ago are shown, so that one can be opened again. */
const DONE_DAYS = 7;
const DONE_MAX = 20;

const selectTasks = createSelector(
  [
    (state: WithRecords) => selectAll(state, 'task'),
    selectNow,
    (state: WithRecords) => selectRecords(state).ranch.time_zone,
  ],
  (tasks, now, zoneName) => {
    const zone = zoneOf(zoneName);
    const doneAt = ({ data }: Task): number => Date.parse(data.done_at ?? '');
    return {
      open: tasks
        .filter(({ data }) => data.done_at === null)
        .map((task): OpenTask => ({ task, inDays: daysUntilDue(task.data, now, zone) }))
        .sort(
          (one, other) =>
            (one.inDays ?? Infinity) - (other.inDays ?? Infinity) ||
            collator.compare(one.task.data.title, other.task.data.title),
        ),
      done: tasks
        .filter(({ data }) => (daysSinceDone(data, now, zone) ?? Infinity) <= DONE_DAYS)
        .sort((one, other) => doneAt(other) - doneAt(one))
        .slice(0, DONE_MAX),
    };
  },
);

/** The ranch's tasks: those that are open, the earliest first, and those that were done in the last days. */
export const useTasks = () => useSteadySelector(selectTasks);
