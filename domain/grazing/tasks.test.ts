import { daysSinceDone, daysUntilDue, dueAgain } from './tasks';
import { zoneOf } from './time';

const zone = zoneOf('America/Denver');
const task = (due_on: string | null, repeat_days: number | null = 7) => ({ due_on, repeat_days, done_at: null });
const at = (day: string) => Date.parse(`${day}T18:00:00.000Z`);

it.each([
  ['on its day', '2026-07-06', '2026-07-06', '2026-07-13'],
  ['a day late, in its rhythm', '2026-07-06', '2026-07-07', '2026-07-13'],
  ['on the day it would be due again', '2026-07-06', '2026-07-13', '2026-07-20'],
  ['weeks late, and not overdue at once', '2026-07-06', '2026-07-29', '2026-08-03'],
  ['ahead of its day', '2026-07-06', '2026-07-01', '2026-07-13'],
  ['over the change to winter time', '2026-10-26', '2026-10-26', '2026-11-02'],
])('a weekly task that is done %s', (_what, due, done, again) => {
  expect(dueAgain(task(due), at(done), zone)).toBe(again);
});

it('without a day a task is due again so many days after it was done', () => {
  expect(dueAgain(task(null, 10), at('2026-07-06'), zone)).toBe('2026-07-16');
});

it.each([null, 0])('a task that repeats after %s days is due once', (days) => {
  expect(dueAgain(task('2026-07-06', days), at('2026-07-06'), zone)).toBeNull();
});

it('counts the days of the ranch’s calendar', () => {
  const lateInDenver = Date.parse('2026-07-07T05:30:00.000Z');
  expect(daysUntilDue(task('2026-07-06'), lateInDenver, zone)).toBe(0);
  expect(daysUntilDue(task('2026-07-01'), lateInDenver, zone)).toBe(-5);
  expect(daysUntilDue(task(null), lateInDenver, zone)).toBeNull();
  expect(daysSinceDone({ ...task(null), done_at: '2026-07-05T12:00:00.000Z' }, lateInDenver, zone)).toBe(1);
});
