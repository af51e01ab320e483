import { DAY_MS } from '../grazing/time';
import { timelinesOf } from '../grazing/timelines';
import { allFigures } from '../testing/allFigures';
import { ARanch, animals, day, instant } from '../testing/aRanch';
import type { ChartPlan } from './chartBars';
import { chartRow, restBefore, restThen, type ChartRow } from './chartRow';
import { aheadOf, projectedTimelines, reprojected } from './projectedTimelines';

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
}

function scopeOf(ranch: ARanch, paddock: string, { now, plans = [] }: Now) {
  const known = allFigures(ranch.records(), instant(now));
  const open = plans.filter(({ isMade }) => !isMade);
  const own = plans.filter(({ paddockUuids }) => paddockUuids.includes(paddock));
  const projected = projectedTimelines(known, open, instant(now));
  const ahead = aheadOf(known, open, instant(now));
  return { timelines: known.timelines, projected, plans: new Map([[paddock, own]]), ahead, now: instant(now) };
}

function landOf(ranch: ARanch, paddock: string) {
  const land = timelinesOf(ranch.records()).lands.get(paddock);
  if (land === undefined) throw new Error(`There is no paddock ${paddock}`);
  return land;
}

const rowOf = (ranch: ARanch, paddock: string, now: Now): ChartRow =>
  chartRow(landOf(ranch, paddock), scopeOf(ranch, paddock, now));

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
    { from: instant(4), to: instant(24), days: 20, isAtLeast: false, targetDays: 30, isShort: true, isOpen: false },
    { from: instant(28), to: instant(40), days: 12, isAtLeast: false, targetDays: 30, isShort: false, isOpen: true },
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

it('tells the rest before a bar and before a planned move, and before one where it would be at another time', () => {
  const ranch = aRanch().move('cows', day(2), 'creek').move('cows', day(5), 'mesa');
  const [next, other] = [planned('next', 'creek', 20, 4), planned('other', 'creek', 50, 4)];
  const row = rowOf(ranch, 'creek', { now: 6, plans: [next, other] });
  expect(restBefore(row, { kind: 'planned', from: instant(20), planUuid: 'next' })).toMatchObject({
    days: 15,
    targetDays: 45,
    isShort: true,
  });
  expect(restBefore(row, { kind: 'actual', from: instant(2), planUuid: null })).toBeUndefined();
  const known = allFigures(ranch.records(), instant(6));
  const projected = projectedTimelines(known, [next, other], instant(6));
  const at = (days: number) => {
    const moved = { ...next, at: instant(days) };
    const then = reprojected(projected, known, { herdUuid: 'cows', plans: [moved, other] }, instant(6));
    const coming = { herdUuid: 'cows', at: moved.at, until: instant(days + 4) };
    return restThen(landOf(ranch, 'creek'), coming, then)?.days;
  };
  // On day 52 the other planned move has brought the herd there.
  expect([20, 38, 60, 52].map(at)).toEqual([15, 33, 6, undefined]);
});

it('expects a herd to stay on until it is planned out, and begins the rest there', () => {
  const ranch = aRanch().move('cows', day(2), 'creek', { planned_days: 4 });
  const row = rowOf(ranch, 'creek', { now: 3.5, plans: [planned('back', 'creek', 36, 2)] });
  expect(drawn(row)).toEqual([
    ['actual', firstOf(2), 2],
    ['expected', firstOf(4), 2],
    ['planned', firstOf(36), 2],
  ]);
  expect(row.rests.map(({ days }) => days)).toEqual([30]);
});

it('walk 7: a plan that nobody made shortens no rest until now, and a paddock never grazed stays so', () => {
  const ranch = aRanch().move('cows', day(0), 'mesa').off('cows', day(4));
  const late = [planned('late', 'mesa', 10, 3)];
  const [rest] = rowOf(ranch, 'mesa', { now: 20, plans: late }).rests;
  expect(rest).toMatchObject({ from: instant(4), to: instant(20), days: 16 });
  const never = rowOf(ranch, 'creek', { now: 20, plans: [planned('late', 'creek', 10, 3)] });
  expect(never.rests).toEqual([]);
  expect(restBefore(never, { kind: 'planned', from: instant(10), planUuid: 'late' })).toBeUndefined();
});

it('walk 22: a rest over a year without any record is at least what is known', () => {
  const ranch = aRanch().move('cows', day(0), 'mesa').off('cows', day(4)).move('cows', day(500), 'creek');
  expect(rowOf(ranch, 'mesa', { now: 510 }).rests).toMatchObject([{ days: 10, isAtLeast: true }]);
  const next = rowOf(ranch, 'mesa', { now: 510, plans: [planned('next', 'mesa', 540, 2)] });
  expect(next.plannedRests.get('next')).toMatchObject({ days: 40, isAtLeast: true });
});

it('draws a paddock that was never grazed as an empty row', () => {
  expect(rowOf(aRanch(), 'creek', { now: 3 })).toEqual({ bars: [], rests: [], plannedRests: new Map() });
});
