import { zoneOf } from '../grazing/time';
import type { TransectReadingData } from '../monitoring/monitoringFacts';
import { day } from '../testing/aRanch';
import { readCsv } from '../testing/readCsv';
import { coverCsv } from './coverCsv';

const reading = (at: string, over: Partial<TransectReadingData> = {}) => ({
  uuid: at,
  data: {
    ...{ transect_uuid: 't', at, bare: 18, litter: 30, rock: 2, annual_grass: 10, perennial_grass: 34, forb: 6 },
    ...{ shrub: 0, tree: 0, canopy: 40, gaps: null, by: 'Ana' },
    ...over,
  } satisfies TransectReadingData,
});

const transect = { name: 'Bench', paddock_uuid: 'p', due_on_day: null, repeat_days: null, retired_at: null };
const csvOf = (from: string | null) =>
  coverCsv(
    { transects: [{ uuid: 't', data: transect }], readings: [reading(day(9)), reading(day(2), { bare: 0 })] },
    { from, to: null },
    zoneOf(null),
  );

test('rule M2: a row a reading by time, counts and shares; days leave out what was before', () => {
  expect(csvOf('2026-06-05').split('\r\n')).toEqual([
    'transect,at,points,bare,litter,rock,annual_grass,perennial_grass,forb,shrub,tree,bare_share,litter_share,' +
      'rock_share,annual_grass_share,perennial_grass_share,forb_share,shrub_share,tree_share,ground_cover_share,' +
      'canopy,gaps,by,transect_uuid',
    `Bench,${day(9)},100,18,30,2,10,34,6,0,0,0.18,0.3,0.02,0.1,0.34,0.06,0,0,0.82,40,,Ana,t`,
    '',
  ]);
  expect(readCsv(csvOf(null)).map(({ at, points }) => [at, points])).toEqual([
    [day(2), '82'],
    [day(9), '100'],
  ]);
});
