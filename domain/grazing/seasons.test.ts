import { ARanch } from '../testing/aRanch';
import { currentSeason, periodOf } from './seasons';
import { zoneOf } from './time';

const denver = zoneOf('America/Denver');
const { seasons } = new ARanch()
  .season('winter', '2025-11-01', '2026-03-31', 'dormant')
  .season('summer', '2026-05-01', '2026-10-31')
  .records();
const at = (text: string) => Date.parse(text);

describe('the current season', () => {
  it.each([
    ['2025-10-31T12:00:00Z', undefined],
    // The day begins and ends in the ranch's zone.
    ['2025-11-01T05:59:59Z', undefined],
    ['2025-11-01T06:00:00Z', 'winter'],
    ['2026-04-15T12:00:00Z', 'winter'],
    ['2026-05-01T05:59:59Z', 'winter'],
    ['2026-05-01T06:00:00Z', 'summer'],
    ['2027-01-01T12:00:00Z', 'summer'],
  ])('at %s is %s: the one that holds the day, else the one that began last', (instant, uuid) => {
    expect(currentSeason(seasons, at(instant), denver)?.uuid).toBe(uuid);
  });
});

describe('the period of a season', () => {
  const [winter] = seasons;

  it('reaches from its first instant to the first of its end and the as-of instant', () => {
    const starts = at('2025-11-01T06:00:00Z');
    const ends = at('2026-04-01T06:00:00Z');
    const asOf = at('2026-01-15T00:00:00Z');
    expect(periodOf(winter ?? null, asOf, denver)).toMatchObject({ since: starts, until: asOf });
    expect(periodOf(winter ?? null, at('2026-12-01T00:00:00Z'), denver)).toMatchObject({ since: starts, until: ends });
  });

  it('is all time without a season', () => {
    expect(periodOf(null, 7, denver)).toEqual({ since: -Infinity, until: 7, season: null });
  });
});
