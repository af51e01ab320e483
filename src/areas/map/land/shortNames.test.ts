import fc from 'fast-check';
import { shortNames } from './shortNames';

it('walk 38: a paddock that has a number of its own keeps it, whatever its place in the list', () => {
  expect(shortNames(['Bull Trap', 'North Fork', 'Pasture 1', 'Pasture 2', 'Pasture 10', 'Lot 3a'])).toEqual([
    'A',
    'B',
    '1',
    '2',
    '10',
    '3A',
  ]);
});

it('a number that two names end with stands for neither', () => {
  expect(shortNames(['Upper 1', 'Lower 1', 'Upper 2'])).toEqual(['A', 'B', '2']);
});

it('names without numbers are numbered', () => {
  expect(shortNames(['Creek', 'Mesa', 'Pasture A'])).toEqual(['1', '2', '3']);
});

it('a letter never stands for one paddock and is the name of another', () => {
  expect(shortNames(['Pasture A', 'Pasture B', 'Field 7', 'AA'])).toEqual(['AB', 'AC', '7', 'AD']);
});

it('no two are the same, and none is a word of another name', () => {
  const name = fc.oneof(
    fc.constantFrom('Pasture', 'A', 'B 2', 'Lot-3', '#4', '5a'),
    fc.integer({ max: 99, min: 0 }).map(String),
  );
  const names = fc.array(
    fc.array(name, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(names, (all) => {
      const short = shortNames(all);
      expect(new Set(short).size).toBe(all.length);
      for (const [index, each] of short.entries()) {
        const others = all.filter((other, at) => at !== index && other !== all[index]);
        const ends = others.filter(
          (other) =>
            other
              .toUpperCase()
              .split(/[\s#-]+/)
              .at(-1) === each,
        );
        expect(ends).toEqual([]);
      }
    }),
  );
});
