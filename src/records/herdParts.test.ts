import { foldParts, partsInWords, partsOfHerds } from './herdParts';

const herdsNamed = (...names: string[]) => names.map((name) => ({ uuid: name, data: { name } }));
const all = () => true;

it('walk 23: a retired herd with the name of another one and "(part 2)" is a part of it', () => {
  const herds = herdsNamed('Finishers', 'Finishers (part)', 'finishers (part 21)', 'Bulls (part 2)', 'Finishers (2)');
  expect(partsOfHerds(herds, all)).toEqual({ 'Finishers (part)': 'Finishers', 'finishers (part 21)': 'Finishers' });
});

it('walk 23: a herd that is not retired is no part, nor is one of a herd that is not there', () => {
  const herds = herdsNamed('Cows', 'Cows (part)', 'Cows (part 2)', 'Calves (part)');
  expect(partsOfHerds(herds, (uuid) => uuid !== 'Cows (part)')).toEqual({ 'Cows (part 2)': 'Cows' });
});

it('walk 23: a part of a part is one of the whole herd', () => {
  const herds = herdsNamed('Cows', 'Cows (part)', 'Cows (part) (part 2)');
  expect(partsOfHerds(herds, all)).toEqual({ 'Cows (part)': 'Cows', 'Cows (part) (part 2)': 'Cows' });
});

it('walk 23: lists parts behind their herd by number, and the others as they were', () => {
  const whole = ['Mares', 'Cows (part 10)', 'Cows (part 2)', 'Cows', 'Cows (part)', 'Bulls (part)', 'Bulls'];
  const partOf = partsOfHerds(herdsNamed(...whole), all);
  const told = (name: string) => ({ uuid: name, name });
  expect(
    foldParts(
      whole.filter((name) => name !== 'Bulls'),
      partOf,
      told,
    ),
  ).toEqual([
    { uuid: 'Mares', own: 'Mares', parts: [] },
    { uuid: 'Cows', own: 'Cows', parts: ['Cows (part)', 'Cows (part 2)', 'Cows (part 10)'] },
    { uuid: 'Bulls', own: undefined, parts: ['Bulls (part)'] },
  ]);
});

it('walk 23: counts parts in words', () => {
  expect([1, 21].map(partsInWords)).toEqual(['1 part', '21 parts']);
});
