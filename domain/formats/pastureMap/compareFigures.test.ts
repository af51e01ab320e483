import { zoneOf } from '../../grazing/time';
import { EVENTS_HEADER, grazed, pastureMapSheets } from '../../testing/pastureMapSheets';
import { compareFigures, countOddities } from './compareFigures';
import { joinExports } from './joinExports';
import { readPastureMap } from './readPastureMap';

const ZONE = zoneOf('America/Denver');
const stay = (from: string, to: string) => [grazed(from, to, 'x', 'Cows', 100, 3_000)];

const exported = readPastureMap(
  pastureMapSheets(
    EVENTS_HEADER,
    [
      { name: 'Same', forageLb: 6_004, rows: stay('2024-07-01 08:00', '2024-07-03 08:00') },
      { name: 'Other', forageLb: 5_000, rows: stay('2024-07-03 08:00', '2024-07-05 08:00') },
      { name: 'Blank', rows: stay('2024-07-05 08:00', '2024-07-06 08:00') },
      { name: 'Before', rows: stay('2023-12-31 23:59', '2024-01-01 08:00') },
      { name: 'Last day', forageLb: 3_000, rows: stay('2024-12-30 08:00', '2024-12-31 08:00') },
      { name: 'After', rows: stay('2024-12-31 00:00', '2025-01-02 08:00') },
    ],
    { starts: '2024-01-01', ends: '2024-12-31' },
  ),
);

test('figures agree to 0.1 %, or it is said why they do not; a stay counts in the season in which it began', () => {
  expect(compareFigures(exported, ZONE).map(({ name, oursLb, why }) => [name, oursLb, why !== null])).toEqual([
    ['Same', 6_000, false],
    ['Other', 6_000, true],
    ['Blank', 3_000, true],
    ['Before', 0, false],
    ['Last day', 3_000, false],
    ['After', 0, false],
  ]);
  expect(compareFigures(exported, ZONE)[2]?.why).toBe('PastureMap left its figure blank');
});

test('oddities are counted by kind, the most frequent first', () => {
  const odd = countOddities(joinExports([exported]));
  expect(odd[0]).toEqual(['intake at move-in not known', 4]);
});
