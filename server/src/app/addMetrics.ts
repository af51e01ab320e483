import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import type { Db } from '../db/Database';
import { measureRequests } from '../http/measureRequests';
import { METRICS_PATH } from '../http/mounts';
import { wrongMetricsToken } from '../http/refusals';
import { noMetrics, type Metrics } from '../metrics/Metrics';
import type { Prometheus } from '../metrics/prometheus';
import { hashOfToken } from '../platform/secrets';

/** Compares hashes, which are of one length, in a time that tells nothing of either. */
function carries({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOfToken(given), hashOfToken(token));
}

/** The figures of this process, for the operator, who knows the token. */
function metricsRoute(app: FastifyInstance, token: string, prometheus: Prometheus): void {
  app.get(METRICS_PATH, async (request, reply) => {
    if (!carries(request, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw wrongMetricsToken();
    }
    return reply.type(prometheus.contentType).send(await prometheus.read());
  });
}

/**
 * Counts what the server does and tells it at `/metrics`. Without a token nobody could ask, so nothing is counted, and
 * the library that counts is not even loaded.
 */
export async function addMetrics(app: FastifyInstance, { config, db }: { config: Config; db: Db }): Promise<Metrics> {
  const { metricsToken } = config;
  if (metricsToken === undefined) return noMetrics;
  const { buildPrometheus } = await import('../metrics/prometheus');
  const prometheus = buildPrometheus(db);
  measureRequests(app, prometheus);
  metricsRoute(app, metricsToken, prometheus);
  return prometheus;
}
