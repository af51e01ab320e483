import { lackingInWords } from './lacking';

const names: Readonly<Record<string, string>> = { a: 'Creek', b: 'Mesa', c: 'Sand Hill' };
const nameOf = (uuid: string) => (uuid === 'own' ? undefined : (names[uuid] ?? 'deleted'));

it.each([
  [[{ what: 'estimate', uuid: 'own' }], 'no forage estimate yet'],
  [[{ what: 'acres', uuid: 'a' }], 'no acres for Creek'],
  [[{ what: 'acres', uuid: '' }], 'no acres yet'],
  [
    [
      { what: 'acres', uuid: 'a' },
      { what: 'acres', uuid: 'b' },
    ],
    'no acres for Creek and Mesa',
  ],
  [['a', 'b', 'c'].map((uuid) => ({ what: 'estimate' as const, uuid })), 'no forage estimate for 3 paddocks'],
  [['a', 'b', 'c'].map((uuid) => ({ what: 'weight' as const, uuid })), 'weight of 3 herds unknown'],
  [
    [
      { what: 'head', uuid: 'a' },
      { what: 'weight', uuid: 'b' },
    ],
    'head of Creek unknown, weight of Mesa unknown',
  ],
] as const)('says of %j: %s', (lacks, words) => {
  expect(lackingInWords({ lacks }, nameOf)).toBe(words);
});
