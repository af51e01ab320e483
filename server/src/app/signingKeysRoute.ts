import type { FastifyInstance } from 'fastify';
import { presentKeySet } from '../chain';
import type { AppDeps } from './AppDeps';

/** The public keys by which anyone checks the signed ends of chains. */
export function signingKeysRoute(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  app.get('/.well-known/grazewell-keys.json', () => presentKeySet(db));
}
