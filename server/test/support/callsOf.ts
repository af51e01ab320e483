import type { OutgoingHttpHeaders } from 'node:http';
import type { TestApp } from './testApp';

export interface Call {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path with its parameters by name, as `:ranchUuid`. */
  pattern: string;
}

const LINE = /^([│ ]*)[├└]── (\S*) \(/;
const STEP = 4;

/** Every path that the server has a route for, out of the tree in which fastify draws them. */
function patternsIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part] = LINE.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / STEP;
    above[depth] = `${depth === 0 ? '' : above[depth - 1]}${part}`;
    return [above[depth]];
  });
}

/** A path with something in the place of each parameter. */
export function fill(pattern: string, parameters: Record<string, string>): string {
  return pattern
    .replace(/:(\w+)/g, (_all, name: string) => parameters[name] ?? 'unknown')
    .replace(/^\/?\*$/, '/anything');
}

/**
 * Every call that the server takes, asked of its own routes, so that a new one is among them by itself.
 *
 * @param withHeads also those that answer HEAD and no GET
 */
export async function callsOf(
  test: Pick<TestApp, 'app'> & { call: (method: 'OPTIONS', url: string) => Promise<{ headers: OutgoingHttpHeaders }> },
  { withHeads = false } = {},
): Promise<Call[]> {
  const patterns = new Set(patternsIn(test.app.printRoutes({ commonPrefix: false })));
  const calls = await Promise.all(
    [...patterns].map(async (pattern) => {
      const { headers } = await test.call('OPTIONS', fill(pattern, {}));
      const methods = String(headers.allow ?? '').split(', ');
      const isCall = (method: string) =>
        method !== '' && (method !== 'HEAD' || (withHeads && !methods.includes('GET')));
      return methods.filter(isCall).map((method) => ({ method, pattern }) as Call);
    }),
  );
  return calls.flat();
}

export const nameOf = ({ method, pattern }: Call) => `${method} ${pattern}`;
