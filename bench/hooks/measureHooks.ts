import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { hookFigures } from './hookFigures';
import { HookBench, type HookRound } from './hookRound';

/** What a server that is measured with webhooks is set to: the bench calls and listens on one machine. */
export const HOOK_SETTINGS = {
  RATE_LIMIT_PER_ADDRESS: '1000000',
  LOG_LEVEL: 'warn',
  WEBHOOK_ALLOW: '127.0.0.0/8',
};

/** Measures a server at an address this often, after a round that does not count. */
export async function measureHooksAt(address: string, rounds: number): Promise<Figure[]> {
  const bench = await HookBench.start(address);
  try {
    process.stderr.write('Webhooks, a round that does not count, to warm up\n');
    await bench.round();
    const measured: HookRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Webhooks, round ${round} of ${rounds}\n`);
      measured.push(await bench.round());
    }
    return hookFigures(measured);
  } finally {
    await bench.stop();
  }
}

/** What webhooks and `figures` cost on this machine, which the bench and the receivers share with the server. */
export async function measureHooks(rounds: number): Promise<Figure[]> {
  const product = await serveProduct(HOOK_SETTINGS);
  try {
    return await measureHooksAt(product.address, rounds);
  } finally {
    await product.close();
  }
}
