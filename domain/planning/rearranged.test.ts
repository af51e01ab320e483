import fc from 'fast-check';
import { DAY_MS, zoneOf } from '../grazing/time';
import { instant } from '../testing/aRanch';
import { endOf } from './PlannedStay';
import { daysLater, endsLater, shifted, swapped } from './rearranged';

const plan = (uuid: string, at: number, days: number) => ({
  uuid,
  herdUuid: 'Cows',
  paddockUuids: ['Creek'],
  at: instant(at),
  days,
});

it('shifts by days of the calendar: noon stays noon over the change to summer time', () => {
  const zone = zoneOf('America/Denver');
  const noon = Date.parse('2026-03-07T19:00:00Z');
  expect(new Date(daysLater(noon, 1, zone)).toISOString()).toBe('2026-03-08T18:00:00.000Z');
  expect(daysLater(noon, 0.5, zone) - noon).toBe(43_200_000);
});

const HOUR_MS = 3_600_000;

describe.each([
  'America/Denver',
  // At midnight the clocks jump to 1 in the morning.
  'America/Havana',
  'Africa/Cairo',
  'America/Santiago',
  // Half an hour.
  'Australia/Lord_Howe',
  'Europe/London',
  'Asia/Kathmandu',
])('days of the clock in %s', (name) => {
  const zone = zoneOf(name);
  const time = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2028, 0) });
  const days = fc.integer({ min: -40, max: 40 });

  it('keep the time of day, or are later by the jump of the clocks', () => {
    fc.assert(
      fc.property(time, days, (at, count) => {
        const later = daysLater(at, count, zone);
        const jumped = zone.clockAt(later) - zone.clockAt(at) - count * DAY_MS;
        expect(zone.dayOf(later)).toBe(zone.dayOf(at) + count);
        expect([0, HOUR_MS / 2, HOUR_MS]).toContain(jumped);
        // Only what the clocks jump over is later.
        if (jumped > 0) expect(zone.clockAt(later - jumped)).toBe(zone.clockAt(later) - 2 * jumped);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are the same at each hour of the nights in which the clocks change', () => {
    const changes = Array.from({ length: 366 }, (_none, day) => zone.dayOf(Date.UTC(2026, 0)) + day).filter(
      (day) => zone.startOf(day + 1) - zone.startOf(day) !== DAY_MS,
    );
    for (const day of changes) {
      for (let hour = 0; hour < 48; hour += 1) {
        const at = zone.startOf(day - 3) + (hour * HOUR_MS) / 2;
        const later = daysLater(at, 4, zone);
        expect(zone.clockAt(later) - zone.clockAt(at)).toBe(4 * DAY_MS);
        expect(endsLater({ at, days: 2 }, { at: later, days: 2 }, zone)).toBe(4);
      }
    }
  });
});

it('shifts those after a change by as much as its end moves', () => {
  const before = plan('a', 10, 3);
  expect(endsLater(before, { at: instant(11), days: 4 }, zoneOf(null))).toBe(2);
  expect(shifted([plan('b', 13, 2)], 2, zoneOf(null)).map(({ at }) => at)).toEqual([instant(15)]);
});

it('lets two neighbors change places, with the days between them kept', () => {
  const plans = [plan('a', 10, 3), plan('b', 15, 7), plan('c', 22, 1)];
  expect(swapped(plans, 1).map(({ plan: { uuid }, at }) => [uuid, at])).toEqual([
    ['b', instant(10)],
    ['a', instant(19)],
  ]);
  expect(swapped(plans, 0)).toEqual([]);
});

it('takes the same time in either order, and a second change undoes the first', () => {
  const days = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(days, days, fc.integer({ min: 0, max: 20 }), (one, other, gap) => {
      const plans = [plan('a', 0, one), plan('b', one + gap, other)];
      const after = swapped(plans, 1).map((each) => ({ ...each.plan, at: each.at }));
      expect(Math.max(...after.map(endOf))).toBe(Math.max(...plans.map(endOf)));
      const again = swapped(after, 1).map((each) => ({ ...each.plan, at: each.at }));
      expect(again).toEqual(plans);
    }),
  );
});
