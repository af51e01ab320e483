import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { buildBaselines } from '../baselines/buildBaselines';

export interface Site {
  /** Without a slash at its end. */
  address: string;
  /** The folder of the built files. */
  dist: string;
  close: () => Promise<void>;
}

/** Builds the pages to compare with and serves them as the product serves its own: compressed beforehand. */
export async function serveBaselines(): Promise<Site> {
  const dist = await mkdtemp(join(tmpdir(), 'grazewell-baselines-'));
  await buildBaselines(dist);
  const app = fastify();
  await app.register(fastifyStatic, { root: dist, preCompressed: true, cacheControl: false });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await rm(dist, { recursive: true });
  };
  return { address: address.replace('127.0.0.1', 'localhost'), dist, close };
}
