import fc from 'fast-check';
import { allFigures } from '../testing/allFigures';
import { AS_OF, facts, plain, ranchOf } from '../testing/anyRanch';
import { createFigures } from './figures';
import type { Entry, GrazingRecords, MoveData } from './records';

/** Facts of a ranch by what changes them: those that are there, in the order in which they were written. */
type Shelf = 'counts' | 'transfers' | 'moves';
interface Fact {
  readonly shelf: Shelf;
  readonly entry: Entry<unknown>;
}

const factsOf = ({ counts, transfers, moves }: GrazingRecords): Fact[] => [
  ...counts.map((entry) => ({ shelf: 'counts' as const, entry })),
  ...transfers.map((entry) => ({ shelf: 'transfers' as const, entry })),
  ...[...moves.values()].flat().map((entry) => ({ shelf: 'moves' as const, entry })),
];

/** The records without some facts: what has not changed stays the same object, as it does on a device. */
function without(records: GrazingRecords, gone: ReadonlySet<unknown>): GrazingRecords {
  const kept = <T>(list: readonly T[]): readonly T[] =>
    list.some((entry) => gone.has(entry)) ? list.filter((entry) => !gone.has(entry)) : list;
  return {
    ...records,
    counts: kept(records.counts),
    transfers: kept(records.transfers),
    moves: new Map([...records.moves].map(([herd, moves]) => [herd, kept(moves)])),
  };
}

/** The records with what was brought back at the end of its list, where a device puts it. */
function broughtBack(records: GrazingRecords, back: readonly Fact[]): GrazingRecords {
  const gone = new Set<unknown>(back.map(({ entry }) => entry));
  const rest = without(records, gone);
  const of = (shelf: Shelf) => back.filter((fact) => fact.shelf === shelf).map(({ entry }) => entry);
  const moves = new Map(rest.moves);
  for (const entry of of('moves') as Entry<MoveData>[]) {
    const herd = entry.data.herd_uuid;
    moves.set(herd, [...(moves.get(herd) ?? []), entry]);
  }
  return {
    ...rest,
    counts: [...rest.counts, ...(of('counts') as GrazingRecords['counts'])],
    transfers: [...rest.transfers, ...(of('transfers') as GrazingRecords['transfers'])],
    moves,
  };
}

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });

/** The facts that numbers pick, each once. */
function picked(records: GrazingRecords, numbers: readonly number[]): Fact[] {
  const all = factsOf(records);
  if (all.length === 0) return [];
  return [...new Set(numbers.map((number) => number % all.length))].flatMap((index) => all[index] ?? []);
}

describe('D7 what is corrected', () => {
  it('is deleted one by one and brought back in another order, and every figure is as before', () => {
    fc.assert(
      fc.property(facts, picks, (written, numbers) => {
        const memory = createFigures();
        const figuresOf = (records: GrazingRecords) => plain(memory.figuresOf(records, null, AS_OF, 'now'));
        const records = ranchOf(written).records();
        const before = figuresOf(records);
        const gone = picked(records, numbers);
        const isGone = new Set<unknown>();
        for (const { entry } of gone) {
          isGone.add(entry);
          const fewer = without(records, isGone);
          expect(figuresOf(fewer)).toEqual(plain(allFigures(fewer, AS_OF)));
        }
        expect(figuresOf(broughtBack(records, gone.toReversed()))).toEqual(before);
      }),
    );
  });

  it('ends in the figures of what was meant, though a move was first written down at another time and place', () => {
    fc.assert(
      fc.property(facts, fc.nat(), fc.integer({ min: 0, max: 400 }), (written, which, quarters) => {
        const memory = createFigures();
        const meant = ranchOf(written).records();
        const moves = [...meant.moves.values()].flat();
        const right = moves[which % Math.max(1, moves.length)];
        if (right === undefined) return;
        const at = new Date(AS_OF - quarters * 6 * 3_600_000).toISOString();
        const wrong = { ...right, data: { ...right.data, at, paddock_uuids: ['b'], off: null } };
        const asWritten = { ...meant, moves: new Map(meant.moves) };
        const ofHerd = meant.moves.get(right.data.herd_uuid) ?? [];
        asWritten.moves.set(
          right.data.herd_uuid,
          ofHerd.map((move) => (move === right ? wrong : move)),
        );
        memory.figuresOf(asWritten, null, AS_OF, 'now');
        expect(plain(memory.figuresOf(meant, null, AS_OF, 'now'))).toEqual(plain(allFigures(meant, AS_OF)));
      }),
    );
  });
});
