import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config';

function pathOf(address: string): string {
  return new URL(address, 'http://here').pathname.replace(/\/+$/, '');
}

/** Where the calls of each version stand: the paths of the addresses that the client is told. */
export function mountsOf({ client }: Config): { v1: string; v3: string } {
  return { v1: pathOf(client.apiV1), v3: pathOf(client.apiV3) };
}

/** Registers the route of a call. */
type AddRoute<Deps> = (scope: FastifyInstance, deps: Deps) => void;

/** The calls of a domain, by the mount below which they stand. */
export interface Calls<Deps> {
  v1: readonly AddRoute<Deps>[];
  v3: readonly AddRoute<Deps>[];
}

/** Not below the calls: it is for the operator, each process by itself. */
export const METRICS_PATH = '/metrics';

/** The part of a path, decoded, that the route for all pages has matched. */
export interface AnyPath {
  '*'?: string;
}

/**
 * Whether a path that only the route for all pages has matched is one of calls: there is nothing. So is the metrics',
 * or a scraper without luck would take HTML for figures.
 */
export function isUnknownCall(config: Config, { '*': rest }: AnyPath): boolean {
  const { v1, v3 } = mountsOf(config);
  const path = `/${rest}`;
  const mounts = ['/api', v1, v3, METRICS_PATH].filter((mount) => mount !== '');
  return rest !== undefined && mounts.some((mount) => path === mount || path.startsWith(`${mount}/`));
}
