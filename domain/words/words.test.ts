import { plural } from './index';

test.each([
  [0, '0 rows are new'],
  [1, '1 row is new'],
  [2, '2 rows are new'],
  [1_250, '1,250 rows are new'],
  [0.5, '0.5 rows are new'],
])('%d takes its form of the sentence', (count, words) => {
  expect(plural(count, { one: '# row is new', other: '# rows are new' })).toBe(words);
});

test('a form may go without its number', () => {
  expect([1, 2].map((count) => plural(count, { one: 'This shape', other: 'These shapes' }))).toEqual([
    'This shape',
    'These shapes',
  ]);
});
