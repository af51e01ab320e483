import type { Ring, Shape } from '@domain/geometry/Position';
import { sketchOf } from './sketch';

const FRAME = { width: 480, height: 300, margin: 10 };

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });

it('fills the frame up to its margin, with north at the top', () => {
  const square = polygon(box(10, 0, 10.001, 0.001));
  expect(sketchOf([square], FRAME).pathOf(square)).toMatch(/^M100 290L380 290L380 10L100 10z$/);
});

it('draws a square mile as a square, wherever it lies', () => {
  for (const latitude of [-70, 0, 41, 70]) {
    const width = 0.01 / Math.cos((latitude * Math.PI) / 180);
    const square = polygon(box(-101, latitude - 0.005, -101 + width, latitude + 0.005));
    const sketch = sketchOf([square], FRAME);
    expect(sketch.placeOf([-101, latitude + 0.005])).toEqual([100, 10]);
    expect(sketch.placeOf([-101 + width, latitude - 0.005])).toEqual([380, 290]);
  }
});

it('draws holes and every part of several', () => {
  const shape: Shape = {
    type: 'MultiPolygon',
    coordinates: [[box(0, 0, 1, 1), box(0.2, 0.2, 0.8, 0.8)], [box(1, 0, 2, 1)]],
  };
  expect(sketchOf([shape], FRAME).pathOf(shape).match(/z/g)).toHaveLength(3);
});

it('leaves out corners that nobody could tell apart', () => {
  const many = Array.from({ length: 1_000 }, (_, step): [number, number] => [step / 1_000, 0]);
  const shape = polygon([...many, [1, 0], [1, 1], [0, 1], [0, 0]]);
  const corners = sketchOf([shape], { ...FRAME, width: 60, height: 60 })
    .pathOf(shape)
    .match(/[ML]/g);
  expect(corners?.length).toBeLessThan(140);
  expect(corners?.length).toBeGreaterThan(40);
});

it('draws land on both sides of the date line side by side', () => {
  const [west, east] = [polygon(box(179.9, -17, 180, -16.9)), polygon(box(-180, -17, -179.9, -16.9))];
  const sketch = sketchOf([west, east], FRAME);
  expect(sketch.placeOf([179.9, -17])[0]).toBeCloseTo(10, 0);
  expect(sketch.placeOf([-179.9, -17])[0]).toBeCloseTo(470, 0);
  expect(sketch.placeOf([180, -17])).toEqual(sketch.placeOf([-180, -17]));
});

it('draws a line as it is, open', () => {
  const shape = polygon(box(0, 0, 1, 1));
  expect(
    sketchOf([shape], FRAME).pathOfLine([
      [0, 0],
      [1, 1],
    ]),
  ).toMatch(/^M100 290L380 10$/);
});
