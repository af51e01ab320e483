import { occupationsOf } from '../grazing/occupations';
import { zoneOf } from '../grazing/time';
import { timelinesOf } from '../grazing/timelines';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { dueLooks } from './dueLooks';
import { dueReadings } from './dueReadings';
import type { UseReadingData } from './monitoringFacts';

const grazed = new ARanch()
  .paddock('creek', 100)
  .herd('cows', [animals()])
  .move('cows', day(0), 'creek')
  .off('cows', day(10.5))
  .move('cows', day(40), 'creek');
const timelines = timelinesOf(grazed.records());

const AREA = {
  ...{ name: 'Draw', paddock_uuid: 'creek', plant: '', season_of_use: '', retired_at: null },
  ...{ min_stubble_in: 4, max_use_percent: null },
};

const dueAt = (days: number, readings: readonly string[] = [], retired_at: string | null = null) =>
  dueReadings(
    [{ uuid: 'draw', data: { ...AREA, retired_at } }],
    readings.map((at) => ({
      uuid: at,
      data: { key_area_uuid: 'draw', at } as UseReadingData,
    })),
    timelines,
    instant(days),
  );

describe('the reading of a key area', () => {
  it('is due from 3 days after the herd left, until there is one or animals are back', () => {
    expect(dueAt(5)).toEqual([]);
    expect(dueAt(12.9)).toEqual([]);
    expect(dueAt(13)).toEqual([{ areaUuid: 'draw', left: instant(10.5), inDays: 0 }]);
    expect(dueAt(20)).toMatchObject([{ inDays: -7 }]);
    expect(dueAt(20, [day(10)])).toHaveLength(1);
    expect(dueAt(20, [day(10.5)])).toEqual([]);
    expect(dueAt(41)).toEqual([]);
  });

  it('is not due of a retired one', () => {
    expect(dueAt(20, [], day(15))).toEqual([]);
  });
});

const zone = zoneOf('America/Denver');
const at = (text: string): number => Date.parse(`${text}T18:00:00.000Z`);

const dueOn = (
  now: string,
  point: Partial<Parameters<typeof dueLooks>[0]>,
  looks: readonly string[] = [],
  arrivals: readonly number[] = [],
) =>
  dueLooks(
    { due_on_day: null, repeat_days: null, retired_at: null, ...point },
    { looks: looks.map(at), occupations: occupationsOf(timelines.visits.get('creek') ?? []), arrivals },
    at(now),
    zone,
  );

describe('a photo point or transect', () => {
  it('is due on its day from 14 days before to 30 after, also over the new year, until it was looked at then', () => {
    const point = { due_on_day: '07-15' };
    expect(['2026-06-30', '2026-07-01', '2026-08-14', '2026-08-15'].map((now) => dueOn(now, point))).toEqual([
      [],
      [{ why: 'day', inDays: 14 }],
      [{ why: 'day', inDays: -30 }],
      [],
    ]);
    expect(dueOn('2026-07-20', point, ['2026-06-30'])).toHaveLength(1);
    expect(dueOn('2026-07-20', point, ['2026-07-01'])).toEqual([]);
    expect(dueOn('2026-12-28', { due_on_day: '01-05' })).toEqual([{ why: 'day', inDays: 8 }]);
  });

  it('takes the last day of a month for one that it doesn’t have', () => {
    expect(dueOn('2026-02-28', { due_on_day: '02-29' })).toEqual([{ why: 'day', inDays: 0 }]);
    expect(dueOn('2028-02-28', { due_on_day: '02-29' })).toEqual([{ why: 'day', inDays: 1 }]);
    expect(dueOn('2026-06-30', { due_on_day: '06-31' })).toEqual([{ why: 'day', inDays: 0 }]);
  });

  it('is due at its interval after the last look, and at once without any', () => {
    const point = { repeat_days: 30 };
    expect(dueOn('2026-07-01', point)).toEqual([{ why: 'repeat', inDays: 0 }]);
    expect(dueOn('2026-07-01', point, ['2026-05-01', '2026-06-02'])).toEqual([]);
    expect(dueOn('2026-07-05', point, ['2026-05-01', '2026-06-02'])).toEqual([{ why: 'repeat', inDays: -3 }]);
  });

  it('is due within 3 days of an arrival, planned or made, and of a departure', () => {
    // By Denver's clocks the cows came on 31 May and on 10 July, and left on 11 June.
    const before = { at_grazing: 'before' as const };
    expect(dueOn('2026-07-08', before, [], [Date.parse(day(40))])).toEqual([
      { why: 'before', inDays: 2 },
      { why: 'before', inDays: 2 },
    ]);
    expect(dueOn('2026-07-13', before)).toEqual([{ why: 'before', inDays: -3 }]);
    expect(dueOn('2026-07-14', before)).toEqual([]);
    expect(dueOn('2026-07-12', before, ['2026-07-09'])).toEqual([]);
    const after = { at_grazing: 'after' as const };
    expect(['2026-06-10', '2026-06-11', '2026-06-14', '2026-06-15'].map((now) => dueOn(now, after).length)).toEqual([
      ...[0, 1, 1, 0],
    ]);
    expect(dueOn('2026-06-12', { at_grazing: 'both' }, ['2026-06-11'])).toEqual([]);
  });

  it('is not due once it is retired', () => {
    expect(dueOn('2026-07-15', { due_on_day: '07-15', retired_at: '2026-07-01T00:00:00.000Z' })).toEqual([]);
  });
});
