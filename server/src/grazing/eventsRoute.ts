import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { notFound, stopping } from '../http/refusals';
import { readReader } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { standingColumn } from './groupsTable';
import { Streams } from './Streams';

const STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** Server-Sent Events of a ranch: how far its record is, at once and whenever it grows. */
export function eventsRoute(app: FastifyInstance, deps: GrazingDeps): void {
  const streams = new Streams(deps, app.log);
  app.addHook('preClose', async () => streams.close());
  const options = { exposeHeadRoute: false, config: { key: { scope: 'records', isStream: true } } } as const;
  // A HEAD would open a stream of nothing.
  app.get<RanchRoute>(recordPaths.events(':ranchUuid'), options, async (request, reply) => {
    const asking = { prolongs: false, ofRanch: standingColumn };
    const { ranchUuid, opener, ofRanch: standing } = await readReader(deps, request, asking);
    if (standing === null) throw notFound();
    streams.assertFree(opener);
    if (deps.isDraining()) throw stopping();
    reply.hijack();
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...STREAM })) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.flushHeaders();
    streams.open({ tokenHash: opener.tokenHash, ranchUuid }, reply.raw, {
      epoch: standing.epoch,
      head: standing.revision,
    });
  });
}
