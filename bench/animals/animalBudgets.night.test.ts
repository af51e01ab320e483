import { median } from '../statistics';
import { isBroken } from '../figure';
import { measureAnimals } from './measureAnimals';

jest.setTimeout(120_000);

it('ANIMALS 10: the clocks of 10,000 animals are read within their budgets', async () => {
  const figures = await measureAnimals(9);
  const over = figures.filter(isBroken).map(({ what, samples }) => `${what}: ${median(samples).toFixed(1)} ms`);
  expect(over).toEqual([]);
});
