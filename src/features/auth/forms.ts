import type { MasqueradeForm } from '@contract/admin/masquerade';
import type { PartnerJoinForm } from '@contract/partners/partnerJoin';
import type { LinkKind } from '@contract/people/link';
import type { LoginPayload } from '@contract/people/login';
import type { ResetPayload, ResetRequest } from '@contract/people/passwordReset';
import type { SignupForm } from '@contract/people/signup';
import type { JoinForm } from '@contract/ranches/invitation';
import { requestActions } from '@shared/requestState';

/** The ways in and out, each with what is submitted. Tokens of links never pass through here. */
export const forms = {
  login: requestActions<LoginPayload>('auth/loginSubmitted'),
  signup: requestActions<SignupForm>('auth/signupSubmitted'),
  signOut: requestActions('auth/signOutSubmitted'),
  join: requestActions<Omit<JoinForm, 'email'>>('auth/joinSubmitted'),
  partnerJoin: requestActions<PartnerJoinForm>('auth/partnerJoinSubmitted'),
  resetRequest: requestActions<ResetRequest>('auth/resetRequestSubmitted'),
  reset: requestActions<Pick<ResetPayload, 'password'>>('auth/resetSubmitted'),
  masquerade: requestActions<MasqueradeForm>('auth/masqueradeSubmitted'),
  cancelDelete: requestActions('auth/cancelDeleteSubmitted'),
  /** No form: asks how the link stands that the page was opened with. It fails for one that is not good. */
  link: requestActions<LinkKind>('auth/linkSubmitted'),
};

export type FormName = keyof typeof forms;
