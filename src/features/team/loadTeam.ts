import { put, type SagaGenerator } from 'typed-redux-saga';
import { stepFailed } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { teamApi } from './teamApi';
import { teamLoaded } from './teamSlice';

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
