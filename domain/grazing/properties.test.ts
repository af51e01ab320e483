import fc from 'fast-check';
import { allFigures } from '../testing/allFigures';
import { AS_OF, facts, plain, ranchOf } from '../testing/anyRanch';
import { isKnown, sum, type Figure } from './figure';
import type { Entry, GrazingRecords, MoveData } from './records';
import { forageBetween } from './stays';

/** Two figures that are equal up to the rounding of sums of another order. */
function expectSame(one: Figure, other: Figure): void {
  if (isKnown(one) && isKnown(other)) expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, one, other));
  else expect(isKnown(one)).toBe(isKnown(other));
}

const reversed = (records: GrazingRecords): GrazingRecords => ({
  ...records,
  counts: records.counts.toReversed(),
  transfers: records.transfers.toReversed(),
  moves: new Map([...records.moves].toReversed().map(([uuid, moves]) => [uuid, moves.toReversed()])),
});

const withoutMove = (records: GrazingRecords, gone: Entry<MoveData>): GrazingRecords => ({
  ...records,
  moves: new Map(
    [...records.moves].map(([uuid, moves]) => [
      uuid,
      uuid === gone.data.herd_uuid ? moves.filter((move) => move !== gone) : moves,
    ]),
  ),
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('D7 figures, whatever is written down', () => {
  it('do not depend on the order of entering', () => {
    fc.assert(
      fc.property(facts, (written) => {
        const records = ranchOf(written).records();
        expect(plain(allFigures(reversed(records), AS_OF))).toEqual(plain(allFigures(records, AS_OF)));
      }),
    );
  });

  it('are the same from the start and from what was known before one move', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (written, which) => {
        const records = ranchOf(written).records();
        const moves = [...records.moves.values()].flat();
        const last = moves[which % Math.max(1, moves.length)];
        if (last === undefined) return;
        const fewer = withoutMove(records, last);
        const before = allFigures(fewer, AS_OF);
        const on = allFigures(records, AS_OF, null, before);
        expect(plain(on)).toEqual(plain(allFigures(records, AS_OF)));
        // What is deleted was never there.
        expect(plain(allFigures(fewer, AS_OF, null, on))).toEqual(plain(before));
      }),
    );
  });

  it('of a count or transfer that comes later are the same as read from the start', () => {
    fc.assert(
      fc.property(facts, facts, (written, more) => {
        const records = ranchOf([...written, ...more]).records();
        const before = allFigures(ranchOf(written).records(), AS_OF);
        expect(plain(allFigures(records, AS_OF, null, before))).toEqual(plain(allFigures(records, AS_OF)));
      }),
    );
  });

  it('of a season cut in two add up', () => {
    fc.assert(
      fc.property(facts, (written) => {
        const whole = ranchOf(written).season('all', '2026-06-01', '2026-08-31').records();
        const halves = ranchOf(written)
          .season('one', '2026-06-01', '2026-07-09')
          .season('two', '2026-07-10', '2026-08-31')
          .records();
        const [one, two] = halves.seasons.map((season) => allFigures(halves, AS_OF, season));
        for (const [uuid, { gross, grazingDays }] of allFigures(whole, AS_OF, whole.seasons[0]).paddocks) {
          const [first, second] = [one?.paddocks.get(uuid), two?.paddocks.get(uuid)];
          const forage = sum([first?.gross.forageLb ?? 0, second?.gross.forageLb ?? 0]);
          expectSame(forage, gross.forageLb);
          expect((first?.grazingDays ?? 0) + (second?.grazingDays ?? 0)).toBeCloseTo(grazingDays, 6);
        }
      }),
    );
  });

  it('of forage over all paddocks are the demand of the herds on pasture', () => {
    fc.assert(
      fc.property(facts, (written) => {
        const { timelines, ranch } = allFigures(ranchOf(written).records(), AS_OF);
        const stays = [...timelines.stays.values()].flat();
        const demand = sum(stays.map((stay) => forageBetween(stay, -Infinity, AS_OF, timelines.standard)));
        expectSame(ranch.gross.forageLb, demand);
      }),
    );
  });

  it('are never NaN and never negative', () => {
    fc.assert(
      fc.property(facts, (written) => {
        const { paddocks, ranch, herds } = allFigures(ranchOf(written).records(), AS_OF);
        const figures = [...paddocks.values()].flatMap(({ lastIn: _in, lastOut: _out, ...values }) =>
          numbersIn(values),
        );
        const heads = [...herds.values()]
          .flatMap(({ head, dailyDemandLb, au }) => [head, dailyDemandLb, au])
          .filter(isKnown);
        const all = [...figures, ...numbersIn(ranch), ...heads];
        expect(all.filter((figure) => !Number.isFinite(figure) || figure < 0)).toEqual([]);
      }),
    );
  });
});
