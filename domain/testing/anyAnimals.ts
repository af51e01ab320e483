import fc from 'fast-check';
import { salesOf, type ClockRecords, type Clocks } from '../animals/withdrawal/clocksOf';
import { clockRows } from '../animals/withdrawal/rows';
import { day, instant } from './aRanch';
import { clockRecords, counted, transfer, treatment, weighing } from './animalRecords';

const herd = fc.constantFrom('h', 'k', 'l');
const days = fc.integer({ min: 0, max: 240 }).map((quarters) => quarters / 4);
const animal = fc.constantFrom('cow_calf', 'cows', 'steers', 'bulls');
const head = fc.option(fc.integer({ min: 1, max: 60 }));
const tags = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.subarray(['A1', 'A2', 'A3', 'A4', 'A5'], { minLength: 1 }),
);
const heads = fc
  .tuple(
    fc.subarray(['cow_calf', 'cows', 'steers', 'bulls'] as const, { minLength: 1, maxLength: 3 }),
    fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([classes, numbers]) => Object.fromEntries(classes.map((each, index) => [each, numbers[index] ?? 0])));

const fact = fc.oneof(
  fc.record({ kind: fc.constant('count'), herd, days, heads }),
  fc.record({
    kind: fc.constant('transfer'),
    from: fc.option(herd),
    to: fc.option(herd),
    days,
    animal: fc.option(animal),
    head,
    tags,
    reason: fc.constantFrom('split', 'sold', 'weaned', 'died'),
  }),
  fc.record({
    kind: fc.constant('treatment'),
    herd,
    days,
    animal: fc.option(animal),
    head,
    tags,
    meat_days: fc.option(fc.integer({ min: 0, max: 40 })),
  }),
  fc.record({ kind: fc.constant('weighing'), herd, days, tags }),
);
type Fact = typeof fact extends fc.Arbitrary<infer T> ? T : never;

/** What people of a ranch may have recorded of its animals, in no order. */
export const animalFacts = (most: number, least = 1) => fc.array(fact, { minLength: least, maxLength: most });

/** The records of facts, each with the id that its place gives it, in the order of `order` (places). */
export function recordsOf(
  facts: readonly Fact[],
  order: readonly number[] = facts.map((_fact, index) => index),
): ClockRecords {
  const inTurn = order.flatMap((index) => {
    const each = facts[index];
    return each === undefined ? [] : [{ uuid: `entry-${String(index).padStart(4, '0')}`, each }];
  });
  return clockRecords({
    time_zone: 'America/Denver',
    counts: inTurn.flatMap(({ uuid, each }) =>
      each.kind === 'count' ? [counted(uuid, each.herd, each.days, each.heads)] : [],
    ),
    transfers: inTurn.flatMap(({ uuid, each }) => {
      if (each.kind !== 'transfer') return [];
      const { from, to, head: n, reason } = each;
      const named = n !== null && n < each.tags.length ? [] : each.tags;
      return [
        transfer(uuid, {
          at: day(each.days),
          from_herd_uuid: from,
          to_herd_uuid: to,
          animal: each.animal,
          head: n,
          tags: named,
          reason,
        }),
      ];
    }),
    treatments: inTurn.flatMap(({ uuid, each }) => {
      if (each.kind !== 'treatment') return [];
      const n = each.tags.length > 0 ? null : each.head;
      return [
        treatment(uuid, {
          at: day(each.days),
          herd_uuid: each.herd,
          animal: each.animal,
          head: n,
          tags: each.tags,
          meat_days: each.meat_days,
        }),
      ];
    }),
    weighings: inTurn.flatMap(({ uuid, each }) =>
      each.kind === 'weighing' ? [weighing(uuid, each.herd, each.days, each.tags)] : [],
    ),
  });
}

/** Everything that clocks say, at some days and of each sale, as plain values. */
export function saidBy(clocks: Clocks): readonly string[] {
  const rows = [10, 25, 40, 61].flatMap((at) =>
    clockRows(clocks, instant(at)).map(
      ({ herdUuid, animal: of, clock, least, most, head: there }) =>
        `${at} ${herdUuid} ${of} ${clock.uuid} ${least}..${most} of ${there}`,
    ),
  );
  const sales = salesOf(clocks).sort((one, other) => (one.transferUuid < other.transferUuid ? -1 : 1));
  return [
    ...rows,
    ...sales.map(({ held, ...sale }) =>
      JSON.stringify({ ...sale, held: held.map(({ clock, ...rest }) => [clock.uuid, rest]) }),
    ),
  ];
}
