import { countsInWords } from './Imported';

it('walk 23: counts the herds that a file names, and their parts apart', () => {
  const herds = ['Cows', 'Finishers', 'Finishers (part)', 'Finishers (part 2)', 'Finishers (part 21)'];
  expect(countsInWords(herds.map((name) => ({ kind: 'herd', data: { name } })))).toBe('2 herds and 3 parts of herds');
  expect(countsInWords([{ kind: 'herd', data: { name: 'Bulls (part 2)' } }])).toBe('1 part of a herd');
});
