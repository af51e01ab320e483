import type { Figure } from '../figure';
import { callersOf, callRound, type Callers } from './callRounds';
import { serveFull } from './fullProduct';
import { HAS_PROCESS_FILES } from './processFiles';
import { serverFigures, type ServerRound } from './serverFigures';
import { startTwice } from './starts';

async function inRounds(plain: Callers, metrics: Callers, count: number): Promise<ServerRound[]> {
  process.stderr.write('Server, a round that does not count, to warm up\n');
  await callRound(plain, metrics);
  const rounds: ServerRound[] = [];
  for (let round = 1; round <= count; round += 1) {
    process.stderr.write(`Server, round ${round} of ${count}\n`);
    const calls = await callRound(plain, metrics);
    rounds.push({ calls, ...(await startTwice()) });
  }
  return rounds;
}

/**
 * What the server can do with its embedded database on this machine, which the bench shares with it: how many calls, how
 * quickly, how soon after its start, in how much memory.
 */
export async function measureServer(rounds: number): Promise<Figure[]> {
  if (!HAS_PROCESS_FILES) process.stderr.write('Only Linux tells of memory and processor time: they are left out\n');
  process.stderr.write('Filling two databases with 10,000 ranches\n');
  const plain = await serveFull({});
  try {
    const metrics = await serveFull({ METRICS_TOKEN: 'bench' });
    try {
      return serverFigures(await inRounds(await callersOf(plain), await callersOf(metrics), rounds));
    } finally {
      await metrics.close();
    }
  } finally {
    await plain.close();
  }
}
