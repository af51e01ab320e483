import { call, take, type SagaGenerator } from 'typed-redux-saga';
import { areMarkedPictures, photosNeeded } from '@photos/picturesMark';
import type { LateParts } from '../lateParts';

const load = () => import(/* webpackChunkName: "photos" */ '@photos/index').catch(() => undefined);

/** Adds what keeps and sends pictures, once there are some on this device or a form can take them. */
export function* addPhotos(parts: LateParts): SagaGenerator<void> {
  let isAsked = areMarkedPictures();
  while (true) {
    if (!isAsked) yield* take(photosNeeded);
    isAsked = false;
    const photos = yield* call(load);
    // The line may bring it the next time.
    if (photos === undefined) continue;
    parts.addReducer({ reducerPath: 'photos', reducer: photos.photosReducer });
    parts.extra.sagas.run(photos.photosSaga);
    return;
  }
}
