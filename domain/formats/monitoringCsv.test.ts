import type { KeyAreaData, UseReadingData } from '../monitoring/monitoringFacts';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { readCsv } from '../testing/readCsv';
import { monitoringCsv } from './monitoringCsv';

const records = new ARanch()
  .paddock('Creek', 100)
  .paddock('Bench', null)
  .herd('Cows', [animals()])
  .move('Cows', day(0), 'Creek')
  .off('Cows', day(15))
  .records();

const area = (uuid: string, over: Partial<KeyAreaData>): { uuid: string; data: KeyAreaData } => ({
  uuid,
  data: {
    ...{ name: uuid, paddock_uuid: 'Creek', plant: 'western wheatgrass', season_of_use: 'June', retired_at: null },
    ...{ min_stubble_in: 4, max_use_percent: null },
    ...over,
  },
});

const reading: UseReadingData = {
  ...{ key_area_uuid: 'draw', at: day(16), heights_in: [3.5, 4, 5, 4.5, 4], mean_in: null, readings: null },
  ...{ use_percent: null, method: 'stubble', by: 'Ana', cause: '', note: '' },
};

const csvOf = (areas: readonly ReturnType<typeof area>[], year = 2026, at = instant(30)) =>
  monitoringCsv({ records, areas, readings: [{ uuid: 'r', data: reading }], year, at });

test('a row a key area by paddock and name, with nothing where nothing is known', () => {
  const csv = csvOf([area('draw', {}), area('ridge', { paddock_uuid: 'Bench', plant: '', max_use_percent: 50 })]);
  expect(csv.split('\r\n')).toEqual([
    'paddock,key_area,year,acres,season_of_use,first_in,last_out,aum,rest_before_days,plant,min_stubble_in,' +
      'max_use_percent,mean_in,use_percent,readings,method,met,cause,read_at,key_area_uuid',
    'Bench,ridge,2026,,June,,,0,,,4,50,,,,,,,,ridge',
    `Creek,draw,2026,100,June,${day(0)},${day(15)},5,,western wheatgrass,4,,4.2,,5,stubble,true,,${day(16)},draw`,
    '',
  ]);
});

test('readings after the as-of instant aren’t there yet, and retired areas only where they were read', () => {
  expect(readCsv(csvOf([area('draw', {})], 2026, instant(15.5)))).toMatchObject([{ met: '', read_at: '' }]);
  const old = { retired_at: '2025-05-01T00:00:00.000Z' };
  expect(readCsv(csvOf([area('draw', old), area('gone', old)])).map(({ key_area }) => key_area)).toEqual(['draw']);
  expect(readCsv(csvOf([area('gone', old)], 2025))).toHaveLength(1);
});
