import { partLabel, readPartLabel } from './importParts';

it('walk 18: a label says which part of an import it is, also where its words are long', () => {
  expect(partLabel('Imported 3 herds from a.xlsx', { part: 1, of: 1 })).toBe('Imported 3 herds from a.xlsx');
  const label = partLabel('🐄'.repeat(120), { part: 12, of: 77 });
  expect(Array.from(label)).toHaveLength(100);
  expect(readPartLabel(label)).toMatchObject({ part: 12, of: 77 });
});

it.each(['Imported 3 herds', 'Imported a (part 1 of)', 'Imported a (part 1 of 1000000)', ''])(
  'walk 18: %j is the only part of an import',
  (label) => {
    expect(readPartLabel(label)).toEqual({ part: 1, of: 1, words: label });
  },
);
