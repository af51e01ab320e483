import { cacheOf } from './caches';
import { listFor, type Files, type Release } from './release';
import { keepShell } from './shell';
import { readFiles, readState } from './state';

const AT_ONCE = 4;

/** Does something with each item, a few at a time, and fails with the first that fails. */
async function each<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** A file that is what the list says, or a rejection: a page of another network in its place never gets in. */
async function fetchFile(path: string, integrity: string): Promise<Response> {
  const answer = await fetch(path, { integrity, cache: 'no-cache', credentials: 'omit', priority: 'low' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Finds a file of the active release by its digest, whatever it is called there. */
async function filesOfActive(current: string | undefined) {
  if (current === undefined) return async () => undefined;
  const cache = await caches.open(cacheOf(current));
  const paths = new Map(Object.entries(await readFiles()).map(([path, digest]) => [digest, path]));
  return async (digest: string) => {
    const path = paths.get(digest);
    return path === undefined ? undefined : cache.match(path);
  };
}

/** The list of a release's files as it is kept, else as the server has it. */
export async function filesOf(release: Release, language: string): Promise<Files> {
  const cache = await caches.open(cacheOf(release.build));
  const { path, integrity } = listFor(release, language);
  if ((await cache.match(path)) === undefined) await cache.put(path, await fetchFile(path, integrity));
  return (await (await cache.match(path))?.json()) as Files;
}

/**
 * Keeps all files of a release in a language, without a word about it in the one that it is kept in. What is there stays: an install that was cut off goes on where it stopped.
 *
 * @throws where a file is not what the list says, or does not come
 */
export async function keepRelease(release: Release, other?: string): Promise<void> {
  const { current, language: kept } = await readState();
  const language = other ?? kept;
  const cache = await caches.open(cacheOf(release.build));
  const files = await filesOf(release, language);
  const findActive = await filesOfActive(current);
  await each(Object.entries(files), async ([path, digest]) => {
    if ((await cache.match(path)) !== undefined) return;
    await cache.put(path, (await findActive(digest)) ?? (await fetchFile(path, `sha256-${digest}`)));
  });
  if (!(await keepShell(cache, language, listFor(release, language)))) throw new Error('app.html is of another build');
}
