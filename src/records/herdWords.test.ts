import { dayOfStay } from './herdWords';

const at = (time: string) => Date.parse(time);
const ZONE = 'America/Denver';

it('counts the day of a stay by the calendar of the ranch, not by its hours', () => {
  const now = at('2026-06-03T06:30:00Z');
  const early = { from: at('2026-06-02T06:15:00Z') };
  const late = { from: at('2026-06-03T05:45:00Z') };
  expect(dayOfStay(early, now, ZONE)).toBe(2);
  expect(dayOfStay(late, now, ZONE)).toBe(2);
  expect(dayOfStay(late, at('2026-06-03T05:59:00Z'), ZONE)).toBe(1);
  expect(dayOfStay(late, now, null)).toBe(1);
});

it('counts days over the change to summer time', () => {
  const stay = { from: at('2026-03-07T08:00:00Z') };
  expect(dayOfStay(stay, at('2026-03-08T05:59:00Z'), ZONE)).toBe(1);
  expect(dayOfStay(stay, at('2026-03-09T06:00:00Z'), ZONE)).toBe(3);
});
