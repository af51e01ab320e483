import type { IsCommon } from '@contract/newPassword';
import { newPasswordRules } from './newPasswordRules';

/** The payload does not hold the terms box, so no server can judge it. */
const TERMS_REQUIRED = 'You need to agree to the terms to continue';

async function loadSchema(withTerms: boolean) {
  const { buildSignupFormSchema } = await import('@contract/signup');
  return (isCommon: IsCommon) => buildSignupFormSchema(isCommon, withTerms);
}

export const joinRules = newPasswordRules(() =>
  import('@contract/invitation').then(({ buildJoinFormSchema }) => buildJoinFormSchema),
);

export const signupRules = {
  withTerms: newPasswordRules(
    () => loadSchema(true),
    ({ terms }) => (terms === true ? {} : { terms: TERMS_REQUIRED }),
  ),
  withoutTerms: newPasswordRules(() => loadSchema(false)),
};
