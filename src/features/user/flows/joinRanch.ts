import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { meOutdated, noticeShown, ranchChosen } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { refuse } from './account';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectIsMeLoaded } from '../userSelectors';
import { ranchJoined } from '../userSlice';

/** Joins the ranch of the invitation that the page was opened with, and goes on to work in it. */
export function* joinRanch(): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const outcome = yield* attempt(userApi.joinRanch(tokens.get('invitationToken') ?? ''));
  if (!outcome.ok) return yield* refuse('ranchJoin', outcome.failure);
  yield* put(ranchJoined(outcome.value));
  yield* put(ranchChosen({ ranchUuid: outcome.value.ranch_uuid }));
  // An answer that is still under way may be from before this ranch.
  if (!(yield* select(selectIsMeLoaded))) yield* put(meOutdated());
  yield* put(noticeShown('success', `You are on ${outcome.value.name} now`, 'Great!'));
  yield* put(userForms.ranchJoin.succeeded());
  tokens.forget('invitationToken');
}
