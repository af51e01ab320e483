import { scaleOf } from './scale';

test.each([
  [1, false, 200, '500 ft', 152.4],
  [1, true, 100, '100 m', 100],
  [9, true, 120, '1 km', 1000 / 9],
  [30, false, 120, '2 mi', 3218.688 / 30],
  [0.05, false, 100, '10 ft', 60.96],
])('%f m a pixel, metric %s, at most %i pixels: %s', (metersAPixel, isMetric, most, words, width) => {
  const scale = scaleOf(metersAPixel, most, isMetric);
  expect(scale.words).toBe(words);
  expect(scale.width).toBeCloseTo(width, 6);
  expect(scale.width).toBeLessThanOrEqual(most);
});
