import fc from 'fast-check';
import { boxesMeet, boxOf } from './box';
import type { Ring, Shape } from './Position';
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

test('the shapes that it finds are those that a look at all of them finds', () => {
  const shapes = new Map([
    ...grid(5, 5),
    ['whole', polygon(box(0, 0, 0.05, 0.05))],
    ['far', polygon(box(9, 9, 10, 10))],
  ]);
  const shapesIn = shapeIndex(shapes);
  fc.assert(
    fc.property(place, place, (one, other) => {
      const seen = [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[0], other[0]),
        Math.max(one[1], other[1]),
      ] as const;
      const met = [...shapes].flatMap(([key, shape]) => (boxesMeet(seen, boxOf(shape)) ? [key] : []));
      expect(shapesIn(seen).sort()).toEqual(met.sort());
    }),
  );
});

test('each of 10,000 paddocks is found, and nothing in no shapes', () => {
  const shapesIn = shapeIndex(grid(100, 100));
  for (let at = 0; at < 100; at += 1) {
    const [low, high] = [at / 100 + 0.004, at / 100 + 0.006];
    expect(shapesIn([low, low, high, high])).toEqual([`${at} ${at}`]);
  }
  expect(shapeIndex(new Map())([0, 0, 1, 1])).toEqual([]);
});
