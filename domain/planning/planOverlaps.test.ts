import { zoneOf } from '../grazing/time';
import { instant } from '../testing/aRanch';
import { isBeforeToday, movesIntoThePast } from './inThePast';
import { planOverlaps } from './planOverlaps';

const plan = (uuid: string, herdUuid: string, paddock: string, at: number, days: number) => ({
  uuid,
  herdUuid,
  paddockUuids: [paddock],
  at: instant(at),
  days,
});

const cows = plan('a', 'Cows', 'Creek', 10, 4);

it.each([
  ['the same herd elsewhere', plan('b', 'Cows', 'Hill', 13, 4), ['herd']],
  ['another herd in the same paddock', plan('b', 'Bulls', 'Creek', 8, 3), ['paddock']],
  ['another herd elsewhere', plan('b', 'Bulls', 'Hill', 10, 4), []],
  ['the same herd right after it', plan('b', 'Cows', 'Hill', 14, 4), []],
  ['the same herd half an hour before its end', plan('b', 'Cows', 'Hill', 14 - 1 / 48, 4), []],
  ['itself', cows, []],
])('walk 7: a plan and %s', (_what, other, expected) => {
  expect(planOverlaps(cows, [other]).map(({ what }) => what)).toEqual(expected);
  expect(planOverlaps(other, [cows]).map(({ what }) => what)).toEqual(expected);
});

it('walk 7: the past ends with the midnight of the ranch', () => {
  const zone = zoneOf('America/Denver');
  const now = Date.parse('2026-11-24T18:00:00Z');
  expect(isBeforeToday(Date.parse('2026-11-24T07:00:00Z'), now, zone)).toBe(false);
  expect(isBeforeToday(Date.parse('2026-11-24T06:59:59Z'), now, zone)).toBe(true);
  const late = Date.parse('2026-11-20T18:00:00Z');
  expect(movesIntoThePast(late, late, now, zone)).toBe(false);
  expect(movesIntoThePast(late, late + 1, now, zone)).toBe(true);
});
