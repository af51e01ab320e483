import { timelinesOf } from '../grazing/timelines';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { yearBefore } from './yearBefore';

const timelines = timelinesOf(
  new ARanch()
    .paddock('creek', 100)
    .paddock('mesa', null)
    .herd('cows', [animals()])
    .move('cows', day(0), 'creek')
    .off('cows', day(10))
    .move('cows', day(40), 'creek')
    .off('cows', day(45))
    .records(),
);

it('counts the days, the rest and the animal days of the 365 days before', () => {
  const before = yearBefore('creek', instant(60), timelines);
  expect(before).toMatchObject({ grazedDays: 15, isGrazed: false, rest: { days: 15, isAtLeast: false } });
  expect(before.ada).toBeGreaterThan(0);
});

it('has no rest while there are animals, and what is older than a year counts for nothing', () => {
  expect(yearBefore('creek', instant(42), timelines)).toMatchObject({ grazedDays: 12, isGrazed: true, rest: null });
  expect(yearBefore('creek', instant(370), timelines).grazedDays).toBe(10);
});

it('says what is missing where the paddock has no acres', () => {
  expect(yearBefore('mesa', instant(60), timelines)).toMatchObject({
    grazedDays: 0,
    rest: null,
    ada: { lacks: [{ what: 'acres', uuid: 'mesa' }] },
  });
});
