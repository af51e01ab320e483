import fc from 'fast-check';
import { animalFacts, recordsOf, saidBy } from '../../testing/anyAnimals';
import { counted, transfer, treatment } from '../../testing/animalRecords';
import { day, instant } from '../../testing/aRanch';
import { clocksOf, salesOf, type ClockRecords } from './clocksOf';
import { clockRows } from './rows';

const FACTS = 200;

describe('rules W1 to W6: clocks, whatever is recorded', () => {
  it('the same 200 facts in 20 random orders are one table', () => {
    const places = Array.from({ length: FACTS }, (_none, index) => index);
    const orders = fc.array(fc.shuffledSubarray(places, { minLength: FACTS }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(animalFacts(FACTS, FACTS), orders, (facts, all) => {
        const said = saidBy(clocksOf(recordsOf(facts)));
        for (const order of all) expect(saidBy(clocksOf(recordsOf(facts, order)))).toEqual(said);
      }),
      { numRuns: 5 },
    );
  });

  it('at least is never over at most, and neither is over the head', () => {
    fc.assert(
      fc.property(animalFacts(60), (facts) => {
        const clocks = clocksOf(recordsOf(facts));
        const rows = [10, 25, 40, 61].flatMap((at) => clockRows(clocks, instant(at)));
        for (const { least, most, head } of [...rows, ...salesOf(clocks)]) {
          expect(least).toBeGreaterThanOrEqual(0);
          expect(least).toBeLessThanOrEqual(most);
          if (head !== null) expect(most).toBeLessThanOrEqual(head);
        }
      }),
    );
  });

  it('read on from what was known before is the same as read from the start, and what is removed was never there', () => {
    fc.assert(
      fc.property(animalFacts(60), fc.nat(), (facts, which) => {
        const gone = which % facts.length;
        const all = recordsOf(facts);
        const fewer = recordsOf(
          facts,
          facts.map((_fact, index) => index).filter((index) => index !== gone),
        );
        // What is not new keeps its entry, as it does in the store.
        const kept = <K extends 'counts' | 'transfers' | 'treatments' | 'weighings'>(kind: K): ClockRecords[K] => {
          const uuids = new Set(fewer[kind].map(({ uuid }) => uuid));
          return all[kind].filter(({ uuid }) => uuids.has(uuid)) as unknown as ClockRecords[K];
        };
        const without: ClockRecords = {
          ...all,
          counts: kept('counts'),
          transfers: kept('transfers'),
          treatments: kept('treatments'),
          weighings: kept('weighings'),
        };
        const whole = clocksOf(all);
        const before = clocksOf(without);
        expect(saidBy(clocksOf(all, before))).toEqual(saidBy(whole));
        expect(saidBy(clocksOf(without, whole))).toEqual(saidBy(clocksOf(fewer)));
      }),
    );
  });

  it('after a split and a rejoin named animals are as before, and unnamed ones are never known better', () => {
    const cases = fc.record({
      head: fc.integer({ min: 0, max: 40 }),
      named: fc.integer({ min: 0, max: 5 }),
      part: fc.integer({ min: 1, max: 60 }),
      animal: fc.constantFrom(null, 'cows' as const, 'bulls' as const),
    });
    fc.assert(
      fc.property(cases, ({ head, named, part, animal }) => {
        const tags = ['A1', 'A2', 'A3', 'A4', 'A5'].slice(0, named);
        const records = {
          ...recordsOf([]),
          counts: [counted('c', 'h', 0, { cows: 50, bulls: 10 })],
          treatments: [
            treatment('t', { at: day(1), head }),
            ...(named === 0 ? [] : [treatment('u', { at: day(1), animal: 'cows', tags })]),
          ],
        };
        const transfers = [
          transfer('x', { from_herd_uuid: 'h', to_herd_uuid: 'k', at: day(2), head: part, animal }),
          transfer('y', { from_herd_uuid: 'k', to_herd_uuid: 'h', at: day(3) }),
        ];
        const before = clockRows(clocksOf(records), instant(4));
        const after = clockRows(clocksOf({ ...records, transfers }), instant(4));
        for (const row of before) {
          const now = after.find((each) => each.clock.uuid === row.clock.uuid && each.animal === row.animal);
          if (row.clock.uuid === 'u') expect(now).toMatchObject({ least: row.least, most: row.most });
          expect(now?.least).toBeLessThanOrEqual(row.least);
          expect(now?.most).toBeGreaterThanOrEqual(row.most);
        }
      }),
    );
  });
});
