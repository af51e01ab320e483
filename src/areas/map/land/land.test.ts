import type { Shape } from '@domain/geometry/Position';
import { anchorOf, paddockAt } from './anchorOf';
import type { Frame } from './Frame';
import { landInView } from './landInView';
import { fromMercator, toMercator } from './mercator';
import { packLand, type LandShape } from './packLand';
import { pinAt, placePins } from './placePins';

type Corner = readonly [number, number];

const ring = (...corners: Corner[]): Corner[] => [...corners, ...corners.slice(0, 1)];
const box = (west: number, south: number, east: number, north: number) =>
  ring([west, south], [east, south], [east, north], [west, north]);
const polygon = (...coordinates: Corner[][]): Shape => ({ type: 'Polygon', coordinates });
const land = (uuid: string, shape: Shape, isSubdivision = false): LandShape => ({ uuid, shape, isSubdivision });
const at = (longitude: number, latitude: number) => toMercator([longitude, latitude]);

const WEST = land('west', polygon(box(-101.62, 41.93, -101.61, 41.94)));
const EAST = land('east', polygon(box(-101.61, 41.93, -101.6, 41.94)));
const HOLED = land('holed', polygon(box(0, 0, 3, 3), box(1, 1, 2, 2)));
/** Like a U: its middle is not in it. */
const BENT = land('bent', polygon(ring([0, 0], [3, 0], [3, 3], [2, 3], [2, 1], [1, 1], [1, 3], [0, 3])));

/** All of the two paddocks, 200 pixels wide. */
const frame: Frame = (() => {
  const [left, top] = at(-101.62, 41.94);
  const [right] = at(-101.6, 41.93);
  return { left, top, resolution: (right - left) / 200, width: 200, height: 200, pixelRatio: 1 };
})();

test('a place comes back from the plane of the map to about a millimeter', () => {
  const [longitude, latitude] = fromMercator(at(-101.6204, 41.9301));
  expect(longitude).toBeCloseTo(-101.6204, 10);
  expect(latitude).toBeCloseTo(41.9301, 10);
});

test('shapes are packed ring by ring, outlines against the clock and holes with it', () => {
  const turned = land('turned', polygon(box(0, 0, 3, 3).toReversed(), box(1, 1, 2, 2)));
  for (const shape of [HOLED, turned]) {
    const packed = packLand([shape]);
    const turns = [...packed.ringEnds].map((end, index) => {
      const from = index === 0 ? 0 : (packed.ringEnds[index - 1] ?? 0);
      let sum = 0;
      for (let corner = from; corner < end; corner += 1) {
        const next = corner + 1 === end ? from : corner + 1;
        const [x = 0, y = 0, toX = 0, toY = 0] = [corner, next].flatMap((each) => [
          ...packed.coordinates.subarray(each * 2, each * 2 + 2),
        ]);
        sum += x * toY - toX * y;
      }
      return Math.sign(sum);
    });
    expect(turns).toEqual([1, -1]);
    expect([...packed.ringsEnd]).toEqual([2]);
  }
});

test('a paddock is found at a place inside, not in its hole or beside it', () => {
  const packed = packLand([WEST, EAST, HOLED]);
  expect(paddockAt(packed, at(-101.615, 41.935))).toBe(0);
  expect(paddockAt(packed, at(-101.605, 41.935))).toBe(1);
  expect(paddockAt(packed, at(0.5, 1.5))).toBe(2);
  expect(paddockAt(packed, at(1.5, 1.5))).toBe(-1);
  expect(paddockAt(packed, at(10, 10))).toBe(-1);
});

test('of a paddock and its subdivision the subdivision is found', () => {
  const part = land('part', polygon(box(-101.62, 41.93, -101.615, 41.94)), true);
  const packed = packLand([WEST, part]);
  expect(packed.wholes).toBe(1);
  expect(paddockAt(packed, at(-101.618, 41.935))).toBe(1);
  expect(paddockAt(packed, at(-101.612, 41.935))).toBe(0);
});

test.each([
  ['with a hole', HOLED],
  ['that is bent', BENT],
  ['of two parts', land('two', { type: 'MultiPolygon', coordinates: [[box(0, 0, 1, 1)], [box(5, 0, 9, 1)]] })],
])('the name of a paddock %s stands inside it', (_what, shape) => {
  const packed = packLand([shape]);
  expect(paddockAt(packed, anchorOf(packed, 0))).toBe(0);
});

test('what lies outside a frame is not drawn', () => {
  const packed = packLand([WEST, HOLED, EAST]);
  expect(landInView(packed, frame)).toEqual([0, 2]);
});

describe('pins', () => {
  const pin = (herdUuid: string, paddock: number) => ({ herdUuid, paddock, color: '#8c3b2e', text: '120' });
  const packed = packLand([WEST, EAST]);

  test('stand on their paddocks, and are taken at their tag', () => {
    const placed = placePins(packed, [pin('cows', 0), pin('bulls', 1)], frame);
    expect(placed.map(({ x }) => Math.round(x))).toEqual([50, 150]);
    const [{ x, y } = { x: 0, y: 0 }] = placed;
    expect(pinAt(placed, x, y - 20, 1)?.pins.map(({ herdUuid }) => herdUuid)).toEqual(['cows']);
    expect(pinAt(placed, x, y + 5, 1)).toBeUndefined();
  });

  test('that would lie on each other are one', () => {
    const far = { ...frame, resolution: frame.resolution * 10 };
    const placed = placePins(packed, [pin('cows', 0), pin('heifers', 0), pin('bulls', 1)], far);
    expect(placed.map(({ pins }) => pins.length)).toEqual([3]);
    expect(placePins(packed, [pin('cows', 0), pin('heifers', 0)], frame)).toHaveLength(1);
  });
});
