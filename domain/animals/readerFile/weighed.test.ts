import { zoneOf } from '../../grazing/time';
import { countedClass } from '../../grazing/herdClass';
import { animals } from '../../testing/aRanch';
import { classAverage } from './classAverage';
import { mayBeKilograms, weightInLb } from './kilograms';
import type { Reading } from './Reading';
import { weighed } from './weighed';

const reading = (line: number, weight: number, unit: Reading['unit'] = null): Reading => ({
  line,
  tags: [{ tag: `A${line}`, type: 'visual' }],
  weight,
  unit,
  at: null,
  isTimed: false,
  session: '',
  bornOn: null,
  note: '',
});

it('rule K3: a file in kilograms is stored as kg × 2.20462', () => {
  expect(weightInLb(500, 'kg')).toBeCloseTo(1102.31, 9);
  expect(weightInLb(500, 'lb')).toBe(500);
  const { entries } = weighed([reading(1, 500, 'kg'), reading(2, 900)], { unit: 'lb', isForced: false });
  expect(entries).toEqual([
    { tag: 'A1', lb: 500 * 2.20462 },
    { tag: 'A2', lb: 900 },
  ]);
});

it('rule K3: what the person says of the unit goes over what the file says, when they say so', () => {
  const { entries } = weighed([reading(1, 500, 'lb')], { unit: 'kg', isForced: true });
  expect(entries[0]?.lb).toBeCloseTo(1102.31, 9);
});

it('ANIMALS 10.6: a session whose mean is 0.40 to 0.52 of the class asks for kilograms', () => {
  expect([399, 400, 520, 521].map((mean) => mayBeKilograms(mean, 1_000))).toEqual([false, true, true, false]);
  expect(mayBeKilograms(450, null)).toBe(false);
});

it('ANIMALS 10.6: the average is that of the class, or of all classes, at that time', () => {
  const classes = [
    { ...animals({ animal: 'steers', head: 10 }), average_weight_lb: 700 },
    { ...animals({ animal: 'bulls', head: 2 }), average_weight_lb: 1_900 },
  ].map((each) => countedClass(each, 0));
  const zone = zoneOf(null);
  expect(classAverage(classes, 'steers', 0, zone)).toBe(700);
  expect(classAverage(classes, null, 0, zone)).toBe(900);
  expect(classAverage(classes, 'cows', 0, zone)).toBeNull();
  expect(classAverage(null, 'cows', 0, zone)).toBeNull();
});

it('ANIMALS 8: a weight that no animal has is told by its line, with the others counted', () => {
  const all = [reading(1, 500), reading(2, 6_000), reading(3, 0.5), reading(4, 700)];
  const { meanLb, leastLb, greatestLb, bad } = weighed(all, { unit: 'lb', isForced: false });
  expect([meanLb, leastLb, greatestLb]).toEqual([600, 500, 700]);
  expect(bad).toEqual([
    { line: 2, why: '6,000 lb isn’t from 1 to 5,000 lb' },
    { line: 3, why: '0.5 lb isn’t from 1 to 5,000 lb' },
  ]);
});
