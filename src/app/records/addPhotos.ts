import { isAnyOf } from '@reduxjs/toolkit';
import { call, select, take, type SagaGenerator } from 'typed-redux-saga';
import { photosNeeded } from '@photos/photosNeeded';
import { changeRecorded, selectAll, type WithRecords } from '@records/index';
import { allRead, changesRead, ranchRestored } from '@records/recordsEvents';
import type { LateParts } from '../lateParts';

const load = () => import('@photos/index').catch(() => undefined);

/** What may bring the first photo of a ranch. */
const mayBringOne = isAnyOf(allRead, changeRecorded, changesRead, photosNeeded, ranchRestored);

const hasPhotos = (state: WithRecords): boolean => selectAll(state, 'photo').length > 0;

/**
 * Adds what keeps and sends pictures, once the ranch has photos or a form can take them. A picture that waits on this device
 * is always that of a photo: nothing else has to say that there is one.
 */
export function* addPhotos(parts: LateParts): SagaGenerator<void> {
  while (true) {
    const action = yield* take(mayBringOne);
    if (!photosNeeded.match(action) && !(yield* select(hasPhotos))) continue;
    const photos = yield* call(load);
    // The line may bring it the next time.
    if (photos === undefined) continue;
    parts.addReducer({ reducerPath: 'photos', reducer: photos.photosReducer });
    parts.extra.sagas.run(photos.photosSaga);
    return;
  }
}
