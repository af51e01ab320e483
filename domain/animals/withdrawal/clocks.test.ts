import { zoneOf } from '../../grazing/time';
import { animal, clockRecords, counted, transfer, treatment, visualId, weighing } from '../../testing/animalRecords';
import { day, instant } from '../../testing/aRanch';
import { safeAtOf, safeOn } from './withdrawalClock';
import { clocksOf, herdsAt, salesOf, saleOfTransfer, type ClockRecords } from './clocksOf';
import { clockRows, herdLine } from './rows';

/** What is held at a day: herd, class, at least, at most. */
const told = (values: Partial<ClockRecords>, days: number) =>
  clockRows(clocksOf(clockRecords(values)), instant(days)).map(
    (row) => `${row.herdUuid} ${row.animal} ${row.least}..${row.most} of ${row.head}`,
  );
const soldOf = (values: Partial<ClockRecords>) => salesOf(clocksOf(clockRecords(values)));

describe('rule W1: when they are safe', () => {
  it('is the last dose and the days of the label, milk by hours, twice where organic is doubled', () => {
    const { data } = treatment('t', { at: day(0), last_at: day(1), milk_hours: 96, export_days: 0 });
    expect(safeAtOf(data, null)).toEqual({ meat: instant(29), milk: instant(5), export: instant(1) });
    expect(safeAtOf({ ...data, organic: 'doubled' }, 'us_nop').meat).toBe(instant(57));
    expect(safeAtOf({ ...data, organic: 'doubled' }, null).meat).toBe(instant(57));
  });

  it('is never for what is not for food, and unknown where nobody recorded the days', () => {
    const { data } = treatment('t', { meat_days: null });
    expect(safeAtOf(data, null)).toEqual({ meat: null, milk: null, export: null });
    expect(safeAtOf({ ...data, not_for_food: true }, null).meat).toBe(Infinity);
    const counts = [counted('c', 'h', 0, { steers: 10 })];
    const treatments = [treatment('t', { at: day(1), meat_days: null })];
    expect(told({ counts, treatments }, 400)).toEqual(['h steers 10..10 of 10']);
  });

  it('holds until that instant, and not at it', () => {
    const counts = [counted('c', 'h', 0, { steers: 10 })];
    const treatments = [treatment('t', { at: day(1) })];
    const sold = (days: number) =>
      soldOf({
        counts,
        treatments,
        transfers: [transfer('x', { from_herd_uuid: 'h', at: day(days), reason: 'sold' })],
      });
    expect(sold(28.999)).toMatchObject([{ head: 10, least: 10, most: 10, safeAt: instant(29) }]);
    expect(sold(29)).toEqual([]);
    const transfers = [transfer('x', { from_herd_uuid: 'h', at: day(5), reason: 'sold' })];
    const clocks = clocksOf(clockRecords({ counts, treatments, transfers }));
    expect(saleOfTransfer(clocks, 'x')).toMatchObject({ head: 10, held: [{ least: 10, safeAt: instant(29) }] });
    expect([saleOfTransfer(clocks, 't'), salesOf(clocks, instant(6))]).toEqual([null, []]);
  });

  it('warns of animals that leave alive, and not of those that die, stray or join another herd', () => {
    const counts = [counted('c', 'h', 0, { steers: 10 })];
    const treatments = [treatment('t', { at: day(1) })];
    const left = (reason: string, to: string | null = null) =>
      soldOf({
        counts,
        treatments,
        transfers: [transfer('x', { from_herd_uuid: 'h', to_herd_uuid: to, at: day(2), reason })],
      }).length;
    expect([left('sold'), left('died'), left('strayed'), left('split', 'k')]).toEqual([1, 0, 0, 0]);
  });

  it('what is sold at the instant of the treatment was sold before it', () => {
    const counts = [counted('c', 'h', 0, { steers: 10 })];
    const treatments = [treatment('t', { at: day(1) })];
    const transfers = [transfer('x', { from_herd_uuid: 'h', at: day(1), head: 4, reason: 'sold' })];
    expect(soldOf({ counts, treatments, transfers })).toEqual([]);
    expect(told({ counts, treatments, transfers }, 2)).toEqual(['h steers 6..6 of 6']);
  });
});

it('rule W2: the day that is printed is the first that begins at or after the instant', () => {
  const zone = zoneOf('America/Denver');
  expect(safeOn(Date.parse('2026-06-29T06:00:00Z'), zone)).toBe('2026-06-29');
  expect(safeOn(Date.parse('2026-06-29T06:00:00.001Z'), zone)).toBe('2026-06-30');
  expect(safeOn(Infinity, zone)).toBeNull();
});

it.each([
  // Clocks go half an hour back on 5 April, and half an hour ahead on 4 October.
  ['2026-04-03T13:00:00Z', '2026-04-06'],
  ['2026-04-03T13:30:00Z', '2026-04-06'],
  ['2026-04-03T13:30:00.001Z', '2026-04-07'],
  ['2026-10-02T13:00:00Z', '2026-10-05'],
  ['2026-10-02T13:30:00Z', '2026-10-06'],
])('rule W2: where summer time is half an hour, 2 days after %s are printed as %s', (at, day) => {
  const { data } = treatment('t', { at, meat_days: 2 });
  expect(safeOn(safeAtOf(data, null).meat ?? NaN, zoneOf('Australia/Lord_Howe'))).toBe(day);
});

describe('rule W3: a part of a herd', () => {
  const counts = [counted('c', 'h', 0, { cows: 30, bulls: 10 })];

  it.each([
    [{ animal: 'bulls' as const }, ['h bulls 10..10 of 10']],
    [{ animal: 'bulls' as const, head: 4 }, ['h bulls 4..4 of 10']],
    [{ animal: 'bulls' as const, head: 40 }, ['h bulls 10..10 of 10']],
    [{ head: 35 }, ['h bulls 5..10 of 10', 'h cows 25..30 of 30']],
    [{ head: 5 }, ['h bulls 0..5 of 10', 'h cows 0..5 of 30']],
  ])('is held as at least and at most: %j', (values, rows) => {
    expect(told({ counts, treatments: [treatment('t', { at: day(1), ...values })] }, 2)).toEqual(rows);
  });

  it('goes on with those that leave, and comes together where they join', () => {
    const treatments = [treatment('t', { at: day(1), animal: 'cows', head: 20 })];
    const transfers = [transfer('x', { from_herd_uuid: 'h', to_herd_uuid: 'k', at: day(2), animal: 'cows', head: 15 })];
    expect(told({ counts, treatments, transfers }, 3)).toEqual(['h cows 5..15 of 15', 'k cows 5..15 of 15']);
    const back = transfer('y', { from_herd_uuid: 'k', to_herd_uuid: 'h', at: day(4) });
    expect(told({ counts, treatments, transfers: [...transfers, back] }, 5)).toEqual(['h cows 10..30 of 30']);
  });

  it('takes from all classes as the transfer does', () => {
    const treatments = [treatment('t', { at: day(1), animal: 'bulls' })];
    const transfers = [transfer('x', { from_herd_uuid: 'h', at: day(2), head: 8, reason: 'sold' })];
    expect(soldOf({ counts, treatments, transfers })).toMatchObject([{ head: 8, least: 2, most: 2 }]);
  });
});

describe('rule W4: a count', () => {
  const counts = [counted('c', 'h', 0, { steers: 100 })];
  it.each([
    [100, 104, 'h steers 104..104 of 104'],
    [60, 90, 'h steers 50..60 of 90'],
    [60, 120, 'h steers 60..60 of 120'],
    [60, 50, 'h steers 10..50 of 50'],
  ])('of %i held of 100 and then %i head keeps the clock', (head, then, row) => {
    const treatments = [treatment('t', { at: day(1), head })];
    expect(told({ counts: [...counts, counted('d', 'h', 2, { steers: then })], treatments }, 3)).toEqual([row]);
  });

  it('of 0 that is counted again keeps it where all were held', () => {
    const more = [counted('d', 'h', 2, { steers: 0 }), counted('e', 'h', 3, { steers: 90 })];
    expect(told({ counts: [...counts, ...more], treatments: [treatment('t', { at: day(1) })] }, 4)).toEqual([
      'h steers 90..90 of 90',
    ]);
  });

  it('of a herd with an unknown head says how many are held', () => {
    const treatments = [treatment('t', { at: day(1) })];
    expect(told({ treatments }, 2)).toEqual(['h null Infinity..Infinity of null']);
    expect(told({ counts: [counted('d', 'h', 2, { cows: 9, bulls: 1 })], treatments }, 3)).toEqual([
      'h bulls 1..1 of 1',
      'h cows 9..9 of 9',
    ]);
    const sold = [transfer('x', { from_herd_uuid: 'h', at: day(3), head: 5, reason: 'sold' })];
    expect(soldOf({ treatments, transfers: sold })).toMatchObject([{ head: 5, least: 5, most: 5 }]);
    const all = [transfer('x', { from_herd_uuid: 'h', at: day(3), reason: 'sold' })];
    expect(soldOf({ treatments, transfers: all })).toMatchObject([{ head: null, least: Infinity, most: Infinity }]);
  });

  it('of a herd that became known by what joined it finds those held before', () => {
    const treatments = [treatment('t', { at: day(1) })];
    const transfers = [transfer('x', { to_herd_uuid: 'h', at: day(2), animal: 'cows', head: 5, reason: 'bought' })];
    expect(told({ treatments, transfers }, 3)).toEqual(['h null 0..5 of 5']);
    expect(told({ treatments, transfers, counts: [counted('d', 'h', 4, { cows: 20 })] }, 5)).toEqual([
      'h cows 0..20 of 20',
    ]);
  });
});

describe('rule W5: a class that a count no longer names', () => {
  it('gives its pair to the one that is new', () => {
    const counts = [counted('c', 'h', 0, { heifers: 40, bulls: 2 }), counted('d', 'h', 2, { cows: 38, bulls: 2 })];
    const part = [treatment('t', { at: day(1), animal: 'heifers', head: 10 })];
    expect(told({ counts, treatments: part }, 3)).toEqual(['h cows 8..10 of 38']);
  });

  it('gives each class at most its head where several are new, or none is', () => {
    const treatments = [treatment('t', { at: day(1), animal: 'heifers' })];
    const several = [counted('c', 'h', 0, { heifers: 40 }), counted('d', 'h', 2, { cows: 30, steers: 10 })];
    expect(told({ counts: several, treatments }, 3)).toEqual(['h cows 0..30 of 30', 'h steers 0..10 of 10']);
    const none = [counted('c', 'h', 0, { heifers: 40, bulls: 2 }), counted('d', 'h', 2, { bulls: 2 })];
    expect(told({ counts: none, treatments }, 3)).toEqual(['h bulls 0..2 of 2']);
  });

  const pairs = counted('c', 'h', 0, { cow_calf: 20 });
  const weaned = (days: number, reason = 'weaned') =>
    transfer('x', { to_herd_uuid: 'k', at: day(days), animal: 'calves', head: 19, reason });

  it.each([
    ['after the count', 2.5],
    ['before the count on that day', 2.1],
  ])('calves that are weaned %s take the clock of all pairs', (_what, days) => {
    const counts = [pairs, counted('d', 'h', 2.3, { cows: 20 })];
    const treatments = [treatment('t', { at: day(1) })];
    expect(told({ counts, treatments, transfers: [weaned(days)] }, 3)).toEqual([
      'h cows 20..20 of 20',
      'k calves 19..19 of 19',
    ]);
  });

  it('calves take 0 to all where a part of the pairs was held, none on another day or bought', () => {
    const counts = [pairs, counted('d', 'h', 2.3, { cows: 20 })];
    const treatments = [treatment('t', { at: day(1), head: 5 })];
    const calves = (transfers: ClockRecords['transfers']) => told({ counts, treatments, transfers }, 4).slice(1);
    expect(calves([weaned(2.5)])).toEqual(['k calves 0..19 of 19']);
    expect(calves([weaned(3.5)])).toEqual([]);
    expect(calves([weaned(2.5, 'bought')])).toEqual([]);
  });
});

describe('rule W6: named animals', () => {
  const counts = [counted('c', 'h', 0, { steers: 100 }), counted('k', 'k', 0, { steers: 5 })];
  const treatments = [treatment('t', { at: day(1), animal: 'steers', tags: ['A1', 'A2', 'A3'] })];
  const out = (uuid: string, days: number, values: Parameters<typeof transfer>[1]) =>
    transfer(uuid, { from_herd_uuid: 'h', at: day(days), animal: 'steers', ...values });
  const at = (transfers: ClockRecords['transfers'], more: Partial<ClockRecords> = {}) =>
    told({ counts, treatments, transfers, ...more }, 9);

  it('go by name', () => {
    expect(at([out('x', 2, { to_herd_uuid: 'k', head: 1, tags: ['A1'] })])).toEqual([
      'h steers 2..2 of 99',
      'k steers 1..1 of 6',
    ]);
  });

  it('are possible in both herds once some leave without names, also next to named ones', () => {
    const both = ['h steers 0..3 of 90', 'k steers 0..3 of 15'];
    expect(at([out('x', 2, { to_herd_uuid: 'k', head: 10 })])).toEqual(both);
    expect(at([out('x', 2, { to_herd_uuid: 'k', head: 10, tags: ['B1'] })])).toEqual(both);
  });

  it('leave with their whole class or herd', () => {
    expect(at([out('x', 2, { to_herd_uuid: 'k' })])).toEqual(['k steers 3..3 of 105']);
    expect(at([out('x', 2, { to_herd_uuid: 'k', animal: null, head: 100 })])).toEqual(['k steers 3..3 of 105']);
  });

  it('are where their tag is seen from then on', () => {
    const transfers = [out('x', 2, { to_herd_uuid: 'k', head: 10 })];
    const weighings = [weighing('w', 'k', 3, ['A1', 'Z9'])];
    expect(at(transfers, { weighings })).toEqual(['h steers 0..2 of 90', 'k steers 1..3 of 15']);
  });

  it('are counted among those that leave without a name as far as they must be', () => {
    const sold = out('x', 2, { head: 99, reason: 'sold', animal: null });
    expect(soldOf({ counts, treatments, transfers: [sold] })).toMatchObject([{ head: 99, least: 2, most: 3 }]);
    const named = out('x', 2, { head: 3, reason: 'sold', tags: ['A1', 'B1', 'B2'] });
    expect(soldOf({ counts, treatments, transfers: [named] })).toMatchObject([{ head: 3, least: 1, most: 1 }]);
  });

  it('are the same under another tag of the animal', () => {
    const animals = [animal('cow', { ids: [visualId('A1', null, '2026-06-03'), visualId('E1', '2026-06-04')] })];
    expect(at([out('x', 5, { to_herd_uuid: 'k', head: 1, tags: ['E1'] })], { animals })).toEqual([
      'h steers 2..2 of 99',
      'k steers 1..1 of 6',
    ]);
  });

  it('are looked for among thousands with one tag once a day, however often it is read', () => {
    let asked = 0;
    const shared = {
      ...visualId('A1'),
      get from() {
        asked += 1;
        return '2026-01-01';
      },
    };
    const many = Array.from({ length: 2_000 }, (_, index) => animal(`cow${index}`, { ids: [shared] }));
    const weighings = Array.from({ length: 50 }, (_, index) => weighing(`w${index}`, 'h', 5, ['A1']));
    expect(at([], { animals: many, weighings })).toEqual(['h steers 3..3 of 100']);
    // Twice for each animal as the tag is read on two days, and once or twice as the animals are.
    expect(asked).toBeLessThan(10 * many.length);
  });

  it('stay in their class when a count renames it', () => {
    expect(at([], { counts: [...counts, counted('e', 'h', 3, { bulls: 100 })] })).toEqual(['h bulls 3..3 of 100']);
  });
});

it("a herd's line is the latest time, at least the greatest of its clocks, at most their sum and the head", () => {
  const records = clockRecords({
    counts: [counted('c', 'h', 0, { steers: 50, bulls: 10 })],
    treatments: [
      treatment('t', { at: day(1), head: 30, milk_hours: 24 }),
      treatment('u', { at: day(2), animal: 'bulls', meat_days: 60 }),
      treatment('v', { at: day(3), animal: 'steers', head: 5, meat_days: null }),
    ],
  });
  const clocks = clocksOf(records);
  const lineOf = (days: number, use: 'meat' | 'milk') =>
    herdLine(clockRows(clocks, instant(days)), use, herdsAt(clocks, instant(days)), instant(days));
  expect(lineOf(4, 'meat')).toEqual({ safeAt: instant(62), isUnknown: true, least: 20, most: 55, head: 60 });
  expect(lineOf(1.5, 'milk')).toMatchObject({ safeAt: instant(2), isUnknown: false });
  expect(lineOf(4, 'milk')).toBeNull();
});

it('more facts than a call takes arguments are read', () => {
  const counts = Array.from({ length: 200_000 }, (_, index) => counted(`c${index}`, 'h', 0, { steers: 10 }));
  expect(told({ counts, treatments: [treatment('t', { at: day(1) })] }, 2)).toEqual(['h steers 10..10 of 10']);
});
