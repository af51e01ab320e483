import { call, select, take, type SagaGenerator } from 'typed-redux-saga';
import { MAP_LAYERS, type TileSource } from '@contract/http/mapTiles';
import { selectConnection } from '@features/ui';
import { connectionChanged } from '@shared/events';
import { untilIdle } from '@shared/lib/untilIdle';
import type { Owner } from '../store/outboxStore';
import { groundStore } from './groundStore';
import { beginningOf, selectKeepableSource } from './groundSource';
import { isLineDear } from './isLineDear';
import { keepTiles } from './keepTiles';

const OLD_MS = 180 * 86_400_000;

/** Lets go of what was kept of a source that may not be kept any more, or of another one that was there before. */
async function leaveOut(owner: Owner, layer: string, source: TileSource | undefined): Promise<void> {
  if (!(await groundStore.has(owner, layer))) return;
  if (source === undefined) {
    await groundStore.forgetLayer(owner, layer);
    return;
  }
  const beginning = beginningOf(source);
  const shelf = await groundStore.open(owner, layer);
  const others = ((await shelf?.tiles()) ?? []).filter(({ url }) => !url.startsWith(beginning));
  await shelf?.remove(others.map(({ url }) => url));
}

async function freshen(owner: Owner, layer: string, over: AbortSignal): Promise<void> {
  if (!(await groundStore.has(owner, layer))) return;
  const shelf = await groundStore.open(owner, layer);
  const tiles = (await shelf?.tiles()) ?? [];
  const old = tiles.filter(({ at }) => Date.now() - at > OLD_MS).map(({ url }) => url);
  if (shelf !== undefined && old.length > 0) await keepTiles(shelf, old, { isLineFine: false, over });
}

/** Fetches kept tiles again that are older than 180 days, once a start, while the page is idle and online. */
export function* freshenGround(owner: Owner): SagaGenerator<void> {
  const controller = new AbortController();
  try {
    yield* call(untilIdle);
    while ((yield* select(selectConnection)) !== 'online') yield* take(connectionChanged);
    for (const layer of MAP_LAYERS) {
      const source = yield* select(selectKeepableSource, layer);
      yield* call(leaveOut, owner, layer, source);
      if (source !== undefined && !isLineDear()) yield* call(freshen, owner, layer, controller.signal);
    }
  } catch {
    // What fails stays as it is, and nothing else ends with it; the next start tries again.
  } finally {
    controller.abort();
  }
}
