import { zoneOf } from '../../grazing/time';
import { EVENTS_HEADER, grazed, MOVES_HEADER, moved, pastureMapSheets, wall } from '../../testing/pastureMapSheets';
import { herdHistories } from './herdHistories';
import { joinExports } from './joinExports';
import type { PastureMapExport } from './PastureMapExport';
import { readPastureMap } from './readPastureMap';

const STANDARD = { zone: zoneOf('America/Denver'), weightLb: 1_000, intakeLb: 30 };
const at = (text: string) => Date.parse(text);
const NOW = at('2026-06-10T12:00:00Z');
const kinds = ({ oddities }: Pick<PastureMapExport, 'oddities'>) => oddities.map(({ kind }) => kind);

describe('the layout of moves', () => {
  const creek = (...rows: ReturnType<typeof moved>[]) => pastureMapSheets(MOVES_HEADER, [{ name: 'Creek', rows }]);

  it('makes a stay of a move-in and the move-out after it, in the zone of the file', () => {
    const read = readPastureMap(
      creek(
        moved('2024-07-01 08:00', 'Creek', 'Move In', 'Cows', 100, 3_000),
        moved('2024-07-03 20:00', 'Creek', 'Move Out', 'Cows', 98, 2_980),
      ),
    );
    expect(read.stays).toEqual([
      expect.objectContaining({
        pasture: 0,
        part: '',
        herd: 'Cows',
        from: at('2024-07-01T14:00:00Z'),
        to: at('2024-07-04T02:00:00Z'),
        headIn: 100,
        headOut: 98,
        intakeIn: 3_000,
        intakeOut: 2_980,
      }),
    ]);
    expect(kinds(read)).toEqual(['head changed during the stay']);
  });

  it('drops a second move-in and a lone move-out, pairs a new name, and keeps what has no end open', () => {
    const read = readPastureMap(
      creek(
        moved('2024-07-01 08:00', 'Creek', 'Move In', 'Cows', 100, 3_000),
        moved('2024-07-01 09:00', 'Creek', 'Move In', 'Cows', 100, 3_000),
        moved('2024-07-02 08:00', 'Creek', 'Move Out', 'Old cows', 100, 3_000),
        moved('2024-07-02 09:00', 'Creek', 'Move Out', 'Bulls', 4, 120),
        moved('2024-07-05 08:00', 'North half', 'Move In', 'Cows', 100, 3_000),
      ),
    );
    expect(read.stays.map(({ herd, part, to }) => [herd, part, to])).toEqual([
      ['Cows', '', at('2024-07-02T14:00:00Z')],
      ['Cows', 'North half', null],
    ]);
    expect(kinds(read)).toEqual([
      'move in while already in',
      'herd changed its name',
      'move out without move in',
      'no move out',
    ]);
  });

  it('reads hay, leaves out what was carried over or has no weight, and notes inventories', () => {
    const row = (activity: string, available: string | number | null = null, note: string | null = null) => [
      wall('2024-07-01 08:00'),
      null,
      activity,
      ...Array.from({ length: 6 }, () => null),
      available,
      note,
    ];
    const read = readPastureMap(
      creek(
        row('Added Hay (1,280 lbs)', null, 'alfalfa'),
        row('Consumed Hay (640 lbs)'),
        row('Added Hay (500 lbs)', 'Automatically added hay on the new season start'),
        row('Added Hay'),
        row('Added Hay (0 lbs)'),
        row('Pasture Inventory', 1_500, 'good'),
        row('Something new'),
      ),
    );
    expect(read.hay.map(({ lb, use, note }) => [lb, use, note])).toEqual([
      [1_280, 'put_out', 'alfalfa'],
      [640, 'eaten', ''],
    ]);
    expect(read.notes.map(({ text }) => text)).toEqual(['Pasture inventory: 1500 lb of dry matter an acre: good']);
    expect(kinds(read)).toEqual(['hay carried over', 'hay row without a weight', 'hay of 0 lb', 'unreadable row']);
  });
});

describe('the layout of events', () => {
  it('takes what a herd was at its begin from the end of its stay before', () => {
    const read = readPastureMap(
      pastureMapSheets(EVENTS_HEADER, [
        { name: 'Creek', rows: [grazed('2024-07-01 08:00', '2024-07-03 08:00', 'Creek', 'Cows', 100, 3_000)] },
        { name: 'Mesa', rows: [grazed('2024-07-03 08:01', '2024-07-05 08:00', 'Mesa', 'Cows', 90, 2_800)] },
      ]),
    );
    expect(
      read.stays.map(({ headIn, headOut, intakeIn, intakeOut }) => [headIn, headOut, intakeIn, intakeOut]),
    ).toEqual([
      [100, 100, 3_000, 3_000],
      [100, 90, 3_000, 2_800],
    ]);
    expect(kinds(read)).toEqual(['intake at move-in not known']);
  });

  it('takes a time cut off under a second for that second', () => {
    const read = readPastureMap(
      pastureMapSheets(EVENTS_HEADER, [
        { name: 'Creek', rows: [grazed('2024-07-01 01:59:59.999', '2024-07-03 08:00', 'Creek', 'Cows', 1, 30)] },
      ]),
    );
    expect(read.stays[0]?.from).toBe(at('2024-07-01T08:00:00Z'));
  });
});

it('takes a time of day without a day for a row that cannot be read', () => {
  const rows = [grazed('1899-12-30 08:00', '2024-07-03 08:00', 'x', 'Cows', 1, 30)];
  const read = readPastureMap(pastureMapSheets(EVENTS_HEADER, [{ name: 'Creek', rows }]));
  expect(read.stays).toEqual([]);
  expect(kinds(read)).toEqual(['unreadable row']);
});

it('pairs sheets with pastures by their place, and tells names that were cut or used twice', () => {
  const rows = [grazed('2024-07-01 08:00', '2024-07-03 08:00', 'x', 'Cows', 1, 30)];
  const read = readPastureMap(
    pastureMapSheets(EVENTS_HEADER, [
      { name: 'A/B', sheet: 'A_B', rows: [] },
      { name: 'Trap', rows: [] },
      { name: 'trap', sheet: 'trap 1', rows },
    ]),
  );
  expect(read.stays[0]?.pasture).toBe(2);
  expect(read.oddities.slice(0, 3).map(({ kind, pasture }) => [kind, pasture])).toEqual([
    ['sheet name differs from pasture name', 0],
    ['name used twice', 2],
    ['sheet name differs from pasture name', 2],
  ]);
});

it.each([
  ['no sheet at all', [], 'a PastureMap export'],
  ['another workbook', [{ sheet: 'Sheet1', data: [['a', 1]] }], 'a PastureMap export'],
  ['no zone', pastureMapSheets(MOVES_HEADER, [], { zone: 'Mars/Base' }), 'in which time zone'],
])('refuses %s in a sentence', (_what, sheets, sentence) => {
  expect(() => readPastureMap(sheets)).toThrow(sentence);
});

describe('herds', () => {
  const two = (mesaFrom: string) =>
    readPastureMap(
      pastureMapSheets(EVENTS_HEADER, [
        { name: 'Creek', rows: [grazed('2024-07-01 08:00', '2024-07-03 08:00', 'Creek', 'Cows', 100, 3_000)] },
        { name: 'Mesa', rows: [grazed(mesaFrom, '2024-07-05 08:00', 'Mesa', 'Cows', 100, 3_000)] },
      ]),
    ).stays;

  it('move on without a gap where stays meet within two minutes', () => {
    const [cows, ...others] = herdHistories(two('2024-07-03 08:02'), STANDARD, NOW);
    expect(others).toEqual([]);
    expect(cows?.moves.map(({ stay }) => stay?.pasture ?? null)).toEqual([0, 1, null]);
    // One count does for both: nothing about the herd has changed.
    expect(cows?.counts).toHaveLength(1);
  });

  it('are nobody knows where in a gap', () => {
    const [cows] = herdHistories(two('2024-07-03 08:03'), STANDARD, NOW);
    expect(cows?.moves.map(({ stay }) => stay?.pasture ?? null)).toEqual([0, null, 1, null]);
  });

  it('in two places at once are two: the earlier stay is a part, retired at its end', () => {
    const [cows, part] = herdHistories(two('2024-07-02 08:00'), STANDARD, NOW);
    expect(cows?.moves.map(({ stay }) => stay?.pasture ?? null)).toEqual([1, null]);
    expect(part).toMatchObject({ name: 'Cows (part)', of: 'Cows', retiredAt: at('2024-07-03T14:00:00Z') });
  });
});

describe('several files of one ranch', () => {
  const file = (exported: string, season: { starts: string; ends: string | null }, rows: ReturnType<typeof moved>[]) =>
    readPastureMap(pastureMapSheets(MOVES_HEADER, [{ name: 'Creek', rows }], { exported, ...season }));
  const cameIn = moved('2024-06-20 08:00', 'Creek', 'Move In', 'Cows', 100, 3_000);
  const spring = file('2024-06-21 12:00', { starts: '2024-01-01', ends: null }, [cameIn]);
  const whole = file('2024-08-01 12:00', { starts: '2024-01-01', ends: '2024-07-01' }, [
    cameIn,
    moved('2024-06-30 08:00', 'Creek', 'Move Out', 'Cows', 100, 3_000),
  ]);

  it.each([
    ['as they come', [spring, whole]],
    ['the other way round', [whole, spring]],
  ])('are one history, in which the same stay is one: %s', (_how, files) => {
    const joined = joinExports(files);
    expect(joined.stays.map(({ to }) => to)).toEqual([at('2024-06-30T14:00:00Z')]);
    expect(joined.twice).toBe(1);
    expect(joined.pastures).toHaveLength(1);
    expect(joined.seasons).toEqual([{ startsOn: '2024-01-01', endsOn: '2024-07-01' }]);
  });

  it('go on in the next season where a stay was cut at the boundary', () => {
    const before = file('2024-08-01 12:00', { starts: '2024-01-01', ends: '2024-07-01' }, [
      cameIn,
      moved('2024-07-01 00:00', 'Creek', 'Move Out', 'Cows', 100, 3_000),
    ]);
    const after = file('2024-08-01 12:01', { starts: '2024-07-01', ends: null }, [
      moved('2024-07-01 00:00', 'Creek', 'Move In', 'Cows', 100, 3_000),
      moved('2024-07-04 08:00', 'Creek', 'Move Out', 'Cows', 100, 3_000),
    ]);
    const [cows] = herdHistories(joinExports([before, after]).stays, STANDARD, NOW);
    expect(cows?.moves.map(({ stay }) => stay?.pasture ?? null)).toEqual([0, 0, null]);
  });

  const nextYear = file('2025-08-01 12:00', { starts: '2025-01-01', ends: null }, [
    moved('2025-07-01 08:00', 'Creek', 'Move In', 'Cows', 100, 3_000),
    moved('2025-07-04 08:00', 'Creek', 'Move Out', 'Cows', 100, 3_000),
  ]);
  const placesOf = (files: PastureMapExport[], now: string) =>
    [...herdHistories(joinExports(files).stays, STANDARD, at(now))].map(({ name, moves }) => [
      name,
      ...moves.map((move) => (move.stay === null ? new Date(move.at).toISOString() : 'in Creek')),
    ]);

  it('leave a herd nowhere after an old export that has it in, until the next file says where it is', () => {
    const herds = placesOf([spring, nextYear], '2026-06-10T12:00:00Z');
    expect(herds).toEqual([['Cows', 'in Creek', '2024-06-21T18:01:00.000Z', 'in Creek', '2025-07-04T14:00:00.000Z']]);
    expect(placesOf([spring], '2026-06-10T12:00:00Z')).toEqual([['Cows', 'in Creek', '2024-06-21T18:01:00.000Z']]);
  });

  it('leave a herd where it is that has not moved out in an export of these days', () => {
    expect(placesOf([spring], '2024-07-10T12:00:00Z')).toEqual([['Cows', 'in Creek']]);
  });
});
