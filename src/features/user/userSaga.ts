import { all, call, put, type SagaGenerator } from 'typed-redux-saga';
import { ranchChosen, ranchRefused } from '@shared/events';
import { lazily } from '@shared/sagas/lazily';
import { watch } from '@shared/sagas/watch';
import { userForms } from './userForms';
import { ranchSetUpSubmitted, preferencesNoted } from './userSlice';

const flows = () => import('./flows/lateUserFlows');

const saveProfile = lazily(async () => (await flows()).saveProfile, userForms.profile.failed);
const changeBeta = lazily(async () => (await flows()).changeBeta, userForms.beta.failed);
const changePassword = lazily(async () => (await flows()).changePassword, userForms.passwordChange.failed);
const deleteAccount = lazily(async () => (await flows()).deleteAccount, userForms.accountDeletion.failed);
const keepAccount = lazily(async () => (await flows()).keepAccount, userForms.accountKeep.failed);
const joinRanch = lazily(async () => (await flows()).joinRanch, userForms.ranchJoin.failed);
const deleteRanch = lazily(async () => (await flows()).deleteRanch, userForms.ranchDeletion.failed);
const leaveRanch = lazily(async () => (await flows()).leaveRanch, userForms.ranchLeaving.failed);
const restoreRanch = lazily(async () => (await flows()).restoreRanch, userForms.ranchRestore.failed);
const createRanch = lazily(async () => (await flows()).createRanch, userForms.ranchCreation.failed);
const savePreferences = lazily(async () => (await flows()).savePreferences, userForms.preferences.failed);
const setUpRanch = lazily(async () => (await flows()).setUpRanch, userForms.preferences.failed);

/** Nobody asked for this: where its code does not come, the next refusal tries again. */
function* onRanchRefused(): SagaGenerator<void> {
  const loaded = yield* call(() => flows().catch(() => undefined));
  if (loaded !== undefined) yield* loaded.checkRanches();
}

/** Quiet where its code does not come, too: the next note brings all of them. */
function* onNoted(): SagaGenerator<void> {
  const loaded = yield* call(() => flows().catch(() => undefined));
  if (loaded !== undefined) yield* call(loaded.saveNotes);
}

/** The ranch last worked in goes with the person, to other devices and past a sign-out. */
function* noteRanch({ payload: { ranchUuid } }: ReturnType<typeof ranchChosen>): SagaGenerator<void> {
  yield* put(preferencesNoted({ lastRanchUuid: ranchUuid }));
}

/** What the signed-in person changes about themselves and their ranch. */
export function* userSaga(): SagaGenerator<void> {
  yield* all([
    watch('leading', userForms.ranchCreation.submitted, createRanch),
    watch('leading', userForms.ranchJoin.submitted, joinRanch),
    watch('leading', userForms.ranchDeletion.submitted, deleteRanch),
    watch('leading', userForms.ranchLeaving.submitted, leaveRanch),
    watch('leading', userForms.ranchRestore.submitted, restoreRanch),
    watch('leading', userForms.profile.submitted, saveProfile),
    watch('leading', userForms.beta.submitted, changeBeta),
    watch('leading', userForms.passwordChange.submitted, changePassword),
    watch('leading', userForms.accountDeletion.submitted, deleteAccount),
    watch('leading', userForms.accountKeep.submitted, keepAccount),
    watch('latest', ranchChosen, noteRanch),
    watch('latest', preferencesNoted, onNoted),
    watch('leading', userForms.preferences.submitted, savePreferences),
    watch('leading', ranchSetUpSubmitted, setUpRanch),
    watch('leading', ranchRefused, onRanchRefused),
  ]);
}
