import type { UserFormName } from './userForms';
import type { UserState } from './userSlice';

interface WithUser {
  user: UserState;
}

export const selectMe = ({ user }: WithUser) => user.me;
export const selectIsMeLoaded = ({ user }: WithUser) => user.meLoaded;
export const selectRanchUuid = ({ user }: WithUser) => user.ranchUuid;
export const selectRanchCreation = ({ user }: WithUser) => user.ranchCreation;
export const selectSettingsSave = ({ user }: WithUser) => user.settingsSave;

/** How the request of a form about the account stands. */
export const selectUserForm =
  (name: UserFormName) =>
  ({ user }: WithUser) =>
    user[name];

/** The ranch the person works in now, or null while there is none or it is not known. */
export const selectRanch = ({ user }: WithUser) =>
  user.me?.ranches.find(({ ranch_uuid: uuid }) => uuid === user.ranchUuid) ?? null;

/** Whether there is a ranch with its season: `unknown` until `me` is there, since "not loaded" is not "none". */
export const selectSeasonStatus = ({ user }: WithUser): 'unknown' | 'resolved' | 'none' => {
  if (user.ranchUuid !== null) return 'resolved';
  return user.meLoaded ? 'none' : 'unknown';
};
