import { asciiRanch } from './testing/aRanch';
import { untold } from './testing/oneByte';

it('EVIDENCE 12.2: 1,000 random changes of one byte are each found and named with the line, or change nothing', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  expect({ seed, untold: await untold(asciiRanch(), 1_000, seed) }).toEqual({ seed, untold: [] });
});
