import { DAY_MS } from '../grazing/time';
import { timelinesOf } from '../grazing/timelines';
import { ARanch, animals, day, instant } from '../testing/aRanch';
import type { ChartPlan } from './chartBars';
import { chartRow, restBefore, restUntil, type ChartRow } from './chartRow';

const planned = (uuid: string, paddock: string, at: number, days: number, isMade = false): ChartPlan => ({
  uuid,
  herdUuid: 'cows',
  paddockUuids: [paddock],
  at: instant(at),
  days,
  isMade,
});

interface Now {
  now: number;
  plans?: readonly ChartPlan[];
  /** When the cows are planned out, as a day. */
  out?: number;
}

function rowOf(ranch: ARanch, paddock: string, { now, plans = [], out }: Now): ChartRow {
  const timelines = timelinesOf(ranch.records());
  const land = timelines.lands.get(paddock);
  if (land === undefined) throw new Error(`There is no paddock ${paddock}`);
  return chartRow(land, {
    timelines,
    plans: new Map([[paddock, plans]]),
    until: new Map(out === undefined ? [] : [['cows', instant(out)]]),
    now: instant(now),
  });
}

const aRanch = () => new ARanch().paddock('creek').paddock('mesa').herd('cows', [animals()]);
const drawn = ({ bars }: ChartRow) => bars.map(({ kind, marked }) => [kind, marked.first, marked.count]);
const firstOf = (days: number): number => instant(days) / DAY_MS;

it('marks the days at whose end the herd stood in the paddock', () => {
  const ranch = aRanch().move('cows', day(1.4), 'creek').move('cows', day(4.6), 'mesa').move('cows', day(4.9), 'creek');
  expect(drawn(rowOf(ranch, 'creek', { now: 6.5 }))).toEqual([
    ['actual', firstOf(1), 3],
    // It is there now, so today is marked before it is over.
    ['actual', firstOf(4), 3],
  ]);
});

it('has no marked day for a herd that was gone by midnight', () => {
  const ranch = aRanch().move('cows', day(1.4), 'creek').move('cows', day(1.6), 'mesa');
  expect(drawn(rowOf(ranch, 'creek', { now: 6 }))).toEqual([['actual', firstOf(1), 0]]);
});

it('leaves the days out on which a herd had no head', () => {
  const ranch = aRanch()
    .move('cows', day(1), 'creek')
    .count('cows', day(3), [animals({ head: 0 })])
    .count('cows', day(5), [animals()])
    .count('cows', day(6), [animals({ head: 12 })])
    .move('cows', day(8), 'mesa');
  expect(drawn(rowOf(ranch, 'creek', { now: 9 }))).toEqual([
    ['actual', firstOf(1), 2],
    ['actual', firstOf(5), 3],
  ]);
});

it('says the rest between two stays and the one that goes on, held against the target', () => {
  const ranch = aRanch()
    .settings({ rest_target_growing_days: 30 })
    .move('cows', day(0), 'creek')
    .move('cows', day(4), 'mesa')
    .move('cows', day(24), 'creek')
    .move('cows', day(28), 'mesa');
  expect(rowOf(ranch, 'creek', { now: 40 }).rests).toEqual([
    { from: instant(4), to: instant(24), days: 20, targetDays: 30, isShort: true, isOpen: false },
    { from: instant(28), to: instant(40), days: 12, targetDays: 30, isShort: false, isOpen: true },
  ]);
});

it('holds the rest before a plan against the target of the season in which it ends, and the paddock’s own first', () => {
  const ranch = new ARanch()
    .settings({ rest_target_growing_days: 20, rest_target_dormant_days: 60 })
    .season('summer', '2026-05-01', '2026-06-30')
    .season('winter', '2026-07-01', '2026-12-31', 'dormant')
    .paddock('creek')
    .paddock('mesa', 10, { rest_target_days: 10 })
    .herd('cows', [animals()])
    .move('cows', day(0), ['creek', 'mesa'])
    .off('cows', day(4));
  const rest = (paddock: string, at: number) =>
    rowOf(ranch, paddock, { now: 5, plans: [planned('next', paddock, at, 3)] }).rests.map(
      ({ days, targetDays, isShort }) => [days, targetDays, isShort],
    );
  expect(rest('creek', 25)).toEqual([[21, 20, false]]);
  expect(rest('creek', 40)).toEqual([[36, 60, true]]);
  expect(rest('mesa', 40)).toEqual([[36, 10, false]]);
});

it('shows plans beside what was done: made ones as they were planned, and they count as no rest or stay', () => {
  const ranch = aRanch().move('cows', day(2), 'creek').move('cows', day(5), 'mesa');
  const plans = [planned('first', 'creek', 1, 3, true), planned('second', 'creek', 20, 4)];
  const row = rowOf(ranch, 'creek', { now: 6, plans });
  expect(drawn(row)).toEqual([
    ['made', firstOf(1), 3],
    ['actual', firstOf(2), 3],
    ['planned', firstOf(20), 4],
  ]);
  expect(row.rests.map(({ days, isOpen }) => [days, isOpen])).toEqual([[15, false]]);
});

it('tells the rest before a bar, and before a planned move where it would be at another time', () => {
  const ranch = aRanch().move('cows', day(2), 'creek').move('cows', day(5), 'mesa');
  const [next, other] = [planned('next', 'creek', 20, 4), planned('other', 'creek', 50, 4)];
  const row = rowOf(ranch, 'creek', { now: 6, plans: [next, other] });
  const timelines = timelinesOf(ranch.records());
  const land = timelines.lands.get('creek');
  const at = (days: number) => land && restUntil(land, row, { at: instant(days), planUuid: 'next' }, timelines)?.days;
  expect(restBefore(row, { from: instant(20) })).toMatchObject({ days: 15, targetDays: 45, isShort: true });
  expect(restBefore(row, { from: instant(2) })).toBeUndefined();
  expect([20, 38, 60].map(at)).toEqual([15, 33, 6]);
  // Nothing was there before it, the herd is there then, another planned move is.
  expect([1, 3, 52].map(at)).toEqual([undefined, undefined, undefined]);
});

it('expects a herd to stay on until it is planned out, and begins the rest there', () => {
  const ranch = aRanch().move('cows', day(2), 'creek');
  const row = rowOf(ranch, 'creek', { now: 3.5, out: 6, plans: [planned('back', 'creek', 36, 2)] });
  expect(drawn(row)).toEqual([
    ['actual', firstOf(2), 2],
    ['expected', firstOf(4), 2],
    ['planned', firstOf(36), 2],
  ]);
  expect(row.rests.map(({ days }) => days)).toEqual([30]);
});

it('draws a paddock that was never grazed as an empty row', () => {
  expect(rowOf(aRanch(), 'creek', { now: 3 })).toEqual({ bars: [], rests: [] });
});
