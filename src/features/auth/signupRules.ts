import type { IsCommon } from '@contract/text/newPassword';
import { t } from '@domain/words';
import { lateFlows } from './lateFlows';
import { newPasswordRules } from './newPasswordRules';

/** The payload does not hold the terms box, so no server can judge it. */
const TERMS_REQUIRED = t`You need to agree to the terms to continue`;

async function loadSchema(withTerms: boolean) {
  // The flow comes with the first touch too, so that it is here when the form is sent. What is lost is asked for then.
  void lateFlows().catch(() => undefined);
  const { buildSignupFormSchema } = await import('@contract/people/signup');
  return (isCommon: IsCommon) => buildSignupFormSchema(isCommon, withTerms);
}

export const joinRules = newPasswordRules(() =>
  import('@contract/ranches/invitation').then(({ buildJoinFormSchema }) => buildJoinFormSchema),
);

export const signupRules = {
  withTerms: newPasswordRules(
    () => loadSchema(true),
    ({ terms }) => (terms === true ? {} : { terms: TERMS_REQUIRED }),
  ),
  withoutTerms: newPasswordRules(() => loadSchema(false)),
};
