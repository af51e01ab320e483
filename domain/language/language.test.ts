import { offeredLanguages } from './languages';
import { instantInWords, numberInWords } from './formats';
import { collator, listed } from './language';

test('Paddock 10 comes after Paddock 2, whatever the capitals', () => {
  expect(['Paddock 10', 'paddock 2', 'Creek', 'Paddock 1'].sort(collator.compare)).toEqual([
    'Creek',
    'Paddock 1',
    'paddock 2',
    'Paddock 10',
  ]);
});

test.each([
  [[], ''],
  [['Creek'], 'Creek'],
  [['Creek', 'Mesa'], 'Creek and Mesa'],
  [['Creek', 'Mesa', 'School'], 'Creek, Mesa and School'],
])('%j is read as "%s"', (names, words) => {
  expect(listed(names)).toBe(words);
  expect(listed(names, 'disjunction')).toBe(words.replace(' and ', ' or '));
});

test('a number has at most the decimals that are asked for', () => {
  expect([numberInWords(1_250.5), numberInWords(1_250.46, 1), numberInWords(3, 2)]).toEqual(['1,251', '1,250.5', '3']);
});

test('an instant is read in the zone that is named, each time that it is asked for', () => {
  const at = Date.parse('2026-03-01T02:00:00Z');
  const inZone = (timeZone: string) => instantInWords(at, { dateStyle: 'medium', timeZone });
  const zones = ['UTC', 'America/Denver', 'UTC'];
  expect(zones.map(inZone)).toEqual(['Mar 1, 2026', 'Feb 28, 2026', 'Mar 1, 2026']);
});

describe('the languages that a site offers', () => {
  it.each([
    [undefined, ['en']],
    ['es', ['en']],
    [[], ['en']],
    [
      ['es', 'xx', 7, null],
      ['en', 'es'],
    ],
    [
      ['es', 'es', 'en'],
      ['en', 'es'],
    ],
  ])('given as %j are %j', (given, languages) => expect(offeredLanguages(given)).toEqual(languages));
});
