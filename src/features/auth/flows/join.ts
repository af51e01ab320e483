import { put, type SagaGenerator } from 'typed-redux-saga';
import { readInvitationToken } from '@contract/ranches/invitationToken';
import { splitFullName } from '@contract/text/names';
import { foldWhiteSpace } from '@contract/text/text';
import { LANGUAGE } from '@domain/language/language';
import { sessionOpened } from '@shared/events';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { fromContext } from '@shared/sagas/context';
import { refuse } from '@shared/sagas/attempt';
import { authApi } from '../authApi';
import { forms } from '../forms';

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
    language: LANGUAGE,
    invitation_token: token,
  };
  const outcome = yield* attemptOnce(authApi.join(body));
  if (!outcome.ok) return yield* refuse(forms.join.failed, outcome.failure);
  yield* put(forms.join.succeeded());
  yield* put(sessionOpened());
}
