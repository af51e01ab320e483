import fc from 'fast-check';
import { AS_OF, facts, ranchOf } from '@domain/testing/anyRanch';
import { day } from '@domain/testing/aRanch';
import { sharedRecordsOf } from '@domain/testing/sharedRanch';
import type { SharedRecord, ShareTerms } from '@domain/sharing/shareTerms';
import { projected, SALT, shareTerms } from './projections';
import { sharedFigures } from './sharedFigures';

const dateOf = (days: number): string => day(days).slice(0, 10);
const anyTerms = fc.record({
  paddocks: fc.oneof(
    fc.constant('all' as const),
    fc.subarray(['a', 'b', 'c']).map((some) => new Set(some)),
  ),
  from: fc.integer({ min: 0, max: 60 }).map(dateOf),
  until: fc.option(fc.integer({ min: 61, max: 110 }).map(dateOf)),
});
const anyFeed = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 100 }),
    lb: fc.integer({ min: 1, max: 2_000 }),
    herd_uuid: fc.constantFrom('h', 'k', null),
    paddock_uuid: fc.constantFrom('a', 'b', 'c1', null),
    dm_percent: fc.option(fc.integer({ min: 10, max: 90 })),
  }),
  { maxLength: 6 },
);

const topOf = (uuid: string): string => uuid.slice(0, 1);
const ALL = ['a', 'b', 'c', 'c1', 'c2'];
const sharedIn = ({ paddocks }: ShareTerms): string[] =>
  ALL.filter((uuid) => paddocks === 'all' || paddocks.has(topOf(uuid)));

const anyRecords = fc.tuple(facts, anyFeed).map(([written, fed]) => {
  const ranch = ranchOf(written);
  for (const { days, lb, ...values } of fed) {
    if (values.herd_uuid !== null || values.paddock_uuid !== null) ranch.fed(day(days), lb, values);
  }
  return sharedRecordsOf(ranch.records());
});

/** What holds of the projection of any ranch by any share (docs/sharing.md, "The projection"). */
export function holdsOfProjections(runs: number): void {
  describe('PROGRAM P5: of any ranch and any share', () => {
    it('the figures of each shared paddock in the window are those of the whole record', () => {
      fc.assert(
        fc.property(anyRecords, anyTerms, (records, over) => {
          const share = shareTerms(over);
          const figures = (some: readonly SharedRecord[]) => sharedFigures(some, share, sharedIn(share), AS_OF);
          expect(figures(projected(records, share))).toEqual(figures(records));
        }),
        { numRuns: runs },
      );
    });

    it('the order of the records does not matter', () => {
      fc.assert(
        fc.property(anyRecords, anyTerms, (records, over) => {
          expect(projected([...records].reverse(), shareTerms(over))).toEqual(projected(records, shareTerms(over)));
        }),
        { numRuns: runs },
      );
    });

    it('a projection of a projection is the same one', () => {
      fc.assert(
        fc.property(anyRecords, anyTerms, (records, over) => {
          const once = projected(records, shareTerms(over));
          expect(projected(once, shareTerms(over))).toEqual(once);
        }),
        { numRuns: runs },
      );
    });

    it('PROGRAM P6: two enrolments have no made id in common', () => {
      fc.assert(
        fc.property(anyRecords, anyTerms, (records, over) => {
          const known = new Set(records.map(({ uuid }) => uuid));
          const made = (salt: string) =>
            projected(records, shareTerms(over), salt)
              .map(({ uuid }) => uuid)
              .filter((uuid) => !known.has(uuid));
          const other = new Set(made('cd'.repeat(32)));
          expect(made(SALT).filter((uuid) => other.has(uuid))).toEqual([]);
        }),
        { numRuns: runs },
      );
    });
  });
}
