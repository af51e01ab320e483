import { animalOfHerd } from './animalOfHerd';

it.each([
  ['Bulls', 'bulls'],
  ['2024 Heifers', 'heifers'],
  ['HEIFERS (part 2)', 'heifers'],
  ['Weaned calves', 'calves'],
  ['Sheep', 'ewes'],
  ['Moms', 'cows'],
  ['Cows and bulls', 'cows'],
  ['Bullock Creek', 'cows'],
])('%s are %s', (name, animal) => {
  expect(animalOfHerd(name)).toBe(animal);
});
