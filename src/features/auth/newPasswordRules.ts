import type { IsCommon } from '@contract/text/newPassword';
import { lazyRules, type FormSchema } from '@shared/forms/rules';

/** The list of common passwords. On a line too slow for it the form goes without: the server has it as well. */
export function loadIsCommon(): Promise<IsCommon> {
  return import('@contract/text/commonPasswords').then(
    ({ isCommonPassword }) => isCommonPassword,
    () => () => false,
  );
}

/**
 * The rules of a form with a new password: its schema and the list of common passwords travel side by side.
 *
 * @param load loads what makes the schema; `meanwhile` as for `lazyRules`
 */
export function newPasswordRules(
  load: () => Promise<(isCommon: IsCommon) => FormSchema>,
  meanwhile?: Parameters<typeof lazyRules>[1],
) {
  return lazyRules(async () => {
    const [schemaWith, isCommon] = await Promise.all([load(), loadIsCommon()]);
    return schemaWith(isCommon);
  }, meanwhile);
}
