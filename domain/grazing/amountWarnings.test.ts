import { aFeed, animals, ARanch, day, instant } from '../testing/aRanch';
import { countWarnings, feedWarnings } from './amountWarnings';
import type { CountClass, FeedData } from './records';
import { timelinesOf } from './timelines';

describe('a count', () => {
  const warned = (...classes: CountClass[]) => {
    const { standard } = timelinesOf(new ARanch().records());
    return countWarnings({ herdUuid: 'Cows', classes, at: instant(0) }, standard);
  };

  it('warns of a class that would eat more than 5 % of its weight a day', () => {
    const heavy = animals({ animal: 'calves', average_weight_lb: 400, au_per_head: 1 });
    expect(warned(animals(), heavy)).toEqual([{ what: 'eats_much', herdUuid: 'Cows', animal: 'calves', percent: 7.5 }]);
  });

  it('says nothing of 5 % itself, and nothing where head is 0 or the weight is not known', () => {
    expect(warned(animals({ intake_percent: 5 }))).toEqual([]);
    expect(warned(animals({ head: 0, intake_percent: 9 }))).toEqual([]);
    expect(warned(animals({ average_weight_lb: null, au_per_head: 9 }))).toEqual([]);
  });
});

describe('feed', () => {
  const feed = (lb: number, values: Partial<FeedData>, at = day(30)) => ({
    uuid: 'feed',
    data: aFeed({ at, lb, ...values }),
  });
  const putOut = { use: 'put_out' } as const;
  const cows = { herd_uuid: 'Cows' };
  const creek = { paddock_uuid: 'Creek' };
  const aRanch = () =>
    new ARanch()
      .season('Spring', '2026-05-01', '2026-06-10')
      .season('Summer', '2026-06-11', null)
      .paddock('Creek')
      .paddock('Mesa')
      .herd('Cows', [animals()])
      .move('Cows', day(0), 'Creek')
      .move('Cows', day(20), 'Mesa');
  const warned = (ranch: ARanch, ...args: Parameters<typeof feed>) =>
    feedWarnings(feed(...args), timelinesOf(ranch.records()));

  it('warns of more eaten by a herd in a season than was put out for it', () => {
    const ranch = aRanch()
      .fed(day(21), 500, { ...putOut, ...cows })
      .fed(day(22), 300, cows);
    expect(warned(ranch, 200, cows)).toEqual([]);
    expect(warned(ranch, 201, cows)).toEqual([
      { what: 'eaten_above_put_out', uuid: 'Cows', eatenLb: 501, putOutLb: 500 },
    ]);
    expect(warned(ranch, 900, { ...putOut, ...cows })).toEqual([]);
    expect(warned(ranch, NaN, cows)).toEqual([]);
  });

  it('counts what was left from an earlier season, and not what was eaten in it', () => {
    const ranch = aRanch()
      .fed(day(2), 500, { ...putOut, ...cows })
      .fed(day(3), 400, cows);
    expect(warned(ranch, 100, cows)).toEqual([]);
    expect(warned(ranch, 101, cows)).toMatchObject([{ eatenLb: 101, putOutLb: 100 }]);
  });

  it('counts hay that was put out in a paddock where the herd was, and for the herd while it was in the paddock', () => {
    const inCreek = aRanch().fed(day(2), 500, { ...putOut, ...creek });
    expect(warned(inCreek, 500, cows, day(4))).toEqual([]);
    const inMesa = aRanch().fed(day(21), 500, { ...putOut, ...cows });
    expect(warned(inMesa, 500, { paddock_uuid: 'Mesa' })).toEqual([]);
    expect(warned(inMesa, 500, creek)).toMatchObject([{ uuid: 'Creek', putOutLb: 0 }]);
  });

  it('takes the entry that is changed for what it becomes', () => {
    const ranch = aRanch()
      .fed(day(21), 500, { ...putOut, ...cows })
      .fed(day(22), 400, cows);
    const eaten = ranch.records().feed.at(-1);
    const changed = { uuid: eaten?.uuid ?? '', data: { ...feed(500, cows).data } };
    expect(feedWarnings(changed, timelinesOf(ranch.records()))).toEqual([]);
  });
});
