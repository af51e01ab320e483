import { FIRST_LANGUAGE, STATE, STATE_CACHE } from './caches';
import type { Files } from './release';

export interface State {
  /** The build of the release that is active; missing before the first has been. */
  readonly current?: string;
  /** The build of the one that was active before it, whose pages may still be open. */
  readonly previous?: string;
  readonly language: string;
}

/** The list of the active release, in the state's cache. */
const FILES = '/files';

const asJson = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

async function read(path: string): Promise<unknown> {
  const kept = await (await caches.open(STATE_CACHE)).match(path);
  return kept?.json();
}

export async function readState(): Promise<State> {
  return { language: FIRST_LANGUAGE, ...((await read(STATE)) as Partial<State> | undefined) };
}

/** The files of the active release; none where there is no such release. */
export const readFiles = async (): Promise<Files> => ((await read(FILES)) as Files | undefined) ?? {};

export async function writeState(state: State, files: Files): Promise<void> {
  const cache = await caches.open(STATE_CACHE);
  await cache.put(FILES, asJson(files));
  await cache.put(STATE, asJson(state));
}
