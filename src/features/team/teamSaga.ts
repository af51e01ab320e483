import { all, put, type SagaGenerator } from 'typed-redux-saga';
import { stepFailed } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { lazily } from '@shared/sagas/lazily';
import { onThisRanch, watch } from '@shared/sagas/watch';
import { memberChange, memberRemovalSubmitted, memberRoleSubmitted, teamLoaded, teamRetried } from './teamSlice';
import { teamApi } from './teamApi';

/** Loads who belongs to the ranch; without a ranch the team is empty. A failure is quiet. */
export function* loadTeam(ranchUuid: string | null): SagaGenerator<void> {
  if (ranchUuid === null) {
    yield* put(teamLoaded([]));
    return;
  }
  const outcome = yield* attempt(teamApi.ofRanch(ranchUuid));
  if (outcome.ok) yield* put(teamLoaded(outcome.value));
  else yield* put(stepFailed({ step: 'team', failure: outcome.failure }));
}

const flow = () => import('./flows/changeMember');
const changeMember = lazily(async () => (await flow()).changeMember, memberChange.failed);

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
