import fc from 'fast-check';
import { anyLand, fencedLand, openEdges } from '../testing/fencedLand';
import { areaM2 } from './area';
import { editCorners, type CornerEdit, type EditedLand } from './editCorners';
import { polygonsOf, type Position, type Shape } from './Position';

type Shapes = ReadonlyMap<string, Shape>;

const shifted = fc.tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -150, max: 150 }));
const moved = ([x, y]: Position, [east, north]: readonly [number, number]): Position => [
  x + east * 1e-6,
  y + north * 1e-6,
];
const between = (from: Position, to: Position, part: number): Position => [
  from[0] + part * (to[0] - from[0]),
  from[1] + part * (to[1] - from[1]),
];
const cornersOf = (shapes: Shapes) => new Set([...shapes.values()].flatMap((shape) => polygonsOf(shape).flat(2)));
const total = (shapes: Shapes) => [...shapes.values()].reduce((sum, shape) => sum + areaM2(shape), 0);
const flat = (shapes: Shapes) => new Map([...shapes].map(([key, shape]) => [key, shape.coordinates]));

function good(shapes: Shapes, ...edits: CornerEdit[]): EditedLand {
  const result = editCorners(shapes, edits);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}
const move = (shapes: Shapes, from: Position, to: Position) => good(shapes, { what: 'move', from, to }).changed;
const add = (shapes: Shapes, from: Position, to: Position, at: Position) =>
  good(shapes, { what: 'add', edge: { from, to }, at }).changed;
const remove = (shapes: Shapes, at: Position) => editCorners(shapes, [{ what: 'remove', at }]);

const square = fencedLand(2, 2, () => [0, 0]);
const at = (row: number, column: number): Position => square.corners[row]?.[column] ?? [0, 0];

describe('moving a corner', () => {
  it('moves it in all paddocks that have it, opens no gap, and leaves every other corner as it is', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(3), fc.nat(3), shifted, ({ shapes, corners }, row, column, by) => {
        const from = corners[row]?.[column] ?? [0, 0];
        const to = moved(from, by);
        const changed = move(shapes, from, to);
        const after = new Map([...shapes, ...changed]);
        const renamed = (corner: string) => (corner === from.join(' ') ? to.join(' ') : corner);
        const open = openEdges(shapes).map((edge) => edge.split(' > ').map(renamed).join(' > '));
        expect(openEdges(after)).toEqual(open.sort());
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
        const after = new Map([...shapes, ...move(shapes, from, moved(from, by))]);
        const back = new Map([...after, ...move(after, moved(from, by), from)]);
        expect(flat(back)).toEqual(flat(shapes));
      }),
    );
  });

  it('takes those along on whose edge it lies', () => {
    const middle = between(at(0, 0), at(0, 1), 0.5);
    const south: Shape = { type: 'Polygon', coordinates: [[middle, [middle[0], 41.9], [-101, 41.9], middle]] };
    const to = moved(middle, [0, -300]);
    const changed = move(new Map([...square.shapes, ['south', south]]), middle, to);
    expect([...changed.keys()].sort()).toEqual(['0 0', 'south']);
    expect(changed.get('0 0')?.coordinates[0]).toEqual([at(0, 0), to, at(0, 1), at(1, 1), at(1, 0), at(0, 0)]);
  });

  it('gives those a corner on whose edge it comes to lie', () => {
    const to = between(at(1, 0), at(1, 1), 0.25);
    const small: Shape = { type: 'Polygon', coordinates: [[at(0, 0), at(0, 1), [-101.619, 41.931], at(0, 0)]] };
    const changed = move(
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
    const changed = move(square.shapes, at(1, 1), at(1, 2));
    expect(changed.get('0 1')?.coordinates[0]).toEqual([at(0, 1), at(0, 2), at(1, 2), at(0, 1)]);
    const first = move(square.shapes, at(0, 0), at(0, 1));
    expect(first.get('0 0')?.coordinates[0]).toEqual([at(0, 1), at(1, 1), at(1, 0), at(0, 1)]);
  });

  it('across a fence is named as bad, with the paddock that crosses itself', () => {
    const edits: CornerEdit[] = [{ what: 'move', from: at(0, 0), to: moved(at(1, 1), [-3_000, 1_000]) }];
    expect(editCorners(square.shapes, edits)).toEqual({ key: '0 0', problem: 'The shape crosses itself' });
  });

  it('may go across a fence if the next move mends it', () => {
    const across = moved(at(1, 1), [-3_000, 1_000]);
    const back = moved(at(0, 0), [100, 100]);
    const edits: CornerEdit[] = [
      { what: 'move', from: at(0, 0), to: across },
      { what: 'move', from: across, to: back },
    ];
    expect(good(square.shapes, ...edits)).toEqual({
      edited: ['0 0'],
      changed: move(square.shapes, at(0, 0), back),
    });
  });

  it('gets the corners of neighbors that its fence is moved onto', () => {
    const [south, north] = [moved(at(1, 0), [0, -1_000]), moved(at(1, 1), [0, -1_000])];
    const apart = new Map([...square.shapes].filter(([key]) => key.startsWith('1')));
    const low: Shape = {
      type: 'Polygon',
      coordinates: [[at(0, 0), at(0, 1), north, between(south, north, 0.4), south, at(0, 0)]],
    };
    const land = new Map([...apart, ['low', low]]);
    const edits: CornerEdit[] = [
      { what: 'move', from: at(1, 0), to: south },
      { what: 'move', from: at(1, 1), to: north },
    ];
    const { edited, changed } = good(land, ...edits);
    expect(edited.toSorted()).toEqual(['1 0', '1 1']);
    expect(changed.get('1 0')?.coordinates[0]).toContainEqual(between(south, north, 0.4));
  });
});

describe('a new corner', () => {
  it('comes into the edge of both neighbors, and no fence is open that was not', () => {
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
          const changed = add(shapes, to, from, position);
          const after = new Map([...shapes, ...changed]);
          expect(changed.size).toBe(row === 0 || row === 3 ? 1 : 2);
          expect(openEdges(after)).toHaveLength(openEdges(shapes).length + 2 - changed.size);
          expect(Math.abs(total(after) / total(shapes) - 1)).toBeLessThan(1e-6);
          const dragged = new Map([...after, ...move(after, position, moved(position, by))]);
          expect(openEdges(dragged)).toHaveLength(openEdges(after).length);
          const removed = remove(dragged, moved(position, by));
          expect('problem' in removed ? removed.problem : flat(new Map([...dragged, ...removed.changed]))).toEqual(
            flat(shapes),
          );
        },
      ),
    );
  });

  it('comes into the longer edge of a neighbor, too', () => {
    const wide: Shape = { type: 'Polygon', coordinates: [[at(0, 0), at(0, 2), [-101.61, 41.9], at(0, 0)]] };
    const middle = between(at(0, 0), at(0, 1), 0.5);
    const changed = add(new Map([...square.shapes, ['wide', wide]]), at(0, 0), at(0, 1), middle);
    expect([...changed.keys()].sort()).toEqual(['0 0', 'wide']);
    expect(changed.get('wide')?.coordinates[0]).toEqual([
      at(0, 0),
      middle,
      at(0, 1),
      at(0, 2),
      [-101.61, 41.9],
      at(0, 0),
    ]);
  });

  it('changes nothing where nobody has the edge', () => {
    expect(add(square.shapes, at(0, 0), at(1, 1), [-101.6, 41.8]).size).toBe(0);
  });
});

describe('removing a corner', () => {
  it('is refused where fences of neighbors meet', () => {
    expect(remove(square.shapes, at(1, 1))).toEqual({
      problem: expect.stringMatching(/^Three fences meet here/),
    });
    expect(remove(square.shapes, at(0, 1))).toEqual({
      problem: expect.stringMatching(/^Three fences meet here/),
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
    expect(remove(new Map([['t', triangle]]), [1, 0])).toEqual({
      problem: expect.stringMatching(/at least three corners/),
    });
  });

  it('closes an outline again that began with it', () => {
    expect(remove(square.shapes, at(0, 0))).toEqual({
      edited: ['0 0'],
      changed: new Map([['0 0', { type: 'Polygon', coordinates: [[at(0, 1), at(1, 1), at(1, 0), at(0, 1)]] }]]),
    });
  });

  it('that nobody has changes nothing', () => {
    expect(remove(square.shapes, [0, 0])).toEqual({ edited: [], changed: new Map() });
  });
});
