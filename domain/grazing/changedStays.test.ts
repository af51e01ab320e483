import { animals, ARanch, day, instant } from '../testing/aRanch';
import { changedStays } from './changedStays';
import { timelinesOf } from './timelines';

const staysOf = (ranch: ARanch) => timelinesOf(ranch.records()).stays.get('cows') ?? [];
const aRanch = () =>
  new ARanch().paddock('creek').paddock('mesa').herd('cows', [animals()]).move('cows', day(1), 'creek');
const read = (before: ARanch, after: ARanch) =>
  changedStays(staysOf(before), staysOf(after)).map((each) => [each.before?.to ?? null, each.after?.to ?? null]);

it('names the stay that ends and the one that begins at another time', () => {
  const [wrong, right] = [aRanch().move('cows', day(5), 'mesa'), aRanch().move('cows', day(4), 'mesa')];
  expect(read(wrong, right)).toEqual([
    [instant(5), instant(4)],
    [Infinity, Infinity],
  ]);
});

it('names a stay that goes, with the one before it that lasts on', () => {
  expect(read(aRanch().move('cows', day(5), 'mesa'), aRanch())).toEqual([
    [instant(5), Infinity],
    [Infinity, null],
  ]);
});

it('names none where nothing changes', () => {
  expect(read(aRanch().move('cows', day(5), 'mesa'), aRanch().move('cows', day(5), 'mesa'))).toEqual([]);
});
