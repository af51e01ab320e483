import fc from 'fast-check';
import { allFigures } from '../testing/allFigures';
import { AS_OF, facts, plain, ranchOf } from '../testing/anyRanch';
import { day } from '../testing/aRanch';
import { createFigures } from './figures';
import type { GrazingRecords, PaddockData } from './records';

const land = fc.record<Partial<PaddockData>>(
  {
    acres: fc.option(fc.integer({ min: 0, max: 60 })),
    grazeable_percent: fc.integer({ min: 0, max: 100 }),
    rest_target_days: fc.option(fc.integer({ min: 1, max: 60 })),
    starts_at: fc.option(fc.integer({ min: 0, max: 90 }).map(day)),
    retired_at: fc.option(fc.integer({ min: 0, max: 130 }).map(day)),
    parent_uuid: fc.constantFrom(null, 'a'),
  },
  { requiredKeys: [] },
);
/** A paddock with subdivisions is never itself one. */
const HAVE_SUBDIVISIONS = ['a', 'c'];
const changes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'c1', 'c2'), land), { minLength: 1, maxLength: 4 });

const changed = (records: GrazingRecords, uuid: string, values: Partial<PaddockData>): GrazingRecords => ({
  ...records,
  paddocks: records.paddocks.map((paddock) =>
    paddock.uuid === uuid ? { ...paddock, data: { ...paddock.data, ...values } } : paddock,
  ),
});

describe('D7 land that is changed', () => {
  it('gives the figures that a reading from the start gives', () => {
    fc.assert(
      fc.property(facts, changes, (recorded, all) => {
        const memory = createFigures();
        let records = ranchOf(recorded).records();
        memory.figuresOf(records, null, AS_OF, 'now');
        for (const [uuid, values] of all) {
          if (values.parent_uuid === 'a' && HAVE_SUBDIVISIONS.includes(uuid)) continue;
          records = changed(records, uuid, values);
          expect(plain(memory.figuresOf(records, null, AS_OF, 'now'))).toEqual(plain(allFigures(records, AS_OF)));
        }
      }),
    );
  });

  const records = ranchOf([
    { kind: 'move', herd: 'h', days: 1, to: ['a'] },
    { kind: 'move', herd: 'h', days: 3, to: ['b', 'c'] },
    { kind: 'move', herd: 'h', days: 5, to: ['b'] },
  ]).records();

  it('computes the paddock and those that shared a stay with it, and no other', () => {
    const before = allFigures(records, AS_OF);
    const after = allFigures(changed(records, 'a', { acres: 13 }), AS_OF, null, before);
    const isKept = (uuid: string) => after.paddocks.get(uuid) === before.paddocks.get(uuid);
    expect(['a', 'b', 'c', 'c1'].filter((uuid) => !isKept(uuid))).toEqual(['a']);
    const shared = allFigures(changed(records, 'b', { acres: 60 }), AS_OF, null, before);
    expect(shared.paddocks.get('a')).toBe(before.paddocks.get('a'));
    expect(shared.paddocks.get('c')?.gross).not.toEqual(before.paddocks.get('c')?.gross);
  });
});

describe('the views of a ranch that are kept', () => {
  it('keep "now" while somebody reads one day after the other', () => {
    const records = ranchOf([{ kind: 'move', herd: 'h', days: 1, to: ['a'] }]).records();
    const memory = createFigures();
    const now = memory.figuresOf(records, null, AS_OF, 'now');
    for (let days = 1; days < 10; days += 1) {
      memory.figuresOf(records, null, Date.parse(day(days)), `day ${days}`);
      expect(memory.figuresOf(records, null, AS_OF, 'now')).toBe(now);
    }
  });
});
