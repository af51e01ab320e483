import { createSelector } from '@reduxjs/toolkit';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectAll, selectAreRecordsReady, type WithRecords } from '@records/index';
import { picturesCounted } from '@records/recordsEvents';
import type { Owner } from '@records/store/outboxStore';
import type { PictureStore } from '@records/store/pictureStore';
import { selectWaiting } from '../photosSlice';

const selectNamed = createSelector(
  [(state: WithRecords) => selectAll(state, 'photo')],
  (photos): ReadonlySet<string> => new Set(photos.map(({ data }) => data.sha256)),
);

/** Those that wait of which it changed, since it was noted last, whether a photo names them. */
function* newlyNamed(noted: ReadonlyMap<string, boolean>): SagaGenerator<ReadonlyMap<string, boolean>> {
  const named = yield* select(selectNamed);
  const waiting = Object.keys(yield* select(selectWaiting));
  return new Map(
    waiting.map((sha256) => [sha256, named.has(sha256)] as const).filter(([sha256, is]) => noted.get(sha256) !== is),
  );
}

function* count(): SagaGenerator<{ count: number; since: number }> {
  const named = yield* select(selectNamed);
  const waiting = Object.entries(yield* select(selectWaiting));
  const counted = waiting.filter(([sha256, { refusal }]) => refusal === null && named.has(sha256));
  const since = counted.reduce((first, [, { keptAt }]) => Math.min(first, keptAt), Infinity);
  return { count: counted.length, since: counted.length === 0 ? 0 : since };
}

/**
 * Tells how many pictures of photos wait here whenever that changes, and notes on the disk which of them are those of
 * photos: what was chosen in a form that was never saved waits for nothing.
 */
export function* countWaiting(store: PictureStore, owner: Owner): SagaGenerator<void> {
  const noted = new Map<string, boolean>();
  let told = { count: 0, since: 0 };
  while (true) {
    if (yield* select(selectAreRecordsReady)) {
      const news = yield* newlyNamed(noted);
      for (const [sha256, isNamed] of news) noted.set(sha256, isNamed);
      const counted = yield* count();
      if (counted.count !== told.count || counted.since !== told.since) {
        told = counted;
        yield* put(picturesCounted([{ ...owner, ...counted }]));
      }
      if (news.size > 0) {
        yield* call(() => store.noteNamed(owner, news).catch(() => undefined));
        continue;
      }
    }
    yield* take('*');
  }
}
