import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Ranch } from '@contract/people/me';
import { readInvitationToken } from '@contract/ranches/invitationToken';
import { t } from '@domain/words';
import { meOutdated, ranchChosen, toastShown } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { attempt, refuse } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectIsMeLoaded, selectMe } from '../userSelectors';
import { ranchJoined } from '../userSlice';

/** The ranch of a used invitation, when it was this person who used it a moment ago and the answer was lost. */
function* joinedBefore(token: string, { code }: Failure): SagaGenerator<Ranch | undefined> {
  if (code !== 'token_used') return undefined;
  const before = (yield* select(selectMe))?.ranches.map(({ ranch_uuid }) => ranch_uuid) ?? [];
  const answer = yield* attempt(userApi.me());
  if (!answer.ok) return undefined;
  const name = readInvitationToken(token)?.ranch_name;
  return answer.value.ranches.find((ranch) => ranch.name === name && !before.includes(ranch.ranch_uuid));
}

/** Joins the ranch of the invitation that the page was opened with, and goes on to work in it. */
export function* joinRanch(): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const token = tokens.get('invitationToken') ?? '';
  const outcome = yield* attempt(userApi.joinRanch(token));
  const ranch = outcome.ok ? outcome.value : yield* joinedBefore(token, outcome.failure);
  if (!outcome.ok && ranch === undefined) return yield* refuse(userForms.ranchJoin.failed, outcome.failure);
  if (ranch === undefined) return;
  const { name } = ranch;
  yield* put(ranchJoined(ranch));
  yield* put(ranchChosen({ ranchUuid: ranch.ranch_uuid }));
  // An answer that is still under way may be from before this ranch.
  if (!(yield* select(selectIsMeLoaded))) yield* put(meOutdated());
  yield* put(toastShown('success', t`You are on ${name} now`, t`Great!`));
  yield* put(userForms.ranchJoin.succeeded());
  tokens.forget('invitationToken');
}
