import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { measureForm } from './measureForm';
import { measureMany } from './measureMany';
import { measureNotices } from './measureNotices';
import { measureSizes } from './measureSizes';
import { measureUpload } from './measureUpload';

/** What photos take: in their forms, on their way, on the server, and once there are many. */
export async function measurePhotos(rounds: number): Promise<Figure[]> {
  const product = await serveProduct({ RATE_LIMIT_PER_ADDRESS: '1000000', LOG_LEVEL: 'warn' });
  try {
    return [
      ...(await measureMany(product, rounds)),
      ...(await measureForm(product, rounds)),
      ...(await measureUpload(product, rounds)),
      ...(await measureSizes(product, rounds)),
      ...(await measureNotices(rounds)),
    ];
  } finally {
    await product.close();
  }
}
