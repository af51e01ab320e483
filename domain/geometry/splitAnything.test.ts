import fc from 'fast-check';
import { box, line, polygon, ring } from '../testing/drawn';
import { endsOfCuts } from '../testing/endsOfCuts';
import { anyLand, openEdges } from '../testing/fencedLand';
import { areaM2 } from './area';
import { withCorners } from './cornerIn';
import { polygonsOf, type Position, type Shape } from './Position';
import { sewnAround } from './sewIn';
import { shapeProblem } from './shapeProblem';
import { splitShape } from './splitShape';

const total = (shapes: readonly Shape[]) => shapes.reduce((sum, shape) => sum + areaM2(shape), 0);
const on = ([x, y]: Position, [toX, toY]: Position, part: number): Position => [
  x + part * (toX - x),
  y + part * (toY - y),
];

const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
/** A line through a paddock of four corners: from its edge `turn` to the next or the opposite one, with a bend between. */
const course = fc.record({ turn: fc.nat(3), opposite: fc.nat(1), entry: share, exit: share, bend: share, off: share });
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

function drawn(outline: readonly Position[], { turn, opposite, entry, exit, bend, off }: Course): Position[] {
  const at = (index: number): Position => outline[(index + turn) % 4] ?? [0, 0];
  const [from, to] = [on(at(0), at(1), entry), on(at(1 + opposite), at(2 + opposite), exit)];
  const inside = on(on(from, to, bend), on(at(0), at(2), 0.5), off * 0.2);
  return [on(inside, from, 1.3), inside, on(inside, to, 1.3)];
}

test('the parts add up, no corner moves, and neighbors share their edges', () => {
  fc.assert(
    fc.property(anyLand, fc.nat(2), fc.nat(2), course, ({ shapes }, row, column, way) => {
      const key = `${row} ${column}`;
      const shape = shapes.get(key) ?? polygon();
      const outline = polygonsOf(shape)[0]?.[0] ?? [];
      const cut = drawn(outline, way);
      const result = splitShape(shape, cut);
      if ('problem' in result) {
        expect(result.problem).toMatch(/next to nothing|more than once/);
        return;
      }
      const { parts } = result;
      const corners = endsOfCuts(shape, parts);
      const whole = withCorners(new Map([[key, shape]]), corners).get(key) ?? shape;
      expect(Math.abs(total(parts) - areaM2(whole))).toBeLessThan(0.01);
      expect(Math.abs(total(parts) / areaM2(shape) - 1)).toBeLessThan(1e-5);
      expect(parts.map(shapeProblem)).toEqual([undefined, undefined]);
      const known = new Set([...outline, ...corners, ...cut].map(String));
      const has = new Set(parts.flatMap((part) => polygonsOf(part).flat(2)).map(String));
      expect([...has].filter((corner) => !known.has(corner))).toEqual([]);
      expect(outline.filter((corner) => !has.has(String(corner)))).toEqual([]);
      const others = new Map([...shapes].filter(([each]) => each !== key));
      const changed = sewnAround(parts, others);
      const after = new Map([...others, ...changed, ['one', parts[0]], ['other', parts[1]]]);
      // A cut adds no fence around the land; where it ends at the outer fence, the edge there is in two.
      expect(openEdges(after)).toHaveLength(openEdges(shapes).length + corners.length - changed.size);
    }),
    { numRuns: 200 },
  );
});

test('whatever is drawn, a paddock is cut in two good parts, or a sentence says why not', () => {
  const whole = fc.integer({ min: -2, max: 12 });
  const between = fc.integer({ min: -200, max: 1_200 }).map((steps) => steps / 97);
  const place = fc.oneof(fc.tuple(whole, whole), fc.tuple(between, between));
  const outside = fc.tuple(fc.constantFrom(-1, 11), fc.oneof(whole, between));
  const course = fc.tuple(outside, fc.array(place, { maxLength: 3 }), outside);
  const shape = polygon(ring('0 0, 10 0, 10 10, 6 10, 6 8, 4 8, 4 10, 0 10'), box(2, 2, 4, 4), ring('6 3, 8 5, 6 6'));
  let cuts = 0;
  fc.assert(
    fc.property(course, ([from, places, to]) => {
      const result = splitShape(shape, line([from, ...places, to].map(([x, y]) => `${x} ${y}`).join(', ')));
      if ('problem' in result) {
        // No line is so odd that no rule knows what is wrong with it.
        expect(result.problem).not.toMatch(/move the line a little/);
        return;
      }
      cuts += 1;
      expect(Math.abs(total(result.parts) / areaM2(shape) - 1)).toBeLessThan(1e-5);
      expect(result.parts.map(shapeProblem)).toEqual([undefined, undefined]);
    }),
    { numRuns: 1_000 },
  );
  expect(cuts).toBeGreaterThan(100);
});
