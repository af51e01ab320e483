import { allFigures } from '../testing/allFigures';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { daysLeftInPaddock, daysLeftOfStay, daysOfFeed } from './daysLeft';
import { missing } from './figure';

it('divides what is left by what is eaten a day', () => {
  expect(daysOfFeed(9_000, 300)).toBe(30);
  expect(daysOfFeed(193_592, 803.6)).toBeCloseTo(240.906, 2);
  expect(daysOfFeed(0, 300)).toBe(0);
});

it('has no days where no demand, and says what is missing', () => {
  expect(daysOfFeed(9_000, 0)).toBeNull();
  expect(daysOfFeed(missing('estimate', 'creek'), 300)).toEqual(missing('estimate', 'creek'));
  expect(daysOfFeed(9_000, missing('head', 'cows'))).toEqual(missing('head', 'cows'));
});

/** Cows eat 300 lb a day and bulls 60; 4,500 lb stand on creek and 900 on mesa, which nobody has grazed. */
const figuresWith = (written: (ranch: ARanch) => ARanch) => {
  const ranch = new ARanch().season('summer', '2026-05-01', '2026-10-31').paddock('creek', 100).paddock('mesa', 20);
  ranch.paddock('shed', 1).estimate('creek', day(1), 45).estimate('mesa', day(1), 45);
  ranch.herd('cows', [animals({ au_per_head: 1 })]).herd('bulls', [animals({ au_per_head: 1, head: 2 })]);
  return allFigures(written(ranch).records(), instant(2));
};

it('counts all herds that are in the same paddocks', () => {
  const figures = figuresWith((ranch) => ranch.move('cows', day(2), 'creek').move('bulls', day(2), 'creek'));
  expect(daysLeftOfStay(['creek'], figures)).toBe(4_500 / 360);
  expect(daysLeftInPaddock('creek', figures)).toBe(4_500 / 360);
  expect(daysLeftOfStay([], figures)).toBeNull();
  expect(daysLeftInPaddock('mesa', figures)).toBeNull();
});

it('counts all paddocks behind open gates, and all herds that they bring together', () => {
  const open = figuresWith((ranch) => ranch.move('cows', day(2), ['creek', 'mesa']).move('bulls', day(2), 'mesa'));
  const days = 5_400 / 360;
  expect([daysLeftInPaddock('creek', open), daysLeftInPaddock('mesa', open)]).toEqual([days, days]);
  expect([daysLeftOfStay(['mesa'], open), daysLeftOfStay(['creek', 'mesa'], open)]).toEqual([days, days]);
});

it('lacks what one of the paddocks lacks', () => {
  const figures = figuresWith((ranch) => ranch.move('cows', day(2), ['creek', 'shed']));
  expect(daysLeftInPaddock('creek', figures)).toEqual(missing('estimate', 'shed'));
});
