import fc from 'fast-check';
import { anyLand, fencedLand, openEdges } from '../testing/fencedLand';
import { withCornerIn, withCorners } from './cornerIn';
import type { Position, Shape } from './Position';
import { sewIn } from './sewIn';

const land = fencedLand(2, 1, () => [0, 0]);
const west = land.shapes.get('0 0') ?? { type: 'Polygon' as const, coordinates: [] };
const [a, b, c, d] = west.coordinates[0] as unknown as Position[];
const half = ([x, y]: Position = [0, 0], [toX, toY]: Position = [0, 0], part = 0.5): Position => [
  x + part * (toX - x),
  y + part * (toY - y),
];

const fieldOf = (...corners: Position[]): Shape => ({
  type: 'Polygon',
  coordinates: [[...corners, ...corners.slice(0, 1)]],
});

describe('a corner in an edge', () => {
  it('comes between the two ends of the edge', () => {
    const middle = half(b, c);
    expect(withCornerIn(west, middle).coordinates[0]).toEqual([a, b, middle, c, d, a]);
    const last = half(d, a, 0.1);
    expect(withCornerIn(west, last).coordinates[0]).toEqual([a, b, c, d, last, a]);
  });

  it('changes nothing that has it already, or that it does not lie on', () => {
    expect(withCornerIn(west, [b?.[0] ?? 0, b?.[1] ?? 0])).toBe(west);
    expect(withCornerIn(west, half(a, c))).toBe(west);
    expect(withCornerIn(west, [0, 0])).toBe(west);
    const twice = withCornerIn(west, half(a, b));
    expect(withCornerIn(twice, half(a, b))).toBe(twice);
  });

  it('may lie where a map draws the edge of a mile, some centimeters from the straight line of degrees', () => {
    const [from, to]: [Position, Position] = [
      [-101.62, 41.93],
      [-101.6, 41.944],
    ];
    const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));
    const degrees = (Math.atan(Math.sinh((mercator(from[1]) + mercator(to[1])) / 2)) * 180) / Math.PI;
    const drawn: Position = [-101.61, degrees];
    const shape: Shape = { type: 'Polygon', coordinates: [[from, to, [-101.62, 41.95], from]] };
    expect(withCornerIn(shape, drawn).coordinates[0]).toEqual([from, drawn, to, [-101.62, 41.95], from]);
    expect(withCornerIn(shape, [-101.61, degrees + 1e-5])).toBe(shape);
  });

  it('comes into holes and into every part', () => {
    const hole: Position[] = [
      [0.2, 0.2],
      [0.4, 0.2],
      [0.4, 0.4],
      [0.2, 0.2],
    ];
    const outline: Position[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    const shape: Shape = {
      type: 'MultiPolygon',
      coordinates: [
        [outline, hole],
        [
          [
            [5, 5],
            [6, 5],
            [6, 6],
            [5, 5],
          ],
        ],
      ],
    };
    const changed = withCornerIn(shape, [0.3, 0.2]);
    expect(changed.coordinates[0]?.[1]).toEqual([[0.2, 0.2], [0.3, 0.2], ...hole.slice(1)]);
    expect(changed.coordinates[0]?.[0]).toBe(outline);
    expect(changed.coordinates[1]).toBe(shape.coordinates[1]);
  });
});

test('corners are put into all neighbors that need them, and into no others', () => {
  const east = land.shapes.get('0 1');
  const changed = withCorners(land.shapes, [half(b, c), half(a, b)]);
  expect([...changed.keys()]).toEqual(['0 0', '0 1']);
  expect(changed.get('0 0')?.coordinates[0]).toEqual([a, half(a, b), b, half(b, c), c, d, a]);
  expect(changed.get('0 1')?.coordinates[0]).toHaveLength((east?.coordinates[0]?.length ?? 0) + 1);
  expect(withCorners(land.shapes, [[0, 0]]).size).toBe(0);
});

test('an edge that two have in common gets a corner in neither where one of them has it on a nearer edge', () => {
  const [east, north, south]: [Position, Position, Position] = [
    [-101.6133, 41.939],
    [-101.62, 41.939],
    [-101.62, 41.9385],
  ];
  const wedge = fieldOf(east, north, south);
  const below = fieldOf(east, south, [-101.62, 41.9345], [-101.6125, 41.9345]);
  // 2 m along the upper edge of the wedge, 20 cm from the lower one, which it shares.
  const position: Position = [-101.613324, 41.939];
  const changed = withCorners(new Map(Object.entries({ wedge, below })), [position]);
  expect([...changed]).toEqual([['wedge', fieldOf(east, position, north, south)]]);
});

test('two corners that lie as far along a common edge stand in the same order on both its sides', () => {
  const [x, y] = half(b, c);
  const places: Position[] = [
    [x + 1e-7, y],
    [x - 1e-7, y],
  ];
  for (const positions of [places, places.toReversed()]) {
    const changed = withCorners(land.shapes, positions);
    expect([...changed.keys()]).toEqual(['0 0', '0 1']);
    expect(openEdges(new Map([...land.shapes, ...changed]))).toEqual(openEdges(land.shapes));
  }
});

test('edges within the land stay shared, wherever near them corners come', () => {
  const near = fc.record({
    edge: fc.nat(3),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    east: fc.integer({ min: -50, max: 50 }),
    north: fc.integer({ min: -50, max: 50 }),
  });
  let gained = 0;
  fc.assert(
    fc.property(anyLand, fc.array(near, { minLength: 1, maxLength: 5 }), ({ shapes, corners }, places) => {
      const around = [corners[1]?.[1], corners[1]?.[2], corners[2]?.[2], corners[2]?.[1], corners[1]?.[1]];
      const positions = places.map(({ edge, part, east, north }): Position => {
        const [x, y] = half(around[edge], around[edge + 1], part);
        return [x + east * 1e-7, y + north * 1e-7];
      });
      const changed = withCorners(shapes, positions);
      gained += changed.size;
      expect(openEdges(new Map([...shapes, ...changed]))).toEqual(openEdges(shapes));
    }),
  );
  expect(gained).toBeGreaterThan(50);
});

test('a new paddock that was drawn along the fences of others shares their edges', () => {
  fc.assert(
    fc.property(anyLand, fc.double({ min: 0.1, max: 0.9, noNaN: true }), ({ shapes, corners }, part) => {
      const [from, ...others] = corners[0] ?? [];
      // From the first corner along three paddocks, to the middle of the edge of the last, and around in the south.
      const begin = half(from, others[0], part);
      const end = half(others[1], others[2], part);
      const along = others.slice(0, 2);
      const outline = [begin, ...along, end, [end[0], 41.8], [begin[0], 41.8], begin] as const;
      const { shape, changed } = sewIn({ type: 'Polygon', coordinates: [outline] }, shapes);
      expect([...changed.keys()].sort()).toEqual(['0 0', '0 2']);
      const all = new Map([...shapes, ...changed, ['new', shape]]);
      // Without the four pieces of the common fence, and with the three new sides: the two cut edges count twice.
      expect(openEdges(all)).toHaveLength(openEdges(shapes).length + 2 - 3 + 3);
    }),
  );
});

test('a paddock that was drawn along one long edge gets the corners that others have there', () => {
  const [from, to] = [half(a, b, -0.5), half(a, b, 2.5)];
  const south: Shape = { type: 'Polygon', coordinates: [[from, to, [-101.6, 41.9], from]] };
  const { shape, changed } = sewIn(south, land.shapes);
  expect(changed.size).toBe(0);
  const end = land.corners[0]?.[2];
  expect(shape.coordinates[0]).toEqual([from, a, b, end, to, [-101.6, 41.9], from]);
});
