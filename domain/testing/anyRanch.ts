import fc from 'fast-check';
import type { Figures } from '../grazing/figures';
import { animals, ARanch, day, instant } from './aRanch';

const PADDOCKS = ['a', 'b', 'c', 'c1', 'c2'] as const;
const HERDS = ['h', 'k'] as const;

const daysIn = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4);
const herd = fc.constantFrom(...HERDS);
const classes = fc.array(
  fc.record({
    animal: fc.constantFrom('cows', 'steers', 'bulls'),
    head: fc.integer({ min: 0, max: 40 }),
    average_weight_lb: fc.integer({ min: 100, max: 1_500 }),
    gain_lb_per_day: fc.constantFrom(0, 1.5, -2),
  }),
  { minLength: 1, maxLength: 3 },
);
const fact = fc.oneof(
  fc.record({ kind: fc.constant('count'), herd, days: daysIn, classes }),
  fc.record({
    kind: fc.constant('transfer'),
    from: herd,
    to: fc.option(herd),
    days: daysIn,
    head: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('move'), herd, days: daysIn, to: fc.subarray([...PADDOCKS], { maxLength: 3 }) }),
);
type Fact = typeof fact extends fc.Arbitrary<infer T> ? T : never;
/** What people of a ranch may have written down, in no order. */
export const facts = fc.array(fact, { minLength: 1, maxLength: 30 });

/** The ranch of two herds and three paddocks, one of them with subdivisions, that wrote it down. */
export function ranchOf(written: readonly Fact[]): ARanch {
  const ranch = new ARanch().settings({ time_zone: 'America/Denver' });
  ranch.paddock('a', 12).paddock('b', 30, { grazeable_percent: 60 }).paddock('c', 40);
  ranch
    .paddock('c1', 15, { parent_uuid: 'c' })
    .paddock('c2', 25, { parent_uuid: 'c', starts_at: day(30), retired_at: day(80) });
  for (const name of HERDS) ranch.herd(name, [animals()], name === 'k' ? { retired_at: day(90) } : {});
  for (const each of written) {
    const at = day(each.days);
    if (each.kind === 'count')
      ranch.count(
        each.herd,
        at,
        each.classes.map((values) => animals(values)),
      );
    if (each.kind === 'transfer')
      ranch.transfer(at, { from_herd_uuid: each.from, to_herd_uuid: each.to, head: each.head });
    if (each.kind === 'move') ranch.move(each.herd, at, each.to, each.to.length === 0 ? { off: 'corral' } : {});
  }
  return ranch;
}

/** After all that is written down. */
export const AS_OF = instant(120);

/** Figures as plain values, to be compared. */
export const plain = ({ paddocks, herds, ranch }: Figures) =>
  JSON.parse(JSON.stringify({ paddocks: [...paddocks], herds: [...herds], ranch })) as unknown;
