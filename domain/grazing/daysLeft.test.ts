import { daysLeftOfStay, daysOfFeed } from './daysLeft';
import { missing } from './figure';

it('divides what is left by what is eaten a day', () => {
  expect(daysOfFeed(9_000, 300)).toBe(30);
  expect(daysOfFeed(0, 300)).toBe(0);
});

it('has no days where nothing eats, and says what is missing', () => {
  expect(daysOfFeed(9_000, 0)).toBeNull();
  expect(daysOfFeed(missing('estimate', 'creek'), 300)).toEqual(missing('estimate', 'creek'));
  expect(daysOfFeed(9_000, missing('head', 'cows'))).toEqual(missing('head', 'cows'));
});

it('counts all herds that are in the same paddocks', () => {
  const paddocks = new Map([['creek', { forageLeftLb: 9_000, herdUuids: ['cows', 'bulls'] }]]);
  const herds = new Map([
    ['cows', { dailyDemandLb: 250 }],
    ['bulls', { dailyDemandLb: 50 }],
  ]);
  expect(daysLeftOfStay(['creek'], paddocks, herds)).toBe(30);
  expect(daysLeftOfStay([], paddocks, herds)).toBeNull();
});
