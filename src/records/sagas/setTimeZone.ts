import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { may } from '@contract/ranches/rights';
import { selectIsMasquerade } from '@features/auth';
import { selectRanch } from '@features/user';
import { changed } from '../group';
import { allRead, changeRecorded } from '../recordsEvents';
import { selectAll, selectAreRecordsReady, type WithRecords } from '../recordsSelectors';

/**
 * While nobody has said in which zone a ranch lies, the first who may sets this browser's. An admin who acts as the
 * person sits elsewhere.
 */
export function* setTimeZone(): SagaGenerator<void> {
  while (!(yield* select(selectAreRecordsReady))) yield* take(allRead);
  const ranch = yield* select(selectRanch);
  const [settings] = yield* select((state: WithRecords) => selectAll(state, 'ranch'));
  if (ranch === null || settings === undefined || settings.data.time_zone !== null) return;
  if (!may(ranch.role, 'rename') || (yield* select(selectIsMasquerade))) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  yield* put(changeRecorded({ what: 'set_time_zone' }, [changed('ranch', settings, { time_zone: timeZone })], 'app'));
}
