import { call, take, type SagaGenerator } from 'typed-redux-saga';
import { paths } from '@contract/http/paths';
import { sessionOpened } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import type { Registered } from './appWorker';

const schema = async () => (await import('@contract/people/noticeSettings')).noticeSettingsSchema;

/** What the server says where this browser's notices are nobody's, or somebody else's. */
const NOT_FOUND = 'not_found';

function* takeUp({ pushHere, pushTaken, endPush }: Registered): SagaGenerator<void> {
  const body = yield* call(pushHere);
  if (body === undefined) return;
  const outcome = yield* attempt({ method: 'POST', api: 'v1', path: paths.v1.noticesHere, body, schema });
  if (outcome.ok) yield* call(pushTaken, body);
  else if (outcome.failure.code === NOT_FOUND) yield* call(endPush);
}

/**
 * Goes on with the notices of this browser, in the session that the person has now. Where they aren't this person's the
 * browser gives them up.
 */
export function* takeUpNotices(registered: Registered): SagaGenerator<void> {
  while (true) {
    yield* takeUp(registered);
    yield* take(sessionOpened);
  }
}
