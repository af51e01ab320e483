import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIsMasquerade } from '@features/auth';
import { photosNeeded } from '@photos/photosNeeded';
import { sampleFilled } from '@records/sampleAsked';
import { onThisRanch, watch } from '@shared/sagas/watch';

const load = () => import('@photos/sample/drawSample').catch(() => undefined);

/** A sample ranch is whole without photos: where they don't load, or can't be drawn, nobody is told. */
function* onFilled({ payload }: ReturnType<typeof sampleFilled>): SagaGenerator<void> {
  if (yield* select(selectIsMasquerade)) return;
  yield* put(photosNeeded());
  const loaded = yield* call(load);
  if (loaded !== undefined) yield* call(loaded.drawSample, payload);
}

/** Adds photos to a sample ranch once it is filled here. */
export function* addSamplePhotos(): SagaGenerator<void> {
  yield* watch('latest', sampleFilled, onThisRanch(onFilled));
}
