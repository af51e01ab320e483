import type { AccountDeletion, PasswordChange, Profile } from '@contract/account';
import { requestActions } from '@shared/requestState';

/** What people change about their account, each with what is submitted. A token of a link never passes through here. */
export const userForms = {
  profile: requestActions<Profile>('user/profile'),
  passwordChange: requestActions<PasswordChange>('user/passwordChange'),
  accountDeletion: requestActions<AccountDeletion>('user/accountDeletion'),
  ranchJoin: requestActions('user/ranchJoin'),
};

export type UserFormName = keyof typeof userForms;
export const USER_FORM_NAMES = Object.keys(userForms) as UserFormName[];
