import fc from 'fast-check';
import { boxesMeet, boxOf } from './box';
import { distanceM } from './distance';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';
import { shapeIndex } from './shapeIndex';

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });

/** A ranch of paddocks side by side, so many each way. */
function grid(columns: number, rows: number): Map<string, Shape> {
  const places = Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const);
  return new Map(places.map(([x, y]) => [`${x} ${y}`, polygon(box(x / 100, y / 100, (x + 1) / 100, (y + 1) / 100))]));
}

const degrees = fc.integer({ min: -1_000, max: 6_000 }).map((steps) => steps * 1e-5);
const place = fc.tuple(degrees, degrees);

test('the shapes and corners that it finds are those that a look at all of them finds', () => {
  const shapes = grid(5, 5);
  const index = shapeIndex(shapes);
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 2_000 }), (one, other, withinM) => {
      const seen = [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[0], other[0]),
        Math.max(one[1], other[1]),
      ] as const;
      const met = [...shapes].flatMap(([key, shape]) => (boxesMeet(seen, boxOf(shape)) ? [key] : []));
      expect(index.shapesIn(seen).sort()).toEqual(met.sort());
      const corners = new Map<string, Position>();
      for (const shape of shapes.values())
        for (const corner of polygonsOf(shape).flat(2))
          if (distanceM(corner, one) <= withinM) corners.set(String(corner), corner);
      const found = index.cornersNear(one, withinM);
      expect(found.map(({ position }) => String(position)).sort()).toEqual([...corners.keys()].sort());
      const away = found.map(({ position }) => distanceM(position, one));
      expect(away).toEqual(away.toSorted((a, b) => a - b));
    }),
  );
});

test('a corner names everyone who has it', () => {
  const [corner] = shapeIndex(grid(3, 3)).cornersNear([0.01, 0.01], 1);
  expect(corner?.position).toEqual([0.01, 0.01]);
  expect(corner?.keys.toSorted()).toEqual(['0 0', '0 1', '1 0', '1 1']);
});

test('a place belongs to the smallest shape that holds it, and a hole to what lies in it', () => {
  const index = shapeIndex(
    new Map([
      ['subdivision', polygon(box(1, 1, 2, 2))],
      ['whole', polygon(box(0, 0, 9, 9), box(5, 5, 6, 6))],
      ['pond', polygon(box(5, 5, 6, 6))],
    ]),
  );
  expect(index.shapeAt([1.5, 1.5])).toBe('subdivision');
  expect(index.shapeAt([3, 3])).toBe('whole');
  expect(index.shapeAt([5.5, 5.5])).toBe('pond');
  expect(index.shapeAt([9.5, 5])).toBeUndefined();
});

test('each of 10,000 paddocks is found', () => {
  const index = shapeIndex(grid(100, 100));
  for (let at = 0; at < 100; at += 1) expect(index.shapeAt([at / 100 + 0.005, at / 100 + 0.005])).toBe(`${at} ${at}`);
});
