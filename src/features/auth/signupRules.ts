import { lazyRules } from '@shared/forms/rules';

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
  withTerms: lazyRules(() => loadSchema(true)),
  withoutTerms: lazyRules(() => loadSchema(false)),
};
