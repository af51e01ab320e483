import { timelinesOf } from '../grazing/timelines';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import type { UseReadingData } from './monitoringFacts';
import { keyAreaYear } from './keyAreaYear';

const AREA = {
  uuid: 'draw',
  data: {
    ...{ name: 'Draw', paddock_uuid: 'creek', plant: 'western wheatgrass', season_of_use: '', retired_at: null },
    ...{ min_stubble_in: 4, max_use_percent: null },
  },
};

const read = (at: string, mean_in: number, key_area_uuid = 'draw') => ({
  uuid: at,
  data: {
    ...{ key_area_uuid, at, heights_in: [], mean_in, readings: null, use_percent: null, method: 'stubble' },
    ...{ by: '', cause: '', note: '' },
  } satisfies UseReadingData,
});

/** Ten cows of 1,000 lb in Creek from day 0 to 10 and from day 40 to 50 of June 2026, and again a year later. */
const grazed = new ARanch()
  .paddock('creek', 100)
  .herd('cows', [animals()])
  .move('cows', day(0), 'creek')
  .off('cows', day(10))
  .move('cows', day(40), 'creek')
  .off('cows', day(50))
  .move('cows', day(365), 'creek')
  .off('cows', day(375));

const yearOf = (readings: readonly ReturnType<typeof read>[], year = 2026, ranch = grazed, asOf = instant(1_000)) =>
  keyAreaYear(AREA, readings, year, timelinesOf(ranch.records()), asOf);

const meanAndWhen = (readings: readonly ReturnType<typeof read>[], year?: number) => {
  const { meanIn, read: found } = yearOf(readings, year);
  return found && [meanIn, found.isWhileGrazed];
};

it('rule M1: the reading of a year is the first at or after the last animals left and before the next arrival', () => {
  const all = [read(day(20), 9), read(day(45), 8), read(day(50), 5), read(day(60), 6), read(day(365), 7)];
  expect(meanAndWhen(all)).toEqual([5, false]);
  expect(meanAndWhen(all.filter(({ data }) => data.mean_in !== 5))).toEqual([6, false]);
});

it('rule M1: a reading of the new year before the next arrival still tells of the year before', () => {
  expect(meanAndWhen([read(day(20), 9), read(day(300), 5)])).toEqual([5, false]);
});

it('rule M1: without one it is the latest of the year, while it was grazed; those of other areas and years aren’t', () => {
  const all = [read(day(5), 9), read(day(45), 8), read(day(365), 7), read(day(60), 1, 'hill')];
  expect(meanAndWhen(all)).toEqual([8, true]);
  expect(meanAndWhen([read(day(365), 7)])).toBeNull();
});

it('rule M1: animals that stay over the new year have not left: the latest of the year counts, while it is grazed', () => {
  const overNewYear = new ARanch().paddock('creek', 100).herd('cows', [animals()]).move('cows', day(200), 'creek');
  const { meanIn, read: found, lastOut } = yearOf([read(day(205), 6), read(day(220), 5)], 2026, overNewYear);
  expect([meanIn, found?.isWhileGrazed, lastOut]).toEqual([6, true, null]);
});

it('rule M1: the latest of a year without animals was not read while grazed', () => {
  expect(meanAndWhen([read('2028-06-01T12:00:00.000Z', 6)], 2028)).toEqual([6, false]);
});

it('how the paddock was grazed in the year: first in, last out, AUM, rest before, and days without', () => {
  expect(yearOf([])).toMatchObject({
    ...{ acres: 100, firstIn: instant(0), lastOut: instant(50), restBefore: null, pause: 'deferred' },
    ...{ ungrazedDays: 345, isMet: null, notRead: ['stubble'] },
  });
  expect(yearOf([]).aum).toBeCloseTo((10 * 20) / 30, 12);
  expect(yearOf([], 2027)).toMatchObject({ restBefore: { days: 315, isAtLeast: false }, ungrazedDays: 355 });
});

it('a year without animals is rested, days so far under a year are deferred, and missing acres are named', () => {
  expect(yearOf([], 2028)).toMatchObject({ firstIn: null, lastOut: null, aum: 0, ungrazedDays: 366, pause: 'rested' });
  expect(yearOf([], 2027, grazed, Date.parse('2027-03-01T00:00:00.000Z'))).toMatchObject({
    ...{ firstIn: null, ungrazedDays: 59, pause: 'deferred' },
  });
  const unmeasured = new ARanch().paddock('creek', null);
  expect(yearOf([], 2026, unmeasured).acres).toEqual({ lacks: [{ what: 'acres', uuid: 'creek' }] });
});

it('animals in a subdivision graze its key area’s paddock', () => {
  const split = new ARanch()
    .paddock('creek', 100)
    .paddock('creek a', 50, { parent_uuid: 'creek' })
    .herd('cows', [animals()])
    .move('cows', day(0), 'creek a')
    .off('cows', day(10));
  expect(yearOf([read(day(11), 5)], 2026, split)).toMatchObject({ firstIn: instant(0), meanIn: 5, isMet: true });
});
