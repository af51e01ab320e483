import { animals, ARanch, day, instant } from '../testing/aRanch';
import { uncounted } from './firstCount';
import { timelinesOf } from './timelines';

const of = (ranch: ARanch) => uncounted('Cows', timelinesOf(ranch.records()));
const moved = () => new ARanch().paddock('Creek').herd('Cows').move('Cows', day(3), 'Creek');

it('finds a herd that was moved before its first count, and one that was never counted', () => {
  expect(of(moved())).toEqual({ movedAt: instant(3), countedAt: null });
  expect(of(moved().count('Cows', day(9), [animals()]))).toEqual({ movedAt: instant(3), countedAt: instant(9) });
});

it('finds nothing where the count is at the first move or before it, or nothing was moved', () => {
  expect(of(moved().count('Cows', day(3), [animals()]))).toBeNull();
  expect(of(moved().count('Cows', day(1), [animals()]))).toBeNull();
  expect(of(new ARanch().herd('Cows'))).toBeNull();
});
