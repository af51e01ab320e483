import type { LoginPayload } from '@contract/login';
import type { JoinForm } from '@contract/invitation';
import type { MasqueradeForm } from '@contract/masquerade';
import type { PartnerJoinForm } from '@contract/partnerJoin';
import type { ResetPayload, ResetRequest } from '@contract/passwordReset';
import type { SignupForm } from '@contract/signup';
import { requestActions } from '@shared/requestState';

/** The ways in and out, each with what is submitted. Tokens of links never pass through here. */
export const forms = {
  login: requestActions<LoginPayload>('auth/login'),
  signup: requestActions<SignupForm>('auth/signup'),
  signOut: requestActions('auth/signOut'),
  join: requestActions<Omit<JoinForm, 'email'>>('auth/join'),
  partnerJoin: requestActions<PartnerJoinForm>('auth/partnerJoin'),
  resetRequest: requestActions<ResetRequest>('auth/resetRequest'),
  reset: requestActions<Pick<ResetPayload, 'password'>>('auth/reset'),
  masquerade: requestActions<MasqueradeForm>('auth/masquerade'),
  cancelDelete: requestActions('auth/cancelDelete'),
};

export type FormName = keyof typeof forms;
export const FORM_NAMES = Object.keys(forms) as FormName[];
