import { t } from '@domain/words';
import { PASSWORD_MIN, TEXT_MAX } from '../http/limits';
import { presentText, UNSTORABLE_MESSAGE } from './fields';
import { passwordProblem, personalTextsOf } from './password';
import { isStorableText } from './text';

export type IsCommon = (password: string) => boolean;

/**
 * A new password, judged against what else the same form or body says of the person.
 *
 * @param missing the sentence for none at all
 */
export function newPassword(isCommon: IsCommon, missing = t`Password is required`) {
  return presentText(missing)
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .test('strength', (value, { parent, createError }) => {
      if (value === '') return createError({ message: missing });
      const problem = passwordProblem(value, personalTextsOf(parent as Record<string, unknown>), isCommon);
      return problem === undefined || createError({ message: problem });
    })
    .meta({ json: { type: 'string', minLength: PASSWORD_MIN, maxLength: TEXT_MAX } });
}

/** A new password in place of another one. No password at all has a sentence of its own. */
export const replacingPassword = (isCommon: IsCommon) => newPassword(isCommon, t`This field is required`);
