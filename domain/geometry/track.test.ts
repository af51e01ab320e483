import type { Position } from './Position';
import { shapeProblem } from './shapeProblem';
import { followed, walkedShape, type Fix } from './track';

const fix = (longitude: number, latitude: number, accuracyM = 4): Fix => ({
  position: [longitude, latitude],
  accuracyM,
});
/** About 5.5 m of latitude. */
const STEP = 0.00005;

test('each step of a walk is a corner, standing still is none', () => {
  const fixes = [fix(-101.62, 41.93), fix(-101.62, 41.93 + STEP / 5), fix(-101.62, 41.93 + STEP)];
  expect(fixes.reduce<readonly Position[]>(followed, [])).toEqual([
    [-101.62, 41.93],
    [-101.62, 41.93 + STEP],
  ]);
});

test('a fix that may be far off is no corner, and with a worse one steps are longer', () => {
  const begun = followed([], fix(-101.62, 41.93));
  expect(followed(begun, fix(-101.62, 41.94, 26))).toBe(begun);
  expect(followed([], fix(-101.62, 41.93, 26))).toEqual([]);
  expect(followed(begun, fix(-101.62, 41.93 + STEP, 20))).toBe(begun);
  expect(followed(begun, fix(-101.62, 41.93 + 2 * STEP, 20))).toHaveLength(2);
});

test('a walk around a square is a good shape with its four corners', () => {
  const side = Array.from({ length: 21 }, (_, index) => index / 20);
  const around: Position[] = [
    ...side.map((part): Position => [-101.62 + part / 500, 41.93]),
    ...side.map((part): Position => [-101.618, 41.93 + part / 500]),
    ...side.map((part): Position => [-101.618 - part / 500, 41.932]),
    ...side.slice(0, -1).map((part): Position => [-101.62, 41.932 - part / 500]),
  ];
  const shape = walkedShape(around);
  expect(shapeProblem(shape)).toBeUndefined();
  expect(shape.coordinates[0]).toHaveLength(5);
});

test('a walk of too few corners is no good shape', () => {
  expect(shapeProblem(walkedShape([]))).toBeDefined();
  expect(shapeProblem(walkedShape([[-101.62, 41.93]]))).toBeDefined();
});
