import type { Action } from '@reduxjs/toolkit';
import type { MapLayer, TileSource } from '@contract/http/mapTiles';
import { sampleOf, tilesOfPlan, type GroundPlan } from '@domain/geometry/groundPlan';
import { buffers, channel, type Channel } from 'redux-saga';
import { call, cancel, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { pressActs } from '@shared/presses/presses';
import { watch } from '@shared/sagas/watch';
import { copyChanged, copyRemoved } from '../recordsEvents';
import type { Owner } from '../store/outboxStore';
import * as events from './groundSlice';
import { groundOf, type GroundStanding } from './groundSlice';
import { selectKeepableSource, selectPlan, urlOfTile } from './groundSource';
import { groundStore, type GroundShelf, type KeptTile } from './groundStore';
import { isLineDear } from './isLineDear';
import { keepTiles, weighTiles } from './keepTiles';

const SAMPLE = 10;
/** How many tiles are told of at a time. */
const TOLD_AT_ONCE = 10;

const urlsOf = (plan: GroundPlan, { template }: TileSource) =>
  tilesOfPlan(plan).map((tile) => urlOfTile(template, tile));

const sumOf = (tiles: readonly KeptTile[]) => tiles.reduce((sum, { bytes }) => sum + bytes, 0);

function meanOf(tiles: readonly KeptTile[]): number | null {
  const pictures = tiles.filter(({ bytes }) => bytes > 0);
  return pictures.length === 0 ? null : sumOf(pictures) / pictures.length;
}

const keptOf = async (owner: Owner, layer: MapLayer): Promise<readonly KeptTile[]> => {
  if (!(await groundStore.has(owner, layer))) return [];
  return (await groundStore.open(owner, layer))?.tiles() ?? [];
};

/** How the ground of a layer stands; by what a tile weighs, or else by what the kept ones weigh. */
function* standingOf(owner: Owner, layer: MapLayer, weight: number | null = null): SagaGenerator<GroundStanding> {
  const nothing: GroundStanding = { layer, plan: null, kept: 0, bytes: 0, meanBytes: null };
  const source = yield* select(selectKeepableSource, layer);
  if (source === undefined) return nothing;
  const tiles = yield* call(() => keptOf(owner, layer).catch(() => []));
  const meanBytes = weight ?? meanOf(tiles);
  const plan = yield* select(selectPlan, source, meanBytes ?? undefined);
  if (plan === undefined) return nothing;
  const wanted = new Set(urlsOf(plan, source));
  const kept = tiles.filter(({ url }) => wanted.has(url));
  const { firstZoom, lastZoom, tiles: count, isCut } = plan;
  return {
    layer,
    plan: { firstZoom, lastZoom, tiles: count, isCut },
    kept: kept.length,
    bytes: sumOf(kept),
    meanBytes,
  };
}

function* look(owner: Owner, layer: MapLayer | undefined): SagaGenerator<void> {
  if (layer !== undefined) yield* put(events.groundStands(yield* standingOf(owner, layer)));
}

/** Whether the person is to be asked about the line first, and is. */
function* asksAboutLine(): SagaGenerator<boolean> {
  if (!isLineDear() || (yield* select(groundOf)).isLineFine) return false;
  yield* put(events.lineAsked());
  return true;
}

/** Looks at a few tiles, so that the person knows how much it is before it begins. */
function* measure(owner: Owner, layer: MapLayer, over: AbortSignal): SagaGenerator<void> {
  if (yield* asksAboutLine()) return;
  const source = yield* select(selectKeepableSource, layer);
  const plan = source && (yield* select(selectPlan, source));
  if (source === undefined || plan === undefined) {
    yield* look(owner, layer);
    yield* put(events.groundEnded(null));
    return;
  }
  const urls = sampleOf(tilesOfPlan(plan), SAMPLE).map((tile) => urlOfTile(source.template, tile));
  const weight = yield* call(weighTiles, urls, over);
  if (typeof weight === 'string') yield* put(events.groundEnded(weight));
  else yield* put(events.groundMeasured(yield* standingOf(owner, layer, weight)));
}

function* tell(kept: Channel<number>): SagaGenerator<void> {
  let [tiles, bytes] = [0, 0];
  while (true) {
    bytes += yield* take(kept);
    tiles += 1;
    if (tiles < TOLD_AT_ONCE) continue;
    yield* put(events.tilesKept({ tiles, bytes }));
    [tiles, bytes] = [0, 0];
  }
}

/** Keeps what is missing of the plan, and lets go of what isn't in it any more. */
function* fill(shelf: GroundShelf, urls: readonly string[], over: AbortSignal): SagaGenerator<void> {
  const { isLineFine } = yield* select(groundOf);
  const before = new Set((yield* call(shelf.tiles)).map(({ url }) => url));
  const missing = urls.filter((url) => !before.delete(url));
  const kept = channel<number>(buffers.expanding());
  const telling = yield* fork(tell, kept);
  const trouble = yield* call(keepTiles, shelf, missing, {
    isLineFine,
    over,
    onKept: (bytes: number) => kept.put(bytes),
  });
  yield* cancel(telling);
  if (trouble === null) yield* call(shelf.remove, [...before]);
  if (trouble === 'full') {
    yield* call(groundStore.keepOnly, null);
    yield* put(events.groundFreed());
  } else yield* put(events.groundEnded(trouble));
}

function* keepAll(owner: Owner, layer: MapLayer, over: AbortSignal): SagaGenerator<void> {
  if (yield* asksAboutLine()) return;
  const source = yield* select(selectKeepableSource, layer);
  const { standing } = yield* select(groundOf);
  const plan = source && (yield* select(selectPlan, source, standing?.meanBytes ?? undefined));
  const shelf = yield* call(() => groundStore.open(owner, layer).catch(() => undefined));
  if (source === undefined || plan === undefined || shelf === undefined) {
    yield* put(events.groundEnded('blocked'));
    return;
  }
  yield* fill(shelf, urlsOf(plan, source), over);
  yield* look(owner, layer);
}

/** What follows from what happened; a later event ends it. */
function* follow(owner: Owner, action: Action): SagaGenerator<void> {
  const controller = new AbortController();
  const { groundAsked, lineAccepted, groundWanted } = events;
  // A button lies where the next one comes: a second press must not answer what nobody has read.
  const isShown = events.groundShown.match(action) ? undefined : yield* call(pressActs);
  try {
    if (groundAsked.match(action) || lineAccepted.match(action)) {
      yield* measure(owner, action.payload, controller.signal);
    } else if (groundWanted.match(action)) yield* keepAll(owner, action.payload, controller.signal);
    else if (events.groundShown.match(action)) yield* look(owner, action.payload);
    else if (events.groundStopped.match(action)) yield* look(owner, (yield* select(groundOf)).standing?.layer);
    isShown?.();
  } finally {
    controller.abort();
  }
}

/** Keeps the ground of the open ranch's map on this device, as the person wants it. */
export function* keepGround(owner: Owner): SagaGenerator<void> {
  yield* put(events.groundForgotten());
  const { groundShown, groundAsked, lineAccepted, groundWanted, groundStopped, groundFreed } = events;
  yield* watch('every', copyRemoved, function* () {
    // Once it's gone: a page that looked before would make an empty cache in its place.
    yield* take(copyChanged);
    yield* put(events.groundForgotten());
  });
  yield* watch(
    'latest',
    [groundShown, groundAsked, lineAccepted, groundWanted, groundStopped, groundFreed, copyRemoved],
    (action: Action) => follow(owner, action),
  );
  // The person may have logged in before anything here heard of it. A page is heard meanwhile.
  yield* call(groundStore.keepOnly, owner.actor);
}
