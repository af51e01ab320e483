import { dateOfDay, dayNumber, type Zone } from './time';

/** Something to be done on the ranch. Days are those of the ranch's zone (YYYY-MM-DD). */
export interface TaskData {
  readonly due_on: string | null;
  readonly repeat_days: number | null;
  /** ISO 8601 in UTC; null while it is open. */
  readonly done_at: string | null;
}

/**
 * When a repeating task is due again (docs/grazing.md, "Tasks"): the first day of its rhythm that is after the day it was
 * due and after the day it was done. Without a day it is that many days after it was done.
 *
 * @param doneAt ms since 1970
 * @returns null for a task that does not repeat
 */
export function dueAgain({ due_on, repeat_days }: TaskData, doneAt: number, zone: Zone): string | null {
  if (repeat_days === null || repeat_days < 1) return null;
  const done = zone.dayOf(doneAt);
  const due = due_on === null ? done : dayNumber(due_on);
  const times = Math.max(1, Math.floor((done - due) / repeat_days) + 1);
  return dateOfDay(due + times * repeat_days);
}

/** Whole days from today until a task is due, below 0 where it is overdue; null without a day. */
export const daysUntilDue = ({ due_on }: TaskData, now: number, zone: Zone): number | null =>
  due_on === null ? null : dayNumber(due_on) - zone.dayOf(now);

/** Whole days since a task was done; null while it is open. */
export const daysSinceDone = ({ done_at }: TaskData, now: number, zone: Zone): number | null =>
  done_at === null ? null : zone.dayOf(now) - zone.dayOf(Date.parse(done_at));
