import fc from 'fast-check';
import { zoneOf } from '../grazing/time';
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

it('shifts those after a change by as much as its end moves', () => {
  const before = plan('a', 10, 3);
  expect(endsLater(before, { at: instant(11), days: 4 })).toBe(2);
  expect(shifted([plan('b', 13, 2)], 2, zoneOf(null)).map(({ at }) => at)).toEqual([instant(15)]);
});

it('lets two neighbours change places, with the days between them kept', () => {
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
