import fc from 'fast-check';
import { areaM2 } from './area';
import { overlapsOf } from './overlap';
import type { Ring, Shape } from './Position';

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });
const paddock = polygon(box(-101.62, 41.93, -101.61, 41.94));

test('neighbors with a common edge do not overlap, and land far away does not', () => {
  const others = new Map([
    ['east', polygon(box(-101.61, 41.93, -101.6, 41.94))],
    ['corner', polygon(box(-101.61, 41.94, -101.6, 41.95))],
    ['far', polygon(box(-100, 41.93, -99.9, 41.94))],
  ]);
  expect(overlapsOf(paddock, others)).toEqual([]);
});

test('an overlap is named with its area, the largest first', () => {
  const others = new Map([
    ['little', polygon(box(-101.6101, 41.93, -101.6, 41.94))],
    ['much', polygon(box(-101.615, 41.93, -101.6, 41.94))],
  ]);
  const [first, second] = overlapsOf(paddock, others);
  expect(first?.key).toBe('much');
  expect((first?.m2 ?? 0) / areaM2(paddock)).toBeCloseTo(0.5, 5);
  expect(second?.key).toBe('little');
  expect((second?.m2 ?? 0) / areaM2(paddock)).toBeCloseTo(0.01, 5);
});

test('what lies in a hole does not overlap, and what lies inside does as a whole', () => {
  const inner = polygon(box(-101.617, 41.933, -101.613, 41.937));
  const around = polygon(box(-101.62, 41.93, -101.61, 41.94), inner.coordinates[0] as Ring);
  expect(overlapsOf(around, new Map([['inner', inner]]))).toEqual([]);
  const [overlap] = overlapsOf(paddock, new Map([['inner', inner]]));
  expect((overlap?.m2 ?? 0) / areaM2(inner)).toBeCloseTo(1, 5);
});

test('fences that were drawn a centimeter apart are no overlap', () => {
  const east = polygon(box(-101.6100001, 41.93, -101.6, 41.94));
  expect(overlapsOf(paddock, new Map([['east', east]]))).toEqual([]);
});

const small = fc.integer({ min: -300, max: 300 }).map((steps) => steps * 2e-5);
const boxes = fc
  .tuple(small, small, small, small)
  .filter(([a, b, c, d]) => Math.abs(a - c) > 2e-4 && Math.abs(b - d) > 2e-4);
const boxOf = ([a, b, c, d]: readonly [number, number, number, number]) =>
  polygon(box(-101 + Math.min(a, c), 41 + Math.min(b, d), -101 + Math.max(a, c), 41 + Math.max(b, d)));

test('the overlap of two boxes is the box that both have, whichever is asked about', () => {
  fc.assert(
    fc.property(boxes, boxes, (one, other) => {
      const side = (a: number, b: number, c: number, d: number) =>
        [Math.max(Math.min(a, b), Math.min(c, d)), Math.min(Math.max(a, b), Math.max(c, d))] as const;
      const [west, east] = side(one[0], one[2], other[0], other[2]);
      const [south, north] = side(one[1], one[3], other[1], other[3]);
      const hasLand = west < east - 1e-9 && south < north - 1e-9;
      const common = hasLand ? areaM2(boxOf([west, south, east, north])) : 0;
      for (const [shape, neighbor] of [
        [one, other],
        [other, one],
      ] as const) {
        const [overlap] = overlapsOf(boxOf(shape), new Map([['b', boxOf(neighbor)]]));
        expect(Math.abs((overlap?.m2 ?? 0) - common)).toBeLessThanOrEqual(1 + 1e-4 * common);
      }
    }),
  );
});

const anything = fc.double({ min: -0.01, max: 0.01 });
const anyRing = fc.array(fc.tuple(anything, anything), { maxLength: 9 });

test('no shape is so bad that it stops the others', () => {
  fc.assert(
    fc.property(fc.array(anyRing, { maxLength: 3 }), fc.array(anyRing, { maxLength: 3 }), (one, other) => {
      for (const { m2 } of overlapsOf(polygon(...one), new Map([['other', polygon(...other)]]))) {
        if (m2 !== undefined) expect(m2).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});

test('what cannot be computed is said to be so', () => {
  const broken = polygon([
    [-101.62, 41.93],
    [NaN, 41.93],
    [-101.61, 41.94],
    [-101.62, 41.93],
  ]);
  expect(overlapsOf(paddock, new Map([['broken', broken]]))).toEqual([{ key: 'broken', m2: undefined }]);
});
