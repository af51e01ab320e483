import { isSaid } from './said';

const of = { what: 'imported', counts: [{ kind: 'herd', count: 1 }], file: null };
const moved = { what: 'moved', head: null, herds: ['Cows'], to: ['Mesa'], off: null };

it.each<[unknown]>([
  [moved],
  [{ ...moved, head: 12.5, to: [], off: 'corral' }],
  [of],
  [{ what: 'part', of, part: 1, parts: 3 }],
  [{ what: 'undid', of: { what: 'brought_back', of: { what: 'part', of, part: 1, parts: 3 } } }],
  [{ what: 'transferred', herd: 'Cows', reason: 'sold', head: null }],
  [{ what: 'set_dry_matter', feedings: 12 }],
  [{ what: 'set_time_zone' }],
])('a group can say %j', (said) => {
  expect(isSaid(said)).toBe(true);
});

/** Anything that JSON has, in place of any field, is judged and never thrown at. */
const ODD = [null, 0, -1, 1e300, true, '', 'moved', '\u0000', '\uD800', [], {}, [null], [1], { what: 'moved' }];

it.each([moved, of, { what: 'part', of, part: 1, parts: 3 }, { what: 'undid', of }].map((said) => [said]))(
  '%j with something else in any of its fields is judged',
  (said) => {
    for (const field of Object.keys(said)) {
      for (const odd of ODD) expect(typeof isSaid({ ...said, [field]: odd })).toBe('boolean');
    }
    expect(isSaid({ ...said, more: 1 })).toBe(false);
  },
);

it.each(ODD.filter((odd) => typeof odd !== 'object' || Array.isArray(odd) || odd === null).map((odd) => [odd]))(
  'a group can not say %j',
  (odd) => {
    expect(isSaid(odd)).toBe(false);
    expect(isSaid({ what: odd })).toBe(false);
    expect(isSaid({ what: 'undid', of: odd })).toBe(false);
  },
);

it('attack W20: a group can not say a text with marks that turn its direction', () => {
  expect(isSaid({ ...moved, herds: ['Cows\u202E'] })).toBe(false);
  expect(isSaid({ what: 'undid', of: { ...of, file: '\u2066ranch.kml' } })).toBe(false);
});

it('a group can not say more than 1 KiB, so it is never deep', () => {
  expect(isSaid({ ...moved, to: Array.from({ length: 20 }, () => 'x'.repeat(60)) })).toBe(false);
  const nested = (depth: number): object => (depth === 0 ? moved : { what: 'undid', of: nested(depth - 1) });
  expect([2, 64].map((depth) => isSaid(nested(depth)))).toEqual([true, false]);
});
