import { put, type SagaGenerator } from 'typed-redux-saga';
import { typedNumber } from '@domain/formats/typedNumber';
import { foldWhiteSpace } from '@contract/text/text';
import { LANGUAGE } from '@domain/language/language';
import { sessionOpened } from '@shared/events';
import { attemptOnce } from '@shared/sagas/attemptOnce';
import { fromContext } from '@shared/sagas/context';
import { refuse } from '@shared/sagas/attempt';
import { authApi } from '../authApi';
import { forms } from '../forms';

/** Joins the program of the link that the page was opened with, with a ranch of the partner's own. */
export function* partnerJoin({ payload }: ReturnType<typeof forms.partnerJoin.submitted>): SagaGenerator<void> {
  const tokens = yield* fromContext('linkTokens');
  const body = {
    ...payload,
    email: payload.email.trim(),
    language: LANGUAGE,
    first_name: foldWhiteSpace(payload.first_name),
    last_name: foldWhiteSpace(payload.last_name),
    name: foldWhiteSpace(payload.name),
    members_count: typedNumber(payload.members_count) ?? NaN,
    contract_token: tokens.get('invitation_token') ?? '',
  };
  const outcome = yield* attemptOnce(authApi.partnerJoin(body));
  if (!outcome.ok) return yield* refuse(forms.partnerJoin.failed, outcome.failure);
  yield* put(forms.partnerJoin.succeeded());
  yield* put(sessionOpened());
  tokens.forget('invitation_token');
}
