import { paths } from '@contract/http/paths';
import { linkSchema, type LinkState } from '@contract/people/link';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../limits/attempts';
import type { AppDeps } from './AppDeps';
import { stateOfLink } from './stateOfLink';

export function linkRoute(app: FastifyInstance, deps: AppDeps): void {
  app.post(paths.v1.link, async (request): Promise<{ state: LinkState }> => {
    const { kind, token } = await parseBody(linkSchema, request.body);
    await countTry(deps, request.ip);
    return { state: await stateOfLink(deps, kind, token) };
  });
}
