import { lazyRules } from '@shared/forms/rules';

/** The payload does not hold the terms box, so no server can judge it. */
const TERMS_REQUIRED = 'You need to agree to the terms to continue';

async function loadSchema(withTerms: boolean) {
  const [{ buildSignupFormSchema }, isCommon] = await Promise.all([import('@contract/signup'), loadIsCommon()]);
  return buildSignupFormSchema(isCommon, withTerms);
}

/** The list of common passwords. On a line too slow for it the form goes without: the server has it as well. */
export function loadIsCommon(): Promise<(password: string) => boolean> {
  return import('@contract/commonPasswords').then(
    ({ isCommonPassword }) => isCommonPassword,
    () => () => false,
  );
}

export const signupRules = {
  withTerms: lazyRules(
    () => loadSchema(true),
    ({ terms }) => (terms === true ? {} : { terms: TERMS_REQUIRED }),
  ),
  withoutTerms: lazyRules(() => loadSchema(false)),
};
