import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './freePort';

jest.mock('node:crypto', () => ({ randomInt: jest.fn() }));
const { randomInt } = jest.requireMock<{ randomInt: jest.Mock }>('node:crypto');

it('passes over a port that is taken, and stays below those of outgoing connections', async () => {
  const taken = createServer();
  const [first, second] = [29_871, 29_872];
  taken.listen(first, '127.0.0.1');
  await once(taken, 'listening');
  randomInt.mockReturnValueOnce(first).mockReturnValueOnce(second);
  expect(await freePort()).toBe(second);
  expect(randomInt).toHaveBeenCalledWith(20_000, 32_768);
  taken.close();
});
