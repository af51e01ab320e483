import { readsTwoWays, typedNumber } from './typedNumber';

it.each([
  ['40,5', 40.5],
  ['0,75', 0.75],
  ['0,750', 0.75],
  [',5', 0.5],
  ['1234,567', 1_234.567],
  ['1.250,5', 1_250.5],
  ['1.250.000', 1_250_000],
  ['1,250', 1_250],
  ['12,500', 12_500],
  ['1,250.5', 1_250.5],
  ['1,250,000', 1_250_000],
  ['-0,5', -0.5],
])('walk 32: where the comma groups digits %s is %p', (text, number) => {
  expect(typedNumber(text, 'en-US')).toBe(number);
});

it.each([
  ['en-IN', '40,5', 40.5],
  ['de-CH', '40,5', 40.5],
  ['de-CH', '1,250', 1_250],
  ['de-DE', '1,250.5', 1_250.5],
  ['de-DE', '0.750', 0.75],
])('walk 32: in %s %s is %p', (language, text, number) => {
  expect(typedNumber(text, language)).toBe(number);
});

it.each([
  ['en-US', '1,234.5', 1_234.5],
  ['en-US', '1,234,567', 1_234_567],
  ['en-US', '1 234 567.5', 1_234_567.5],
  ['en-US', '- 1,250', -1_250],
  ['de-DE', '1234,567', 1_234.567],
  ['de-DE', '1.234,5', 1_234.5],
  ['de-DE', '1.234', 1_234],
  ['de-DE', '12.5', 12.5],
  ['de-DE', '1 234,5', 1_234.5],
  ['fr-FR', '1\u202f234,5', 1_234.5],
  ['fr-FR', '1.234', 1.234],
  ['de-CH', '1\u2019234.5', 1_234.5],
  ['de-CH', "1'234'567.5", 1_234_567.5],
  ['en-IN', '12,34,567', 1_234_567],
  ['en-IN', '1,234,567', 1_234_567],
  ['en-IN', '12,345.5', 12_345.5],
])('reads in %s the typed %p', (language, text, number) => {
  expect(typedNumber(text, language)).toBe(number);
});

it.each([
  ['en-US', '1,2,3'],
  ['en-US', '12,34.5'],
  ['en-US', '12,34,567'],
  ['en-US', '1,234 567'],
  ['en-US', '1 2 3'],
  ['de-DE', '1.2.3'],
  ['de-DE', '12.34,5'],
  ['fr-FR', '1 23,5'],
  ['de-CH', "12'34.5"],
  ['en-IN', '1,2,3'],
])('knows that in %s %p is no number', (language, text) => {
  expect(typedNumber(text, language)).toBeNaN();
});

it.each(['1.800', ' 12.500', '-1.250', '100.000'])('%p reads two ways where a point begins decimals', (text) => {
  expect(readsTwoWays(text, 'en-US')).toBe(true);
  expect(readsTwoWays(text, 'de-DE')).toBe(false);
});

it.each(['0.750', '1.8', '1.80', '1.234', '1800', '1,800', '1.250.000', '1234.500'])('%p reads one way', (text) => {
  expect(readsTwoWays(text, 'en-US')).toBe(false);
});
