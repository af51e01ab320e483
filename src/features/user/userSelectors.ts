import type { Me } from '@contract/people/me';
import type { UserFormName } from './userForms';
import type { UserState } from './userSlice';

interface WithUser {
  user: UserState;
}

/** Those who may see the map: beta testers and admins. */
export const isMapTester = ({ is_beta_tester, is_admin }: Me): boolean => is_beta_tester || is_admin;

export const selectMe = ({ user }: WithUser) => user.me;
/** Whether the person has finished or skipped the steps of the set-up, on whichever device. */
export const selectIsOnboardingDone = ({ user }: WithUser) => user.me?.settings.onboardingDone === true;
/** Whether the map opens for the person who is signed in. */
export const selectMayOpenMap = ({ user }: WithUser) => user.me !== null && isMapTester(user.me);
export const selectIsMeLoaded = ({ user }: WithUser) => user.meLoaded;
export const selectRanchUuid = ({ user }: WithUser) => user.ranchUuid;

/** How the request of a form about the account stands. */
export const selectUserForm =
  (name: UserFormName) =>
  ({ user }: WithUser) =>
    user[name];

/** The ranch the person works in now, or null while there is none or it is not known. */
export const selectRanch = ({ user }: WithUser) =>
  user.me?.ranches.find(({ ranch_uuid: uuid }) => uuid === user.ranchUuid) ?? null;

/** Whether there is a ranch to work on: `unknown` until `me` is there, since "not loaded" is not "none". */
export const selectRanchStatus = ({ user }: WithUser): 'unknown' | 'there' | 'none' => {
  if (user.ranchUuid !== null) return 'there';
  return user.meLoaded ? 'none' : 'unknown';
};
