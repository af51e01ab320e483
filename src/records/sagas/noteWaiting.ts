import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { markWaiting } from '@shared/lib/waitingMark';
import { stateOf } from '../recordsSelectors';
import { findDevice } from '../store/findDevice';

/** Notes for the page of who comes next whether anything waits on this device: a change, or the picture of a photo. */
export function* noteWaiting(): SagaGenerator<void> {
  const device = findDevice();
  if (device === undefined) return;
  const { pictures } = yield* select(stateOf);
  yield* call(() =>
    device.outbox.isAnyWaiting().then(
      (isAny) => markWaiting(isAny || pictures.length > 0),
      () => undefined,
    ),
  );
}
