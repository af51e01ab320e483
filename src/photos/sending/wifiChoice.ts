import { eventChannel } from 'redux-saga';
import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { readItem, writeItem } from '@shared/lib/storage';
import { watch } from '@shared/sagas/watch';
import { lineSeen, selectWaitsForWifi, sendNowAsked, wifiOnlyChosen } from '../photosSlice';
import { lineKind, onLineKind, type LineKind } from './lineKind';

const KEPT = 'grazewell pictures only on wifi';
const YES = 'yes';

/** What may let pictures go out, or stop them. */
const OF_WIFI = [lineSeen, wifiOnlyChosen, sendNowAsked];

/** Resolves once pictures may go out by this connection. */
export function* untilLineServes(): SagaGenerator<void> {
  while (yield* select(selectWaitsForWifi)) yield* take(OF_WIFI);
}

/** Resolves once they may not. */
export function* untilLineFails(): SagaGenerator<true> {
  while (!(yield* select(selectWaitsForWifi))) yield* take(OF_WIFI);
  return true;
}

function* followLine(): SagaGenerator<void> {
  const seen = eventChannel<{ kind: LineKind | null }>((emit) => onLineKind((kind) => emit({ kind })));
  yield* put(lineSeen(lineKind()));
  while (true) yield* put(lineSeen((yield* take(seen)).kind));
}

function* keep({ payload }: ReturnType<typeof wifiOnlyChosen>): SagaGenerator<void> {
  yield* call(writeItem, KEPT, payload ? YES : '');
}

/** Follows what the connection is, and keeps on this device whether pictures wait for Wi-Fi. */
export function* wifiOnlySaga(): SagaGenerator<void> {
  yield* put(wifiOnlyChosen(readItem(KEPT) === YES));
  yield* all([call(followLine), watch('every', wifiOnlyChosen, keep)]);
}
