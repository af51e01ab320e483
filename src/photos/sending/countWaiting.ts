import { createSelector } from '@reduxjs/toolkit';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectAll, selectAreRecordsReady, type WithRecords } from '@records/index';
import { picturesCounted } from '@records/recordsEvents';
import type { Owner } from '@records/store/outboxStore';
import type { PicturesWaiting, PictureStore } from '@records/store/pictureStore';
import { selectWaiting, selectWaitsForWifi } from '../photosSlice';
import type { PictureRefusal } from './pictureRefusal';

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

/** Why the server takes no picture of this person right now, whichever it is. */
const OF_ALL: readonly unknown[] = ['disk_full', 'pictures_away', 'pictures_full', 'uploads_of_a_day'];
const isOfAll = (putOff: PictureRefusal | null) => OF_ALL.includes(putOff?.reason);

type Counted = Omit<PicturesWaiting, keyof Owner>;

function* count(): SagaGenerator<Counted> {
  const named = yield* select(selectNamed);
  const waiting = Object.entries(yield* select(selectWaiting));
  const counted = waiting.filter(([sha256, { refusal }]) => refusal === null && named.has(sha256));
  const since = counted.reduce((first, [, { keptAt }]) => Math.min(first, keptAt), Infinity);
  return {
    count: counted.length,
    since: counted.length === 0 ? 0 : since,
    isPutOff:
      (yield* select(selectWaitsForWifi)) ||
      counted.every(([, { putOff }]) => putOff !== null) ||
      counted.some(([, { putOff }]) => isOfAll(putOff)),
  };
}

/** Whether the disk took it: what it didn't take is tried again with the next thing that happens. */
const note = (store: PictureStore, owner: Owner, news: ReadonlyMap<string, boolean>): SagaGenerator<boolean> =>
  call(() =>
    store.noteNamed(owner, news).then(
      () => true,
      () => false,
    ),
  );

/** Whether everybody was told that. What counts all that is on the disk knows less, and may tell later. */
function* isTold({ actor, ranchUuid }: Owner, { count, since, isPutOff }: Counted): SagaGenerator<boolean> {
  const told = yield* select(({ records }: WithRecords) =>
    records?.pictures.find((each) => each.actor === actor && each.ranchUuid === ranchUuid),
  );
  if (count !== (told?.count ?? 0)) return false;
  return count === 0 || (since === told?.since && isPutOff === told.isPutOff);
}

/**
 * Tells how many pictures of photos wait here whenever that changes, and notes on the disk which of them are those of
 * photos: what was chosen in a form that was never saved waits for nothing.
 */
export function* countWaiting(store: PictureStore, owner: Owner): SagaGenerator<void> {
  const noted = new Map<string, boolean>();
  while (true) {
    if (yield* select(selectAreRecordsReady)) {
      const news = yield* newlyNamed(noted);
      const counted = yield* count();
      if (!(yield* isTold(owner, counted))) yield* put(picturesCounted([{ ...owner, ...counted }]));
      if (news.size > 0 && (yield* note(store, owner, news))) {
        for (const [sha256, isNamed] of news) noted.set(sha256, isNamed);
        continue;
      }
    }
    yield* take('*');
  }
}
