import { delay, put, race, type SagaGenerator } from 'typed-redux-saga';
import type { LinkParameter } from '@contract/http/links';
import type { LinkKind } from '@contract/people/link';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import { attempt } from '@shared/sagas/attempt';
import { fromContext } from '@shared/sagas/context';
import { authApi } from '../authApi';
import { forms } from '../forms';

/** How long the page waits for the answer: after that the form is shown, and its own call says what is wrong. */
const PATIENCE_MS = 3_000;

const PARAMETERS: Record<LinkKind, LinkParameter> = {
  invitation: 'invitationToken',
  contract: 'invitation_token',
  reset: 'token',
  cancel_delete: 'token',
};

/** Asks how the link stands that the page was opened with. Whatever keeps the answer away is quiet. */
export function* checkLink({ payload: kind }: ReturnType<typeof forms.link.submitted>): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const token = tokens.get(PARAMETERS[kind]) ?? '';
  const { outcome } = yield* race({ outcome: attempt(authApi.link({ kind, token })), late: delay(PATIENCE_MS) });
  if (outcome?.ok === true) {
    const { state } = outcome.value;
    yield* put(state === 'good' ? forms.link.succeeded() : forms.link.failed({ code: `token_${state}`, message: '' }));
    return;
  }
  const failure = outcome?.failure ?? { code: 'timeout', message: SOMETHING_WENT_WRONG };
  // What the server does not even take for a token is none.
  yield* put(forms.link.failed(failure.code === 'invalid' ? { ...failure, code: 'token_invalid' } : failure));
}
