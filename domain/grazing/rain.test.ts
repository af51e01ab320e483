import { rainWithin } from './rain';
import { zoneOf } from './time';

const zone = zoneOf('America/Denver');
const rain = (on: string, inches: number) => ({ uuid: `${on} ${inches}`, data: { on, inches } });
const all = [rain('2025-12-31', 1), rain('2026-01-01', 0.2), rain('2026-03-02', 0.5), rain('2026-03-02', 0.25)];
const since = Date.parse('2026-01-01T07:00:00.000Z');

it('sums the days of a season up to the present one', () => {
  const until = Date.parse('2026-03-02T18:00:00.000Z');
  const { entries, days, inches } = rainWithin(all, { since, until, season: null }, zone);
  expect(entries.map(({ uuid }) => uuid)).toEqual(['2026-03-02 0.5', '2026-03-02 0.25', '2026-01-01 0.2']);
  expect(days).toBe(2);
  expect(inches).toBeCloseTo(0.95);
});

it('leaves out the day after a season that is over', () => {
  const until = Date.parse('2026-03-02T07:00:00.000Z');
  expect(rainWithin(all, { since, until, season: null }, zone).inches).toBeCloseTo(0.2);
});

it('walk 21: has no sum where nothing is recorded, and 0 where somebody recorded 0', () => {
  const period = { since, until: Date.parse('2026-03-02T18:00:00.000Z'), season: null };
  expect(rainWithin([], period, zone)).toEqual({ entries: [], days: 0, inches: null });
  expect(rainWithin([rain('2025-12-31', 1)], period, zone).inches).toBeNull();
  expect(rainWithin([rain('2026-02-01', 0)], period, zone).inches).toBe(0);
});

it('counts no day on which nothing fell', () => {
  const period = { since: -Infinity, until: Date.parse('2026-03-05T18:00:00.000Z'), season: null };
  expect(rainWithin([rain('2026-03-04', 0)], period, zone)).toMatchObject({ days: 0, inches: 0 });
});
