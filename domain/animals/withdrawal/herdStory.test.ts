import { clockRecords, counted, transfer, treatment } from '../../testing/animalRecords';
import { day, instant } from '../../testing/aRanch';
import { clocksOf, salesOf, type ClockRecords } from './clocksOf';
import { clockRows } from './rows';

const STORY: ClockRecords = clockRecords({
  treatments: [
    treatment('ivomec', { herd_uuid: 'range', at: day(1), meat_days: 60 }),
    treatment('dectomax', { herd_uuid: 'pairs', at: day(1), meat_days: 60 }),
  ],
  counts: [
    counted('c1', 'pairs', 0, { cow_calf: 20 }),
    counted('c2', 'range', 5, { heifers: 40, bulls: 2 }),
    counted('c3', 'range', 10, { cows: 40, bulls: 2 }),
    counted('c4', 'pairs', 15.3, { cows: 20 }),
  ],
  transfers: [
    transfer('weaned', { to_herd_uuid: 'calves', at: day(15.5), animal: 'calves', head: 19, reason: 'weaned' }),
    transfer('died', { from_herd_uuid: 'range', at: day(20), animal: 'cows', head: 3, reason: 'died' }),
  ],
});

const held = (herd: string, days: number) =>
  clockRows(clocksOf(STORY), instant(days)).flatMap((row) =>
    row.herdUuid === herd ? [`${row.animal} ${row.least}..${row.most} of ${row.head}`] : [],
  );

describe('ANIMALS 10.3: the clock goes on in', () => {
  it('a herd that was treated before anybody counted it', () => {
    expect(held('range', 2)).toEqual(['null Infinity..Infinity of null']);
    expect(held('range', 6)).toEqual(['bulls 2..2 of 2', 'heifers 40..40 of 40']);
  });

  it('heifers that the next count has as cows', () => {
    expect(held('range', 11)).toEqual(['bulls 2..2 of 2', 'cows 40..40 of 40']);
  });

  it('calves that were weaned on the day on which their pairs were counted away', () => {
    expect(held('pairs', 16)).toEqual(['cows 20..20 of 20']);
    expect(held('calves', 16)).toEqual(['calves 19..19 of 19']);
  });

  it('those that are left where some died, which warns of nothing', () => {
    expect(held('range', 21)).toEqual(['bulls 2..2 of 2', 'cows 37..37 of 37']);
    expect(salesOf(clocksOf(STORY))).toEqual([]);
  });
});
