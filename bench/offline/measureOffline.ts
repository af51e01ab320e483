import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { measureBadLine } from './measureBadLine';
import { measureCopy } from './measureCopy';
import { measureShell } from './measureShell';
import { buildStorePage } from './serveStorePage';

/** What the app takes without a connection, next to what it takes with one. */
export async function measureOffline(rounds: number): Promise<Figure[]> {
  const script = await buildStorePage();
  const product = await serveProduct({ RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' });
  try {
    return [
      ...(await measureShell(product, rounds)),
      ...(await measureCopy(product, script, rounds)),
      ...(await measureBadLine(product, script, rounds)),
    ];
  } finally {
    await product.close();
  }
}
