import { ARanch, day, instant } from '../testing/aRanch';
import { readCsv } from '../testing/readCsv';
import { feedCsv, type Feeding } from './feedCsv';

const records = new ARanch().season('Summer', '2026-06-01', null).paddock('Creek', 10).herd('Cows').records();

const feeding = (uuid: string, over: Partial<Feeding['data']> = {}): Feeding => ({
  uuid,
  data: {
    ...{ at: day(3), lb: 1_000, use: 'eaten', herd_uuid: 'Cows', paddock_uuid: null, dm_percent: null, animal: null },
    ...{ days: null, feedstuff_uuid: null, what: 'hay', note: '' },
    ...over,
  },
});

const csvOf = (feed: readonly Feeding[], at = instant(9)) => {
  const feedstuffs = [{ uuid: 'f', data: { name: 'Meadow hay' } }];
  return feedCsv({ records, feed, feedstuffs, season: records.seasons[0] ?? null, at });
};

test('a row a feeding by time, with its dry matter, class, days and feed, and nothing where nothing is known', () => {
  const more = { dm_percent: 88, animal: 'steers', days: 3, feedstuff_uuid: 'f', note: 'Wet' } as const;
  const feed = [feeding('b', { at: day(4), ...more }), feeding('a', { paddock_uuid: 'Creek', herd_uuid: null })];
  expect(csvOf(feed).split('\r\n')).toEqual([
    'at,lb,what,use,herd,paddock,dm_percent,dry_lb,animal,days,feedstuff,note,uuid',
    `${day(3)},1000,hay,eaten,,Creek,,,,,,,a`,
    `${day(4)},1000,hay,eaten,Cows,,88,880,steers,3,Meadow hay,Wet,b`,
    '',
  ]);
});

test('only those of the season until the as-of instant, in which the instant itself is', () => {
  const feed = [feeding('before', { at: '2026-05-31T12:00:00.000Z' }), feeding('in'), feeding('after', { at: day(5) })];
  expect(readCsv(csvOf(feed, Date.parse(day(3)))).map(({ uuid }) => uuid)).toEqual(['in']);
});
