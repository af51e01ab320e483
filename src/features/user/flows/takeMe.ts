import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Me } from '@contract/people/me';
import { t } from '@domain/words';
import { isSessionChanged, meLoaded, ranchRightsChanged, toastShown } from '@shared/events';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { attempt } from '@shared/sagas/attempt';
import { selectMe } from '../userSelectors';
import { userApi } from '../userApi';

/** What others have changed about the ranches of a person, one sentence each. A ranch they came to is no such change. */
export function changesOfOthers(before: Me | null, now: Me): string[] {
  if (before?.uuid !== now.uuid) return [];
  return before.ranches.flatMap(({ ranch_uuid: uuid, name, role }) => {
    const ranch = now.ranches.find(({ ranch_uuid }) => ranch_uuid === uuid);
    if (ranch === undefined) return [t`You are no longer on ${name}`];
    if (ranch.role === role) return [];
    const [ranchName, roleName] = [ranch.name, ROLE_NAMES[ranch.role]];
    return [t`Your role on ${ranchName} is ${roleName} now`];
  });
}

/**
 * Takes what the server says of the person while they work, and tells them what others have changed about their ranches.
 * What is known of the ranch then goes from the page, and what they may still see is loaded again.
 */
export function* takeMe(me: Me): SagaGenerator<void> {
  const changes = changesOfOthers(yield* select(selectMe), me);
  yield* put(meLoaded(me));
  for (const words of changes) yield* put(toastShown('info', words));
  if (changes.length > 0) yield* put(ranchRightsChanged());
}

function* lookAgain(): SagaGenerator<void> {
  const outcome = yield* attempt(userApi.me());
  if (outcome.ok) yield* takeMe(outcome.value);
}

/** Asks whether the person still has the place on their ranches that this page goes by. A failure is quiet. */
export function* checkRanches(): SagaGenerator<void> {
  yield* race({ done: call(lookAgain), changed: take(isSessionChanged) });
}
