import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { birthWeightsIn } from '@contract/people/birthWeights';
import type { Me, Preferences } from '@contract/people/me';
import { isSessionChanged } from '@shared/events';
import { attempt } from '@shared/sagas/attempt';
import { userApi } from '../userApi';
import { userForms } from '../userForms';
import { selectMe, selectUserForm } from '../userSelectors';

const selectPreferencesSave = selectUserForm('preferences');

/** What the app notes about a person by itself. */
function notesIn(settings: Preferences): Preferences {
  const { onboardingDone, lastRanchUuid } = settings;
  return {
    ...birthWeightsIn(settings),
    ...(onboardingDone === undefined ? {} : { onboardingDone }),
    ...(lastRanchUuid === undefined ? {} : { lastRanchUuid }),
  };
}

/** Who the person is by now on the server, asked while no form of theirs is being saved. */
function* freshMe(): SagaGenerator<Me | undefined> {
  while (true) {
    const before = yield* select(selectMe);
    const { status } = yield* select(selectPreferencesSave);
    if (status === 'pending') {
      yield* take([userForms.preferences.succeeded, userForms.preferences.failed]);
      continue;
    }
    const answer = yield* attempt(userApi.me());
    if (!answer.ok) return undefined;
    const { status: now } = yield* select(selectPreferencesSave);
    if (now !== 'pending' && (yield* select(selectMe)) === before) return answer.value;
  }
}

function* saveOverFresh(): SagaGenerator<void> {
  const me = yield* select(selectMe);
  // What an admin does for a person is not what the person did.
  if (me === null || me.masqueraded_by !== null) return;
  const notes = notesIn(me.settings);
  const fresh = yield* call(freshMe);
  if (fresh === undefined) return;
  const isNew = Object.entries(notes).some(([key, value]) => !isDeepEqual(fresh.settings[key], value));
  if (isNew) yield* attempt(userApi.savePreferences({ ...fresh.settings, ...notes }));
}

/** Saves what the app has noted, over what the server has. A failure is quiet: the next note brings all of them. */
export function* saveNotes(): SagaGenerator<void> {
  yield* race({ saved: call(saveOverFresh), ended: take(isSessionChanged) });
}
