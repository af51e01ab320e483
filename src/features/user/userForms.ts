import type { AccountDeletion, BetaTesterPatch, PasswordChange, Profile } from '@contract/people/account';
import type { Preferences } from '@contract/people/me';
import { requestActions } from '@shared/requestState';

/** What people change about their account and ranches, each with what is submitted. Tokens of links never pass through here. */
export const userForms = {
  /** Settings to be merged over the stored ones. */
  preferences: requestActions<Preferences>('user/preferencesSubmitted'),
  /** Someone makes a ranch of their own; without a name it is named after them. `isOpened`: they go on in it at once. */
  ranchCreation: requestActions<{ name: string; isOpened?: boolean } | undefined>('user/ranchCreationSubmitted'),
  profile: requestActions<Profile>('user/profileSubmitted'),
  /** Someone makes themselves a beta tester, or no longer one. */
  beta: requestActions<BetaTesterPatch>('user/betaSubmitted'),
  passwordChange: requestActions<PasswordChange>('user/passwordChangeSubmitted'),
  accountDeletion: requestActions<AccountDeletion>('user/accountDeletionSubmitted'),
  accountKeep: requestActions('user/accountKeepSubmitted'),
  ranchJoin: requestActions('user/ranchJoinSubmitted'),
  ranchDeletion: requestActions<{ ranchUuid: string; name: string }>('user/ranchDeletionSubmitted'),
  ranchLeaving: requestActions<{ ranchUuid: string }>('user/ranchLeavingSubmitted'),
  ranchRestore: requestActions<{ ranchUuid: string }>('user/ranchRestoreSubmitted'),
};

export type UserFormName = keyof typeof userForms;
