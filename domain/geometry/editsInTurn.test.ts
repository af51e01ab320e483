import fc from 'fast-check';
import { anyLand, openEdges } from '../testing/fencedLand';
import { areaM2 } from './area';
import { boxOfLine, widened } from './box';
import { isNear } from './cornerIn';
import { cutLane } from './cutLane';
import { editCorners, type CornerEdit } from './editCorners';
import { mergeShapes } from './mergeShapes';
import { overlapsOf } from './overlap';
import { planeAround } from './plane';
import { polygonsOf, type Position, type Shape } from './Position';
import { nearestOn } from './segment';
import { sewnAround } from './sewIn';
import { shapeProblem } from './shapeProblem';
import { splitShape } from './splitShape';
import { traceRings } from './traceRings';

type Shapes = ReadonlyMap<string, Shape>;

const part = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const act = fc.record({
  what: fc.constantFrom('move', 'add', 'remove', 'split', 'merge', 'lane'),
  which: fc.nat(),
  edge: fc.nat(),
  other: fc.nat(),
  here: part,
  there: part,
  east: fc.integer({ min: -150, max: 150 }),
  north: fc.integer({ min: -150, max: 150 }),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)];
const on = ([x, y]: Position, [toX, toY]: Position, share: number): Position => [
  x + share * (toX - x),
  y + share * (toY - y),
];

/** Land with parts in place of paddocks, sewn to the neighbors. */
function replaced(shapes: Shapes, keys: readonly string[], parts: readonly Shape[], name: string): Shapes {
  const others = new Map([...shapes].filter(([each]) => !keys.includes(each)));
  const named = parts.map((shape, index) => [`${name} ${index}`, shape] as const);
  return new Map([...others, ...sewnAround(parts, others), ...named]);
}

/** What lies nearer to a fence than that counts as on it, in meters: what is finer is no land that can be edited. */
const FINEST_M = 1;

/** Whether each corner lies on a fence or well away from it, and so away from every other corner. */
function isCoarse(shapes: Shapes): boolean {
  const rings = [...shapes.values()].flatMap((shape) => polygonsOf(shape).flat());
  const corners = rings.flatMap((ring) => ring.slice(1)).filter((corner, at, all) => all.indexOf(corner) === at);
  return corners.every((corner) => {
    const [west, south, east, north] = widened(boxOfLine([corner]), FINEST_M);
    const { fromEarth } = planeAround(corner);
    return rings.every((ring) =>
      ring.every((to, index) => {
        const from = ring[index - 1];
        if (from === undefined || isNear(from, corner) || isNear(to, corner)) return true;
        if (Math.max(from[0], to[0]) < west || Math.min(from[0], to[0]) > east) return true;
        if (Math.max(from[1], to[1]) < south || Math.min(from[1], to[1]) > north) return true;
        return nearestOn([0, 0], fromEarth(from), fromEarth(to)).distance > FINEST_M;
      }),
    );
  });
}

/** Whether a shape that changed lies on another one: a corner was moved over a neighbor. */
function liesOnOthers(shapes: Shapes, after: Shapes): boolean {
  return [...after].some(([key, shape]) => {
    const others = new Map([...after].filter(([other]) => other !== key));
    return shapes.get(key) !== shape && overlapsOf(shape, others).some(({ m2 }) => m2 === undefined || m2 > 1);
  });
}

/** Land after an act, the same land if the act is refused. */
function acted(shapes: Shapes, { what, which, edge, other, here, there, east, north }: Act, name: string): Shapes {
  const [key, shape] = at([...shapes], which) ?? ['', undefined];
  const outline = (shape === undefined ? undefined : polygonsOf(shape)[0]?.[0]?.slice(0, -1)) ?? [];
  const [from, to] = [at(outline, edge), at(outline, edge + 1)];
  const [first, last] = [at(outline, other), at(outline, other + 1)];
  if (shape === undefined || !from || !to || !first || !last) return shapes;
  const line = [on(from, to, here), on(first, last, there)];
  if (what === 'split') {
    const split = splitShape(shape, line);
    return 'problem' in split ? shapes : replaced(shapes, [key], split.parts, name);
  }
  if (what === 'lane') {
    const cut = cutLane(shape, line, 12);
    return 'problem' in cut ? shapes : replaced(shapes, [key], [cut.lane, ...cut.parts], name);
  }
  if (what === 'merge') {
    const [neighbor, next] = at([...shapes], other) ?? ['', shape];
    const merged = mergeShapes([shape, next]);
    return 'problem' in merged ? shapes : replaced(shapes, [key, neighbor], [merged.shape], name);
  }
  const moved: Position = [from[0] + east * 1e-6, from[1] + north * 1e-6];
  const foot = on(from, to, here);
  const edit: CornerEdit = {
    move: { what: 'move', from, to: moved } as const,
    add: { what: 'add', edge: { from, to }, at: [foot[0] + east * 1e-6, foot[1] + north * 1e-6] } as const,
    remove: { what: 'remove', at: from } as const,
  }[what];
  const result = editCorners(shapes, [edit]);
  return 'problem' in result ? shapes : new Map([...shapes, ...result.changed]);
}

/** The rings that the fences around the land make up: one, if there is no gap within. */
function ringsAround(shapes: Shapes): Position[][] {
  const edges = openEdges(shapes).map((text) => text.split(' > ').map((corner) => corner.split(' ').map(Number)));
  return traceRings(
    edges.flatMap(([from, to]) => {
      const [[x, y] = [], [toX, toY] = []] = [from, to];
      return x === undefined || y === undefined || toX === undefined || toY === undefined
        ? []
        : [{ from: [x, y] as const, to: [toX, toY] as const }];
    }),
  );
}

test('after whatever edits one after the other, neighbors share their edges, and all are good', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(anyLand, fc.array(act, { minLength: 1, maxLength: 25 }), (land, acts) => {
      acts.reduce((shapes, each, index) => {
        const after = acted(shapes, each, `step ${index}`);
        if (after === shapes || !isCoarse(after) || liesOnOthers(shapes, after)) return shapes;
        counts.set(each.what, (counts.get(each.what) ?? 0) + 1);
        for (const shape of after.values()) expect(shapeProblem(shape)).toBeUndefined();
        expect(ringsAround(after)).toHaveLength(1);
        const [before, now] = [shapes, after].map((some) =>
          [...some.values()].reduce((sum, shape) => sum + areaM2(shape), 0),
        );
        if (!['move', 'add', 'remove'].includes(each.what))
          expect(Math.abs((now ?? 0) / (before ?? 1) - 1)).toBeLessThan(1e-5);
        return after;
      }, land.shapes);
    }),
    { numRuns: 100 },
  );
  expect([...counts.keys()].sort()).toEqual(['add', 'lane', 'merge', 'move', 'remove', 'split']);
});
