import fc from 'fast-check';
import { anyLand, fencedLand, openEdges } from '../testing/fencedLand';
import { areaM2 } from './area';
import { editProblem, insertCorner, moveCorner, removeCorner } from './editCorners';
import { polygonsOf, type Position, type Shape } from './Position';

const shifted = fc.tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -150, max: 150 }));
const moved = ([x, y]: Position, [east, north]: readonly [number, number]): Position => [
  x + east * 1e-6,
  y + north * 1e-6,
];
const between = (from: Position, to: Position, part: number): Position => [
  from[0] + part * (to[0] - from[0]),
  from[1] + part * (to[1] - from[1]),
];
const cornersOf = (shapes: ReadonlyMap<string, Shape>) =>
  new Set([...shapes.values()].flatMap((shape) => polygonsOf(shape).flat(2)));
const total = (shapes: ReadonlyMap<string, Shape>) =>
  [...shapes.values()].reduce((sum, shape) => sum + areaM2(shape), 0);
const flat = (shapes: ReadonlyMap<string, Shape>) =>
  new Map([...shapes].map(([key, shape]) => [key, shape.coordinates]));

const square = fencedLand(2, 2, () => [0, 0]);
const at = (row: number, column: number): Position => square.corners[row]?.[column] ?? [0, 0];

describe('moving a corner', () => {
  it('moves it in all paddocks that have it, opens no gap, and leaves every other corner as it is', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(3), fc.nat(3), shifted, ({ shapes, corners }, row, column, by) => {
        const from = corners[row]?.[column] ?? [0, 0];
        const to = moved(from, by);
        const changed = moveCorner(shapes, from, to);
        const after = new Map([...shapes, ...changed]);
        const renamed = (corner: string) => (corner === from.join(' ') ? to.join(' ') : corner);
        const open = openEdges(shapes).map((edge) => edge.split(' > ').map(renamed).join(' > '));
        expect(openEdges(after)).toEqual(open.sort());
        expect(editProblem(changed)).toBeUndefined();
        const [old, now] = [cornersOf(shapes), cornersOf(after)];
        expect([...now].filter((corner) => corner !== to && !old.has(corner))).toEqual([]);
        const having = [...shapes].filter(([, shape]) => polygonsOf(shape).flat(2).includes(from));
        expect([...changed.keys()].sort()).toEqual(having.map(([key]) => key).sort());
      }),
    );
  });

  it('comes back to the same coordinates when it is moved back', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(3), fc.nat(3), shifted, ({ shapes, corners }, row, column, by) => {
        const from = corners[row]?.[column] ?? [0, 0];
        const after = new Map([...shapes, ...moveCorner(shapes, from, moved(from, by))]);
        const back = new Map([...after, ...moveCorner(after, moved(from, by), from)]);
        expect(flat(back)).toEqual(flat(shapes));
      }),
    );
  });

  it('takes those along on whose edge it lies', () => {
    const middle = between(at(0, 0), at(0, 1), 0.5);
    const south: Shape = { type: 'Polygon', coordinates: [[middle, [middle[0], 41.9], [-101, 41.9], middle]] };
    const to = moved(middle, [0, -300]);
    const changed = moveCorner(new Map([...square.shapes, ['south', south]]), middle, to);
    expect([...changed.keys()].sort()).toEqual(['0 0', 'south']);
    expect(changed.get('0 0')?.coordinates[0]).toEqual([at(0, 0), to, at(0, 1), at(1, 1), at(1, 0), at(0, 0)]);
  });

  it('gives those a corner on whose edge it comes to lie', () => {
    const to = between(at(1, 0), at(1, 1), 0.25);
    const small: Shape = { type: 'Polygon', coordinates: [[at(0, 0), at(0, 1), [-101.619, 41.931], at(0, 0)]] };
    const changed = moveCorner(
      new Map([
        ['1 0', square.shapes.get('1 0') ?? small],
        ['small', small],
      ]),
      [-101.619, 41.931],
      to,
    );
    expect(changed.get('1 0')?.coordinates[0]).toContain(to);
  });

  it('onto the next corner makes one corner of both', () => {
    const changed = moveCorner(square.shapes, at(1, 1), at(1, 2));
    expect(changed.get('0 1')?.coordinates[0]).toEqual([at(0, 1), at(0, 2), at(1, 2), at(0, 1)]);
    const first = moveCorner(square.shapes, at(0, 0), at(0, 1));
    expect(first.get('0 0')?.coordinates[0]).toEqual([at(0, 1), at(1, 1), at(1, 0), at(0, 1)]);
  });

  it('across a fence is named as bad, with the paddock that crosses itself', () => {
    const changed = moveCorner(square.shapes, at(0, 0), moved(at(1, 1), [-3_000, 1_000]));
    expect(editProblem(changed)).toEqual({ key: '0 0', problem: 'The shape crosses itself' });
  });
});

describe('a new corner', () => {
  it('comes into the edge of both neighbours, and no fence is open that was not', () => {
    fc.assert(
      fc.property(
        anyLand,
        fc.nat(3),
        fc.nat(2),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        shifted,
        ({ shapes, corners }, row, column, part, by) => {
          const [from = [0, 0], to = [0, 0]] = [corners[row]?.[column], corners[row]?.[column + 1]];
          const position = between(from, to, part);
          const changed = insertCorner(shapes, { from: to, to: from }, position);
          const after = new Map([...shapes, ...changed]);
          expect(changed.size).toBe(row === 0 || row === 3 ? 1 : 2);
          expect(openEdges(after)).toHaveLength(openEdges(shapes).length + 2 - changed.size);
          expect(Math.abs(total(after) / total(shapes) - 1)).toBeLessThan(1e-6);
          const dragged = new Map([...after, ...moveCorner(after, position, moved(position, by))]);
          expect(openEdges(dragged)).toHaveLength(openEdges(after).length);
          const removed = removeCorner(dragged, moved(position, by));
          expect('problem' in removed ? removed.problem : flat(new Map([...dragged, ...removed]))).toEqual(
            flat(shapes),
          );
        },
      ),
    );
  });

  it('comes into the longer edge of a neighbour, too', () => {
    const wide: Shape = { type: 'Polygon', coordinates: [[at(0, 0), at(0, 2), [-101.61, 41.9], at(0, 0)]] };
    const middle = between(at(0, 0), at(0, 1), 0.5);
    const changed = insertCorner(new Map([...square.shapes, ['wide', wide]]), { from: at(0, 0), to: at(0, 1) }, middle);
    expect([...changed.keys()].sort()).toEqual(['0 0', 'wide']);
    expect(changed.get('wide')?.coordinates[0]).toEqual([at(0, 0), middle, at(0, 2), [-101.61, 41.9], at(0, 0)]);
  });

  it('changes nothing where nobody has the edge', () => {
    expect(insertCorner(square.shapes, { from: at(0, 0), to: at(1, 1) }, [-101.6, 41.8]).size).toBe(0);
  });
});

describe('removing a corner', () => {
  it('is refused where fences of neighbours meet', () => {
    expect(removeCorner(square.shapes, at(1, 1))).toEqual({
      problem: expect.stringMatching(/Three fences or more meet/),
    });
    expect(removeCorner(square.shapes, at(0, 1))).toEqual({
      problem: expect.stringMatching(/Three fences or more meet/),
    });
  });

  it('is refused where two would be left', () => {
    const triangle: Shape = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    };
    expect(removeCorner(new Map([['t', triangle]]), [1, 0])).toEqual({
      problem: expect.stringMatching(/three corners/),
    });
  });

  it('closes an outline again that began with it', () => {
    expect(removeCorner(square.shapes, at(0, 0))).toEqual(
      new Map([['0 0', { type: 'Polygon', coordinates: [[at(0, 1), at(1, 1), at(1, 0), at(0, 1)]] }]]),
    );
  });

  it('that nobody has changes nothing', () => {
    expect(removeCorner(square.shapes, [0, 0])).toEqual(new Map());
  });
});
