import { put, type SagaGenerator } from 'typed-redux-saga';
import { readInvitationToken } from '@contract/invitationToken';
import { splitFullName } from '@contract/names';
import { foldWhiteSpace } from '@contract/text';
import { sessionOpened } from '@shared/events';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { forms } from '../forms';
import { refuse } from './refuse';

/** Joins the ranch of the invitation that the page was opened with; the email is the invitation's. */
export function* join({ payload }: ReturnType<typeof forms.join.submitted>): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const token = tokens.get('invitationToken') ?? '';
  const body = {
    email: readInvitationToken(token)?.email ?? '',
    ...splitFullName(payload.full_name),
    full_name: foldWhiteSpace(payload.full_name),
    password: payload.password,
    phone_number: foldWhiteSpace(payload.phone_number),
    invitation_token: token,
  };
  const outcome = yield* attemptOnce(authApi.join(body));
  if (!outcome.ok) return yield* refuse('join', outcome.failure);
  yield* put(forms.join.succeeded());
  yield* put(sessionOpened());
}
