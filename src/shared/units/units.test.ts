import { PERCENT, storedFrom, typedFrom, typedNumber, typedProblem } from './typedNumbers';
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
  ['weight', '600 lb', 600],
  ['weight', '1,250lbs', 1_250],
  ['area', '40,5 ac', 40.5],
  ['rain', '1.5 in', 1.5],
  ['rain', '1.5"', 1.5],
  ['yield', '1500 lb/acre', 1_500],
  ['yield', '1,250 lb', 1_250],
  ['gain', '2 lb', 2],
] as const)('walk 32: a field of %s takes its own unit: %s', (quantity, text, number) => {
  expect(typedNumber(text, unitOf(quantity, 'imperial'))).toBe(number);
});

it('walk 32: a percent may have its sign', () => expect(typedNumber('50 %', PERCENT)).toBe(50));

it.each([
  ['weight', '40 ac', 'Enter pounds, not “ac”'],
  ['rain', '12 mm', 'Enter inches, not “mm”'],
  ['yield', '600 kg', 'Enter pounds per acre, not “kg”'],
  ['weight', '1.800', 'Type 1800 or 1.8: “1.800” could be either'],
  ['weight', '1.250 lb', 'Type 1250 or 1.25: “1.250” could be either'],
] as const)('walk 32: a field of %s says what is wrong with %s', (quantity, text, words) => {
  expect(typedNumber(text, unitOf(quantity, 'imperial'))).toBeNaN();
  expect(typedProblem(text, unitOf(quantity, 'imperial'))).toBe(words);
});

it.each(['imperial', 'metric'] as const)('gives back in a %s field what was typed in it', (units) => {
  for (const quantity of ['area', 'weight', 'gain'] as const) {
    const unit = unitOf(quantity, units);
    for (const typed of ['500', '0.25', '76.3']) expect(typedFrom(storedFrom(typed, unit), unit)).toBe(typed);
  }
});
