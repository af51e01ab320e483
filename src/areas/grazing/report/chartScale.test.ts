import { ticksFor } from './chartScale';

it.each([
  [0, [0, 1]],
  [0.45, [0, 0.2, 0.4, 0.6000000000000001]],
  [4, [0, 1, 2, 3, 4]],
  [120, [0, 50, 100, 150]],
  [228, [0, 100, 200, 300]],
  [1_000, [0, 500, 1_000]],
])('the scale for %p is round, begins at 0 and reaches it', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks);
});
