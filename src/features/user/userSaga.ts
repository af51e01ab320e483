import { all, type SagaGenerator } from 'typed-redux-saga';
import { lazily } from '@shared/sagas/lazily';
import { watch } from '@shared/sagas/watch';
import { userForms } from './userForms';
import {
  ranchCreationFailed,
  ranchCreationSubmitted,
  ranchSetUpSubmitted,
  settingsFailed,
  settingsSubmitted,
} from './userSlice';

const flows = () => import(/* webpackChunkName: "userFlows" */ './flows/later');

const saveProfile = lazily(async () => (await flows()).saveProfile, userForms.profile.failed);
const changePassword = lazily(async () => (await flows()).changePassword, userForms.passwordChange.failed);
const deleteAccount = lazily(async () => (await flows()).deleteAccount, userForms.accountDeletion.failed);
const joinRanch = lazily(async () => (await flows()).joinRanch, userForms.ranchJoin.failed);
const createRanch = lazily(async () => (await flows()).createRanch, ranchCreationFailed);
const onSettings = lazily(async () => (await flows()).onSettings, settingsFailed);
const onRanchSetUp = lazily(async () => (await flows()).onRanchSetUp, settingsFailed);

/** What the signed-in person changes about themselves and their ranch. */
export function* userSaga(): SagaGenerator<void> {
  yield* all([
    watch('leading', ranchCreationSubmitted, createRanch),
    watch('leading', userForms.ranchJoin.submitted, joinRanch),
    watch('leading', userForms.profile.submitted, saveProfile),
    watch('leading', userForms.passwordChange.submitted, changePassword),
    watch('leading', userForms.accountDeletion.submitted, deleteAccount),
    watch('leading', settingsSubmitted, onSettings),
    watch('leading', ranchSetUpSubmitted, onRanchSetUp),
  ]);
}
