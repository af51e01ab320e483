import { all, call, race, take, type SagaGenerator } from 'typed-redux-saga';
import { isRanchLeft } from '@shared/events';
import { lazily } from '@shared/sagas/lazily';
import { watch } from '@shared/sagas/watch';
import { loadTeam } from './loadTeam';
import { memberChangeFailed, memberRemovalSubmitted, memberRoleSubmitted, teamRetried } from './teamSlice';

const flow = () => import(/* webpackChunkName: "teamFlows" */ './flows/changeMember');
const changeMember = lazily(async () => (await flow()).changeMember, memberChangeFailed);

function* retry({ payload }: ReturnType<typeof teamRetried>): SagaGenerator<void> {
  yield* loadTeam(payload.ranchUuid);
}

/** A worker whose end is of no interest once the ranch is left: somebody may belong to the next one as well. */
function onThisRanch<A>(worker: (action: A) => SagaGenerator<void>) {
  return function* (action: A): SagaGenerator<void> {
    yield* race({ done: call(worker, action), left: take(isRanchLeft) });
  };
}

/** What an owner changes about the team, and another try to load it. */
export function* teamSaga(): SagaGenerator<void> {
  yield* all([
    watch('leading', [memberRoleSubmitted, memberRemovalSubmitted], onThisRanch(changeMember)),
    watch('leading', teamRetried, onThisRanch(retry)),
  ]);
}
