import { lengthInWords } from './lengthInWords';

it.each([
  [0, '0 ft', '0 m'],
  [100, '328 ft', '100 m'],
  [999.4, '3,279 ft', '999 m'],
  [999.6, '3,280 ft', '1 km'],
  [1_609.344, '1 mi', '1.61 km'],
  [2_500, '1.55 mi', '2.5 km'],
  [48_280.32, '30 mi', '48.3 km'],
])('%d m is %s, or %s', (meters, imperial, metric) => {
  expect([lengthInWords(meters, false), lengthInWords(meters, true)]).toEqual([imperial, metric]);
});
