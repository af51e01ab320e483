import { createHash } from 'node:crypto';
import { recordPaths } from '@contract/grazing/recordPaths';
import { describeCalls } from '@contract/openapi/document';
import type { FastifyInstance } from 'fastify';
import { sendAsMade } from '../http/compression';
import { mountsOf } from '../http/mounts';
import type { AppDeps } from './AppDeps';

async function* whole(text: string): AsyncGenerator<string, void> {
  yield text;
}

function describe(config: AppDeps['config']): { json: string; etag: string } {
  const json = JSON.stringify(describeCalls(mountsOf(config)));
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"` };
}

/**
 * What the calls of this server are, for programs and pages of any site: it is public, and takes no credentials. It is made
 * before the server listens, so no request waits for it.
 */
export function openapiRoute(app: FastifyInstance, { config }: AppDeps): void {
  const { json, etag } = describe(config);

  app.get(recordPaths.openapi, async (request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .removeHeader('access-control-allow-credentials');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendAsMade(request, reply, whole(json));
  });
}
