import { timelinesOf } from '../grazing/timelines';
import { animals, ARanch, day } from '../testing/aRanch';
import { daysOfMoves } from './daysOfMoves';

const timelines = timelinesOf(
  new ARanch()
    .paddock('creek', 40)
    .herd('cows', [animals()])
    .move('cows', day(0), 'creek')
    .off('cows', day(10))
    .records(),
);
const { zone } = timelines.standard;
const ofDays = (from: number, to: number) =>
  daysOfMoves(timelines.stays, { since: Date.parse(day(from)), until: Date.parse(day(to)) }, zone);

it('rule V7: asks for the moves that begin and end the stays of a time, also before and after it', () => {
  expect(ofDays(2, 5)).toEqual({ from: day(0).slice(0, 10), to: day(10).slice(0, 10) });
});

it('rule V7: a stay that goes on is not ended by any move', () => {
  expect(ofDays(11, 12)).toEqual({ from: day(10).slice(0, 10), to: null });
});

it('rule V7: nothing is asked for where nobody had moved', () => {
  expect(ofDays(-20, -10)).toBeNull();
});
