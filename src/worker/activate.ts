import { cacheOf, isOfRelease } from './caches';
import { filesOf } from './install';
import type { Release } from './release';
import { readState, writeState } from './state';

/**
 * Makes a release the active one. Its files and those of the one that was active before stay, since pages of that may be
 * open; every other release goes, also one that was installed and never became active.
 */
export async function activateRelease(release: Release): Promise<void> {
  const state = await readState();
  const { build: current } = release;
  const previous = state.current === current ? state.previous : state.current;
  await writeState(
    { ...state, current, ...(previous === undefined ? {} : { previous }) },
    await filesOf(release, state.language),
  );
  const inUse = [current, previous].flatMap((build) => (build === undefined ? [] : cacheOf(build)));
  const gone = (await caches.keys()).filter((name) => isOfRelease(name) && !inUse.includes(name));
  await Promise.all(gone.map((name) => caches.delete(name)));
}
