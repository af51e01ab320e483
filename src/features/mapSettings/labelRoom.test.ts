import type { Ring, Shape } from '@domain/geometry/Position';
import { sketchOf } from '@shared/lib/sketch';
import { fits, labelRoom } from './labelRoom';

const FRAME = { width: 480, height: 300, margin: 0 };
const ring = (...corners: [number, number][]): Ring => [...corners, ...corners.slice(0, 1)];
const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });
const roomOf = (shape: Shape, all = [shape]) => labelRoom(shape, sketchOf(all, FRAME));

it('stands in the middle of a paddock, with the room from fence to fence', () => {
  const square = polygon(ring([0, 0], [0.01, 0], [0.01, 0.01], [0, 0.01]));
  const { x = 0, y = 0, width = 0, height = 0 } = roomOf(square) ?? {};
  expect([Math.abs(x - 240), Math.abs(y - 150)].every((away) => away < 5)).toBe(true);
  expect([width > 290 && width <= 300, height > 290 && height <= 300]).toEqual([true, true]);
});

it('stands in one leg of a paddock like a U, and has no more room than that leg', () => {
  const u = polygon(ring([0, 0], [10, 0], [10, 10], [8, 10], [8, 1], [2, 1], [2, 10], [0, 10]));
  const all = sketchOf([u], FRAME);
  const [legWidth] = [all.placeOf([2, 5])[0] - all.placeOf([0, 5])[0]];
  expect(roomOf(u)?.width).toBeLessThanOrEqual(legWidth + 0.2);
});

it('keeps away from a hole', () => {
  const frame = polygon(ring([0, 0], [10, 0], [10, 10], [0, 10]), ring([1, 1], [9, 1], [9, 7], [1, 7]));
  expect(roomOf(frame)?.height).toBeLessThan(100);
});

it('has no place in a shape without corners', () => {
  expect(labelRoom(polygon(), sketchOf([], FRAME))).toBeUndefined();
});

it.each([
  [['Mesa', '46 d'], { width: 80, height: 50 }, 'all'],
  [['Mesa', '46 d'], { width: 40, height: 50 }, 'wide'],
  [['Mesa', '46 d'], { width: 80, height: 30 }, 'wide'],
  [['Mesa', '46 d'], { width: 80, height: 20 }, 'none'],
  [['Mesa'], { width: 80, height: 22 }, 'all'],
  [['Cottonwood Flats'], { width: 80, height: 50 }, 'none'],
])('%j in %j fits: %s', (lines, room, where) => {
  expect(fits(lines, { x: 0, y: 0, ...room })).toBe(where);
});
