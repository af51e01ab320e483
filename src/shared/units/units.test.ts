import { storedFrom, typedFrom, typedNumber } from './typedNumbers';
import { inUnit, unitOf } from './units';

it('shows stored acres and pounds in the units of the person', () => {
  expect(inUnit(76.04, unitOf('area', 'imperial'))).toBe('76 ac');
  expect(inUnit(100, unitOf('area', 'metric'))).toBe('40.5 ha');
  expect(inUnit(1_250, unitOf('weight', 'imperial'))).toBe('1,250 lb');
  expect(inUnit(1_250, unitOf('weight', 'metric'))).toBe('567 kg');
  expect(inUnit(10, unitOf('animalDays', 'metric'))).toBe('24.7 AD/ha');
});

it.each([
  ['76', 76],
  [' 1,250.5 ', 1_250.5],
  ['12 500', 12_500],
  ['.5', 0.5],
  ['−2', -2],
  ['', null],
  ['  ', null],
])('reads the typed %p', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each(['many', '1e3', '12.5.1', '--3', 'Infinity', '0x10'])('knows that %p is no number', (text) => {
  expect(typedNumber(text)).toBeNaN();
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
  ['en-US', '40,5'],
  ['en-US', '1,2,3'],
  ['en-US', '12,34.5'],
  ['en-US', '1234,567'],
  ['en-US', '12,34,567'],
  ['en-US', '1,234 567'],
  ['en-US', '1 2 3'],
  ['en-US', ',500'],
  ['en-US', '1.234,567'],
  ['de-DE', '1.2.3'],
  ['de-DE', '1,234.5'],
  ['de-DE', '12.34,5'],
  ['fr-FR', '1 23,5'],
  ['de-CH', "12'34.5"],
  ['en-IN', '40,5'],
  ['en-IN', '1,2,3'],
])('knows that in %s %p is no number', (language, text) => {
  expect(typedNumber(text, language)).toBeNaN();
});

it.each(['imperial', 'metric'] as const)('gives back in a %s field what was typed in it', (units) => {
  for (const quantity of ['area', 'weight', 'gain'] as const) {
    const unit = unitOf(quantity, units);
    for (const typed of ['500', '0.25', '76.3']) expect(typedFrom(storedFrom(typed, unit), unit)).toBe(typed);
  }
});
