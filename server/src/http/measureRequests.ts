import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/Metrics';

/** Counts each request when it has been answered. One whose caller went away first is not counted. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
