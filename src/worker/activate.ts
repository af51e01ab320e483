import { cacheOf, isOfRelease } from './caches';
import { filesOf } from './install';
import type { Release } from './release';
import { readState, writeState } from './state';

/**
 * Makes a release the active one, in another language where one is named. Its files and those of the one that was active before stay, since pages of that may be
 * open; every other release goes, also one that was installed and never became active.
 */
export async function activateRelease(release: Release, other?: string): Promise<void> {
  const state = await readState();
  const language = other ?? state.language;
  const { build: current } = release;
  const previous = state.current === current ? state.previous : state.current;
  await writeState(
    { ...state, current, language, ...(previous === undefined ? {} : { previous }) },
    await filesOf(release, language),
  );
  const inUse = [current, previous].flatMap((build) => (build === undefined ? [] : cacheOf(build)));
  const gone = (await caches.keys()).filter((name) => isOfRelease(name) && !inUse.includes(name));
  await Promise.all(gone.map((name) => caches.delete(name)));
}
