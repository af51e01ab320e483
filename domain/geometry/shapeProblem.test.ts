import { firstContact, wayOver } from './crossings';
import { placeProblem, pointProblem } from './placeProblem';
import { shapeProblem } from './shapeProblem';

type Corner = readonly [number, number];
const ring = (...corners: Corner[]) => [...corners, corners[0]];
const box = (west: number, south: number, east: number, north: number) =>
  ring([west, south], [east, south], [east, north], [west, north]);
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const polygons = (...coordinates: unknown[]) => ({ type: 'MultiPolygon', coordinates });

/** A round ring of that many vertices. */
const round = (vertices: number, radius = 0.01) =>
  ring(
    ...Array.from({ length: vertices }, (_, index): Corner => {
      const angle = (2 * Math.PI * index) / vertices;
      return [-122 + radius * Math.cos(angle), 37 + radius * Math.sin(angle)];
    }),
  );

describe('a shape that is good', () => {
  it.each([
    ['a box', polygon(box(-122.4, 37.2, -122.3, 37.3))],
    ['a box that runs the other way', polygon(box(-122.4, 37.2, -122.3, 37.3).toReversed())],
    ['one with a hole', polygon(box(0, 0, 4, 4), box(1, 1, 2, 2))],
    ['one whose hole touches the outline in a corner', polygon(box(0, 0, 4, 4), ring([0, 0], [1, 2], [2, 1]))],
    ['two parts', polygons([box(0, 0, 1, 1)], [box(2, 0, 3, 1)])],
    ['two parts that touch in a corner', polygons([box(0, 0, 1, 1)], [box(1, 1, 2, 2)])],
    ['a part in the hole of another', polygons([box(0, 0, 9, 9), box(1, 1, 8, 8)], [box(3, 3, 4, 4)])],
    ['one that touches itself in a corner', polygon(ring([0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 1]))],
    ['one with a corner twice in a row', polygon(ring([0, 0], [1, 0], [1, 0], [1, 1]))],
    [
      'one with heights',
      polygon([
        [0, 0, 5],
        [1, 0, 5],
        [1, 1, 5],
        [0, 0, 5],
      ]),
    ],
    ['one at the 180th meridian', polygon(box(179, -17, 180, -16))],
    ['5,000 vertices', polygon(round(5_000))],
    ['some square feet', polygon(box(-122, 37, -121.99999, 37.00001))],
  ])('%s', (_name, shape) => {
    expect(shapeProblem(shape)).toBeUndefined();
  });
});

describe('D6: a shape that is refused in one sentence', () => {
  it.each([
    [
      'unclosed',
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
      /not closed/,
    ],
    ['an empty ring', polygon([]), /not closed/],
    ['crossing itself', polygon(ring([0, 0], [2, 2], [2, 0], [0, 2])), /crosses itself/],
    ['touching itself along an edge', polygon(ring([0, 0], [4, 0], [4, 4], [2, 0], [1, 0], [0, 4])), /touches itself/],
    ['a spike', polygon(ring([0, 0], [2, 0], [2, 2], [2, 5], [2, 2], [0, 2])), /touches itself/],
    ['parts that share an edge', polygons([box(0, 0, 1, 1)], [box(1, 0, 2, 1)]), /touches itself/],
    ['parts across each other', polygons([box(0, 0, 2, 2)], [box(1, 1, 3, 3)]), /crosses itself/],
    ['a part within another', polygons([box(0, 0, 9, 9)], [box(1, 1, 2, 2)]), /overlap/],
    ['a line', polygon(ring([0, 0], [1, 1], [2, 2])), /no area/],
    ['one point', polygon(ring([1, 1])), /no area/],
    ['nearly nothing', polygon(box(0, 0, 1e-10, 1e-10)), /no area/],
    ['5,001 vertices', polygon(round(5_001)), /more than 5,000/],
    ['5,001 vertices in two parts', polygons([round(2_501)], [round(2_500, 0.02)]), /more than 5,000/],
    ['out of range', polygon(box(0, 0, 1, 91)), /outside the earth/],
    ['over the 180th meridian', polygon(box(179, -17, -179, -16)), /180th meridian/],
    ['around a pole', polygon(ring([0, 80], [120, 80], [-120, 80])), /around a pole/],
    ['a cap over a pole', polygon(ring([-180, 80], [0, 80], [180, 80], [180, 90], [-180, 90])), /pole/],
    ['a hole outside', polygon(box(0, 0, 1, 1), box(2, 2, 3, 3)), /hole is outside/],
    ['a hole across the outline', polygon(box(0, 0, 2, 2), box(1, 1, 3, 3)), /crosses itself/],
    ['a hole in a hole', polygon(box(0, 0, 9, 9), box(1, 1, 8, 8), box(2, 2, 3, 3)), /overlap/],
    ['no polygon', { type: 'Point', coordinates: [0, 0] }, /isn’t a shape/],
    ['more members', { ...polygon(box(0, 0, 1, 1)), bbox: [] }, /isn’t a shape/],
    ['no rings', polygon(), /isn’t a shape/],
    ['texts', polygon([['0', '0']]), /isn’t a shape/],
    ['positions of one number', polygon([[0], [1], [2], [0]]), /isn’t a shape/],
    [
      'no finite number',
      polygon([
        [0, 0],
        [Infinity, 0],
        [1, 1],
        [0, 0],
      ]),
      /isn’t a shape/,
    ],
    ['null', null, /isn’t a shape/],
    ['a list', [], /isn’t a shape/],
  ])('%s', (_name, shape, sentence) => {
    expect(shapeProblem(shape)).toMatch(sentence);
  });
});

test('a vertex that a neighbor puts on an edge within a tenth of a millimeter crosses nothing', () => {
  const [from, to] = [
    [0, 0],
    [0.3, 0.1],
  ] as const;
  expect(
    firstContact([
      { from, to },
      { from: [0.15, 0.05], to: [0.2, 0.5] },
    ]),
  ).toBeUndefined();
  expect(
    firstContact([
      { from, to },
      { from: [0.15, 0.05 - 1e-11], to: [0.2, 0.5] },
    ]),
  ).toBeUndefined();
});

describe('places', () => {
  it.each([
    { type: 'Point', coordinates: [-122, 37] },
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
    polygon(box(0, 0, 1, 1)),
  ])('may be $type', (shape) => {
    expect(placeProblem(shape)).toBeUndefined();
  });

  it.each([
    [{ type: 'Point', coordinates: [181, 0] }, /outside the earth/],
    [{ type: 'Point', coordinates: [] }, /isn’t a point/],
    [{ type: 'LineString', coordinates: [[1, 1]] }, /two different ends/],
    [{ type: 'LineString', coordinates: [] }, /two different ends/],
    [
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [0, 95],
        ],
      },
      /outside the earth/,
    ],
    [{ type: 'LineString', coordinates: Array.from({ length: 5_001 }, (_, x) => [x / 100, 0]) }, /more than 5,000/],
    [polygon(ring([0, 0], [2, 2], [2, 0], [0, 2])), /crosses itself/],
    [polygons([box(0, 0, 1, 1)]), /isn’t a GeoJSON point, line or polygon/],
    [7, /isn’t a GeoJSON point, line or polygon/],
  ])('%j is refused', (shape, sentence) => {
    expect(placeProblem(shape)).toMatch(sentence);
  });

  it('a point is a point alone', () => {
    expect(pointProblem({ type: 'Point', coordinates: [1, 2, 3] })).toBeUndefined();
    expect(
      pointProblem({
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      }),
    ).toMatch(/isn’t a point/);
  });
});

test('of 5,000 edges each is compared with the few next to it', () => {
  const corners = round(5_000) as Corner[];
  const edges = corners.slice(1).map((to, index) => ({ from: corners[index] ?? to, to }));
  expect(wayOver(edges).pairs).toBeLessThan(20_000);
  expect(shapeProblem(polygon(corners))).toBeUndefined();
});

const triangle = (west: number, south: number, size: number) =>
  ring([west, south], [west + size, south], [west, south + size]);
/** That many triangles beside and above each other in a square of 10 degrees. */
const triangles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    triangle(0.1 + (index % 41) * 0.2, 0.1 + Math.floor(index / 41) * 0.2, 0.1),
  );
const withHoles = (count: number) => polygon(box(0, 0, 10, 10), ...triangles(count));
const inParts = (count: number) => polygons(...triangles(count).map((part) => [part]));

/** Spikes that all come from nearly one point: every edge is beside every other. */
const spikes = (count: number) =>
  polygon(
    ring(
      ...Array.from({ length: count }, (_, index): Corner => {
        const [angle, far] = [(index / count) * 1.5, index % 2 === 0 ? 1 : 1e-4];
        return [far * Math.cos(angle), far * Math.sin(angle)];
      }),
      [-1, 1],
      [-1, -1],
      [1, -1],
    ),
  );

test('D12: a shape with thousands of edges beside one another is refused in words, and one with hundreds is good', () => {
  expect(shapeProblem(spikes(4_990))).toBe(
    'The shape has too many edges side by side: leave out corners, or cut it in parts',
  );
  expect(shapeProblem(spikes(2_000))).toBeUndefined();
});

test.each([
  ['north', (far: number, aside: number): Corner => [aside, far]],
  ['east', (far: number, aside: number): Corner => [far, aside]],
])('D12: a narrow lane that goes %s for 5,000 corners is good', (_way, corner) => {
  const there = Array.from({ length: 2_500 }, (_, index) => corner(index * 1e-5, (index % 2) * 1e-5));
  const back = Array.from({ length: 2_500 }, (_, index) => corner((2_499 - index) * 1e-5, 2e-4 + (index % 2) * 1e-5));
  expect(shapeProblem(polygon(ring(...there, ...back)))).toBeUndefined();
});

test('attack F3: a shape has up to 500 holes and 500 parts, and one with more is refused in words', () => {
  expect(shapeProblem(withHoles(500))).toBeUndefined();
  expect(shapeProblem(withHoles(501))).toBe('The shape has more than 500 holes');
  expect(shapeProblem(inParts(500))).toBeUndefined();
  expect(shapeProblem(inParts(1_650))).toBe('The shape has more than 500 parts');
});

test('a hole that meets another, and one among hundreds that is in another, are still found', () => {
  const holes = triangles(300);
  expect(shapeProblem(polygon(box(0, 0, 10, 10), ...holes, triangle(0.12, 0.12, 0.02)))).toMatch(/overlap/);
  expect(shapeProblem(polygon(box(0, 0, 10, 10), ...holes, triangle(0.15, 0.1, 0.1)))).toMatch(/touches|crosses/);
  expect(shapeProblem(polygon(box(0, 0, 10, 10), ...holes, triangle(11, 11, 0.1)))).toMatch(/hole is outside/);
});
