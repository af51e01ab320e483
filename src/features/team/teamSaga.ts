import { all, type SagaGenerator } from 'typed-redux-saga';
import { lazily } from '@shared/sagas/lazily';
import { onThisRanch } from '@shared/sagas/onThisRanch';
import { watch } from '@shared/sagas/watch';
import { loadTeam } from './loadTeam';
import { memberChangeFailed, memberRemovalSubmitted, memberRoleSubmitted, teamRetried } from './teamSlice';

const flow = () => import(/* webpackChunkName: "teamFlows" */ './flows/changeMember');
const changeMember = lazily(async () => (await flow()).changeMember, memberChangeFailed);

function* retry({ payload }: ReturnType<typeof teamRetried>): SagaGenerator<void> {
  yield* loadTeam(payload.ranchUuid);
}

/** What an owner changes about the team, and another try to load it. */
export function* teamSaga(): SagaGenerator<void> {
  yield* all([
    watch('leading', [memberRoleSubmitted, memberRemovalSubmitted], onThisRanch(changeMember)),
    watch('leading', teamRetried, onThisRanch(retry)),
  ]);
}
