import fc from 'fast-check';
import { box, line, polygon, ring } from '../testing/drawn';
import { endsOfCuts } from '../testing/endsOfCuts';
import { anyLand, fencedLand, openEdges } from '../testing/fencedLand';
import { areaM2 } from './area';
import { mergeShapes } from './mergeShapes';
import { polygonsOf, type Position, type Shape } from './Position';
import type { Problem } from './problem';
import { shapeProblem } from './shapeProblem';
import { splitShape } from './splitShape';

function good(result: { shape: Shape } | Problem): Shape {
  if ('problem' in result) throw new Error(result.problem);
  return result.shape;
}
const merged = (...shapes: Shape[]) => good(mergeShapes(shapes));
const total = (shapes: readonly Shape[]) => shapes.reduce((sum, shape) => sum + areaM2(shape), 0);
const cornersOf = (shape: Shape) => polygonsOf(shape).flat(2);
/** The corners of a ring, wherever it begins. */
const inOrder = (shape: Shape) => {
  const corners = (polygonsOf(shape)[0]?.[0] ?? []).slice(1).map(String);
  const first = corners.indexOf(corners.toSorted()[0] ?? '');
  return [...corners.slice(first), ...corners.slice(0, first)];
};
const square = polygon(box(0, 0, 4, 4));

describe('neighbors become one', () => {
  it('without the fence between them', () => {
    const shape = merged(square, polygon(box(4, 0, 6, 4)));
    expect(inOrder(shape)).toEqual(inOrder(polygon(ring('0 0, 4 0, 6 0, 6 4, 4 4, 0 4'))));
    expect(shapeProblem(shape)).toBeUndefined();
  });

  it('whichever way their corners run', () => {
    const east = polygon(box(4, 0, 6, 4).toReversed());
    expect(inOrder(merged(square, east))).toEqual(inOrder(merged(square, polygon(box(4, 0, 6, 4)))));
  });

  it('where one has a corner within the fence of the other', () => {
    const shape = merged(square, polygon(box(4, 1, 6, 3)));
    expect(inOrder(shape)).toEqual(inOrder(polygon(ring('0 0, 4 0, 4 1, 6 1, 6 3, 4 3, 4 4, 0 4'))));
  });

  it('where their fences lie some centimeters apart', () => {
    const shape = merged(square, polygon(ring('4.00002 0.00001, 6 0, 6 4, 4.00001 3.99998')));
    expect(polygonsOf(shape)).toHaveLength(1);
    expect(inOrder(shape)).toEqual(inOrder(polygon(ring('0 0, 4 0, 6 0, 6 4, 4 4, 0 4'))));
  });

  it('with the holes that each of them has', () => {
    const shape = merged(polygon(box(0, 0, 4, 4), box(1, 1, 2, 2)), polygon(box(4, 0, 8, 4), box(5, 1, 6, 2)));
    expect(polygonsOf(shape)[0]).toHaveLength(3);
    expect(shapeProblem(shape)).toBeUndefined();
  });

  it('with a hole between them that is land of others, and without one that is next to nothing', () => {
    const u = polygon(ring('0 0, 5 0, 5 5, 4 5, 4 1, 1 1, 1 5, 0 5'));
    expect(polygonsOf(merged(u, polygon(box(0, 5, 5, 6))))[0]).toHaveLength(2);
    const slit = polygon(ring('0 0, 4 0, 4 1, 3.999992 2, 4 3, 4 4, 0 4'));
    const shape = merged(slit, polygon(ring('4 0, 6 0, 6 4, 4 4, 4 3, 4 1')));
    expect(polygonsOf(shape)[0]).toHaveLength(1);
  });

  it('that fill a hole: one within the other', () => {
    const frame = polygon(box(0, 0, 4, 4), box(1, 1, 3, 3));
    const shape = merged(frame, polygon(box(1, 1, 3, 3)));
    expect(shape.coordinates).toEqual([box(0, 0, 4, 4)]);
    const less = merged(frame, polygon(ring('1 1, 3 1, 3 3')));
    expect(polygonsOf(less)[0]).toEqual([box(0, 0, 4, 4), expect.any(Array)]);
  });

  it('of several parts, and gives several where parts do not touch', () => {
    const parts: Shape = { type: 'MultiPolygon', coordinates: [[box(4, 0, 5, 4)], [box(7, 0, 8, 4)]] };
    const shape = merged(square, parts);
    expect(polygonsOf(shape)).toHaveLength(2);
    expect(merged(parts, polygon(box(5, 0, 7, 4))).type).toBe('Polygon');
  });

  it('that meet in a corner besides', () => {
    const shape = merged(square, polygon(ring('4 0, 6 0, 6 6, 4 6, 5 5, 4 4, 5 2')), polygon(ring('4 0, 5 2, 4 4')));
    expect(shapeProblem(shape)).toBeUndefined();
    const pinched = merged(square, polygon(ring('4 0, 5 0, 5 6, 3 6, 4 4, 4.5 3, 4 2')));
    expect(shapeProblem(pinched)).toBeUndefined();
    expect(polygonsOf(pinched)[0]).toHaveLength(2);
  });
});

describe('what cannot become one is refused in one sentence', () => {
  it.each<[string, Shape[], RegExp]>([
    ['one paddock', [square], /Two paddocks at least/],
    ['paddocks apart', [square, polygon(box(5, 0, 6, 4))], /do not touch/],
    ['a third one apart', [square, polygon(box(4, 0, 6, 4)), polygon(box(9, 0, 10, 4))], /do not touch/],
    ['two that meet in a corner', [square, polygon(box(4, 4, 6, 6))], /only in a corner/],
    ['two that lie on each other', [square, polygon(box(2, 2, 6, 6))], /overlap/],
    ['the same one twice', [square, square], /overlap/],
    ['one within another', [square, polygon(box(1, 1, 2, 2))], /overlap/],
    ['one within another at its edge', [square, polygon(box(0, 1, 2, 2))], /overlap/],
    ['shapes of nothing', [polygon(), polygon()], /./],
  ])('%s', (_name, shapes, sentence) => {
    expect(mergeShapes(shapes)).toEqual({ problem: expect.stringMatching(sentence) });
  });
});

test('neighbors in any order make the land that they have together', () => {
  const order = fc.shuffledSubarray([...fencedLand(3, 3, () => [0, 0]).shapes.keys()], { minLength: 2 });
  let merges = 0;
  fc.assert(
    fc.property(anyLand, order, ({ shapes }, keys) => {
      const chosen = keys.flatMap((key) => shapes.get(key) ?? []);
      const result = mergeShapes(chosen);
      if ('problem' in result) {
        expect(result.problem).toMatch(/do not touch|only in a corner/);
        return;
      }
      merges += 1;
      const { shape } = result;
      expect(Math.abs(areaM2(shape) - total(chosen))).toBeLessThan(0.01);
      expect(shapeProblem(shape)).toBeUndefined();
      const had = new Set(chosen.flatMap(cornersOf));
      expect(cornersOf(shape).filter((corner) => !had.has(corner))).toEqual([]);
      const others = [...shapes].filter(([key]) => !keys.includes(key));
      expect(openEdges(new Map([...others, ['one', shape]]))).toEqual(openEdges(shapes));
    }),
    { numRuns: 200 },
  );
  expect(merges).toBeGreaterThan(40);
});

test('what was split is made one again', () => {
  const share = fc.double({ min: 0.1, max: 0.9, noNaN: true });
  fc.assert(
    fc.property(anyLand, share, share, ({ shapes }, a, b) => {
      const shape = shapes.get('1 1') ?? square;
      const [p, q, r, s] = polygonsOf(shape)[0]?.[0] ?? [];
      const on = ([x, y]: Position = [0, 0], [toX, toY]: Position = [0, 0], part = 0): Position => [
        x + part * (toX - x),
        y + part * (toY - y),
      ];
      const split = splitShape(shape, [on(p, q, a), on(r, s, b)]);
      const parts = 'problem' in split ? [] : split.parts;
      const whole = merged(...parts);
      expect(Math.abs(areaM2(whole) - total(parts))).toBeLessThan(0.01);
      expect(new Set(cornersOf(whole))).toEqual(new Set([...cornersOf(shape), ...endsOfCuts(shape, parts)]));
    }),
  );
});

test('two paddocks of 2,400 corners each are made one', () => {
  const bent = (from: Position, to: Position) =>
    Array.from({ length: 800 }, (_, at): Position => {
      const part = at / 800;
      const bend = Math.sin(at) * 2e-6 * Math.min(1, part * 10, (1 - part) * 10);
      return [from[0] + part * (to[0] - from[0]) + bend, from[1] + part * (to[1] - from[1]) + bend];
    });
  const [a, b, c, d] = line('0 0, 4 0, 4 4, 0 4') as [Position, Position, Position, Position];
  const common = bent(a, c);
  const one = polygon([...bent(a, b), ...bent(b, c), c, ...common.toReversed()]);
  const other = polygon([...common, ...bent(c, d), ...bent(d, a), a]);
  const shape = merged(one, other);
  expect(cornersOf(shape)).toHaveLength(3_201);
});
