import fc from 'fast-check';
import { box, line, polygon, ring } from '../testing/drawn';
import { endsOfCuts } from '../testing/endsOfCuts';
import { anyLand, openEdges } from '../testing/fencedLand';
import { areaM2 } from './area';
import { cutLane, type Lane } from './cutLane';
import { lengthM } from './distance';
import { polygonsOf, type Position, type Shape } from './Position';
import type { Problem } from './problem';
import { sewnAround } from './sewIn';
import { shapeProblem } from './shapeProblem';

function good(result: Lane | Problem): Lane {
  if ('problem' in result) throw new Error(result.problem);
  return result;
}
const cut = (shape: Shape, text: string, widthM: number) => cutLane(shape, line(text), widthM);
const total = (shapes: readonly Shape[]) => shapes.reduce((sum, shape) => sum + areaM2(shape), 0);
const square = polygon(box(0, 0, 4, 4));

describe('a lane', () => {
  it.each([
    ['from outside to outside', '1 -1, 1 5'],
    ['from edge to edge', '1 0, 1 4'],
    ['at a slant', '0.5 0, 3.5 4'],
    ['that bends', '1 -1, 1 2, 3 3, 3 5'],
  ])('%s is as wide as asked, and leaves the rest', (_name, text) => {
    const { lane, parts } = good(cut(square, text, 20));
    expect(endsOfCuts(square, [lane, ...parts])).toHaveLength(4);
    expect(total([lane, ...parts]) / areaM2(square)).toBeCloseTo(1, 7);
    const inside = line(text).map(([x, y]): Position => [x, Math.min(0.04, Math.max(0, y))]);
    expect(areaM2(lane) / (20 * lengthM(inside))).toBeCloseTo(1, 1);
    expect([lane, ...parts].map(shapeProblem)).toEqual([undefined, undefined, undefined]);
  });

  it('leads beside a hole, which stays in one part', () => {
    const shape = polygon(box(0, 0, 4, 4), box(1, 1, 2, 2));
    const { lane, parts } = good(cut(shape, '3 -1, 3 5', 20));
    expect([lane, ...parts].map((each) => polygonsOf(each)[0]?.length)).toEqual([1, 2, 1]);
  });

  it.each<[string, Shape, string, number, RegExp]>([
    ['without a width', square, '1 -1, 1 5', 0, /width above 0/],
    ['without a known width', square, '1 -1, 1 5', NaN, /width above 0/],
    ['of endless width', square, '1 -1, 1 5', Infinity, /width above 0/],
    ['that ends within', square, '1 -1, 1 2', 20, /ends inside/],
    ['as wide as the paddock', square, '2 -1, 2 5', 5_000, /does not fit/],
    ['along an edge', square, '0.001 -1, 0.001 5', 20, /does not fit/],
    ['through a hole', polygon(box(0, 0, 4, 4), box(1, 1, 2, 2)), '1.5 -1, 1.5 5', 20, /does not fit/],
    ['of next to nothing', square, '1 -1, 1 5', 0.05, /does not fit/],
    ['that turns back sharply', square, '1 -1, 1 3, 1.1 -1', 20, /more than once|does not fit/],
    [
      'with bends that are narrower than itself',
      square,
      '1 -1, 1 2, 1.01 2.01, 1.01 2, 1.02 2.01, 2 5',
      200,
      /does not fit/,
    ],
    ['out of a tip', polygon(ring('0 0, 4 0, 0 0.02')), '2 -1, 2 5', 4_500, /does not fit/],
  ])('%s is refused in one sentence', (_name, shape, text, widthM, sentence) => {
    expect(cut(shape, text, widthM)).toEqual({ problem: expect.stringMatching(sentence) });
  });
});

test('a lane takes nothing from the land, and neighbors share its edges', () => {
  const share = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  fc.assert(
    fc.property(anyLand, share, share, fc.integer({ min: 3, max: 40 }), ({ shapes }, a, b, widthM) => {
      const shape = shapes.get('1 1') ?? square;
      const [p, q, r, s] = polygonsOf(shape)[0]?.[0] ?? [];
      const on = ([x, y]: Position = [0, 0], [toX, toY]: Position = [0, 0], part = 0): Position => [
        x + part * (toX - x),
        y + part * (toY - y),
      ];
      const { lane, parts } = good(cutLane(shape, [on(p, q, a), on(r, s, b)], widthM));
      const others = new Map([...shapes].filter(([key]) => key !== '1 1'));
      const changed = sewnAround([lane, ...parts], others);
      const after = new Map([...others, ...changed, ['lane', lane], ['one', parts[0]], ['other', parts[1]]]);
      expect(openEdges(after)).toEqual(openEdges(shapes));
      expect(Math.abs(total([lane, ...parts]) / areaM2(shape) - 1)).toBeLessThan(1e-5);
    }),
  );
});
