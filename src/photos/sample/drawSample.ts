import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { SamplePhoto } from '@domain/sample/samplePhotos';
import { changeRecorded, selectAll, selectOne, type DataOf, type WithRecords } from '@records/index';
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
  const isLive = (yield* select((state: WithRecords) => selectOne(state, subject.kind, subject.uuid))) !== undefined;
  return isLive ? photoChanges({ ...subject, paddockUuid }, [], [{ ...kept, at, isNow: false, caption }]) : [];
}

/** Whether a photo is there already: it was recorded, and nobody has noted that. */
const isThere = (all: readonly DataOf<'photo'>[], { subject, caption }: SamplePhoto): boolean =>
  all.some((each) => each.subject_uuid === subject.uuid && each.caption === caption);

/**
 * Draws the photos of the sample ranch that is open, and records those that it lacks as a person's are, in one group of
 * changes. Answers whether there were any.
 */
export function* drawSample(photos: readonly SamplePhoto[]): SagaGenerator<boolean> {
  const { actor = null, ranchUuid = null } = (yield* select(({ records }: WithRecords) => records)) ?? {};
  if (actor === null || ranchUuid === null) return false;
  const all = yield* select((state: WithRecords) => selectAll(state, 'photo').map(({ data }) => data));
  const lacking = photos.filter((photo) => !isThere(all, photo));
  const changes: Change[] = [];
  for (const photo of lacking) changes.push(...(yield* changesOf({ actor, ranchUuid }, photo)));
  if (changes.length > 0) yield* put(changeRecorded({ what: 'drew_sample_photos' }, changes, 'app'));
  return changes.length > 0;
}
