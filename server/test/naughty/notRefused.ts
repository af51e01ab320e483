import { nameOf } from '../support/callsOf';
import { problemOf } from './problemOf';
import type { Stage } from './Stage';

/** Sends each of some bodies with every call that takes one; answers what came of those that were not bad JSON. */
export async function notRefused(stage: Stage, bodies: readonly (string | Buffer)[]): Promise<unknown[]> {
  const before = await stage.rows();
  const found: unknown[] = [];
  for (const call of stage.calls.filter(({ method }) => method !== 'GET')) {
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${stage.host.owner}` };
      const response = await stage.test.app.inject({ method: call.method, url: stage.urlOf(call), headers, payload });
      const isRefused = response.statusCode === 400 && response.json().code === 'bad_json';
      if (!isRefused || problemOf(response)) found.push([nameOf(call), payload, response.statusCode, response.body]);
    }
  }
  expect(await stage.rows()).toEqual(before);
  return found;
}
