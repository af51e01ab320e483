import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { SamplePhoto } from '@domain/sample/samplePhotos';
import { changeRecorded, selectOne, type WithRecords } from '@records/index';
import type { Change } from '@records/group';
import type { Owner } from '@records/store/outboxStore';
import { photoChanges } from '../photoDraft';
import { pictureKept } from '../photosSlice';
import { keepPhoto } from '../picture/keepPhoto';
import { drawScene } from './drawScene';

/** Draws a photo and keeps its picture here; nothing where that can't be, or what it is of is gone. */
function* changesOf(owner: Owner, { subject, paddockUuid, at, caption, scene }: SamplePhoto) {
  const file = yield* call(drawScene, scene);
  const kept = yield* call(() => keepPhoto(owner, file, () => undefined));
  if ('problem' in kept) return [];
  const { sha256, bytes } = kept;
  yield* put(pictureKept({ sha256, bytes, keptAt: Date.now() }));
  const isThere = (yield* select((state: WithRecords) => selectOne(state, subject.kind, subject.uuid))) !== undefined;
  return isThere ? photoChanges({ ...subject, paddockUuid }, [], [{ ...kept, at, isNow: false, caption }]) : [];
}

/** Draws the photos of the sample ranch that is open, and records them as a person's are, in one group of changes. */
export function* drawSample(photos: readonly SamplePhoto[]): SagaGenerator<void> {
  const { actor = null, ranchUuid = null } = (yield* select(({ records }: WithRecords) => records)) ?? {};
  if (actor === null || ranchUuid === null) return;
  const changes: Change[] = [];
  for (const photo of photos) changes.push(...(yield* changesOf({ actor, ranchUuid }, photo)));
  if (changes.length > 0) yield* put(changeRecorded({ what: 'drew_sample_photos' }, changes, 'app'));
}
