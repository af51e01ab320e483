import type { Box } from './box';
import { groundBox, planGround, sampleOf, tilesOfPlan } from './groundPlan';
import type { Shape } from './Position';

const square = (west: number, south: number, size: number): Shape => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const boxOfSide = (degrees: number): Box => [-101, 41, -101 + degrees, 41 + degrees];

test('the ground of a ranch is the box of its paddocks and half a mile around', () => {
  const [west, south, east, north] = groundBox([square(-101, 41, 0.02), square(-100.9, 41.1, 0.02)]) ?? [];
  const degrees = 804.672 / 111_195;
  expect(south).toBeCloseTo(41 - degrees, 4);
  expect(north).toBeCloseTo(41.12 + degrees, 4);
  expect(west).toBeCloseTo(-101 - degrees / Math.cos((41.12 * Math.PI) / 180), 3);
  expect(east).toBeGreaterThan(-100.88);
  expect(groundBox([])).toBeUndefined();
});

test('zooms 12 to 16, and 17 where that is under 1,000 tiles', () => {
  expect(planGround(boxOfSide(0.05), 19)).toMatchObject({ firstZoom: 12, lastZoom: 17, isCut: false });
  expect(planGround(boxOfSide(0.05), 16)).toMatchObject({ lastZoom: 16, isCut: false });
  expect(planGround(boxOfSide(0.15), 19)).toMatchObject({ lastZoom: 16, isCut: false });
});

test('where it would be over 3,000 tiles, the closest zooms are left out', () => {
  const plan = planGround(boxOfSide(0.3), 19);
  expect(plan).toMatchObject({ lastZoom: 15, isCut: true });
  expect(plan?.tiles).toBeLessThanOrEqual(3_000);
});

test('where it would be over 100 MB, the closest zooms are left out', () => {
  const plan = planGround(boxOfSide(0.15), 16, 200_000);
  expect(plan).toMatchObject({ lastZoom: 15, isCut: true });
  expect((plan?.tiles ?? 0) * 200_000).toBeLessThanOrEqual(100_000_000);
});

test('a land as large as states is not planned at all', () => {
  expect(planGround(boxOfSide(12), 16)).toBeUndefined();
});

test('where there are only far tiles, the closest of them are planned', () => {
  expect(planGround(boxOfSide(0.05), 10)).toMatchObject({ firstZoom: 10, lastZoom: 10, isCut: false });
});

test('a plan names as many tiles as it says, the farthest first', () => {
  const plan = planGround(boxOfSide(0.05), 19);
  if (plan === undefined) throw new Error('no plan');
  const tiles = tilesOfPlan(plan);
  expect(tiles).toHaveLength(plan.tiles);
  const zooms = tiles.map(({ z }) => z);
  expect(zooms).toEqual([...zooms].sort((one, other) => one - other));
});

test.each([
  [100, 10],
  [10, 10],
  [4, 4],
  [0, 0],
])('of %d tiles %d are looked at first', (count, looked) => {
  const tiles = Array.from({ length: count }, (_, x) => ({ z: 12, x, y: 0 }));
  expect(sampleOf(tiles, 10)).toHaveLength(looked);
});
