import { presentText, UNSTORABLE_MESSAGE } from './fields';
import { passwordProblem, personalTextsOf } from './password';
import { isStorableText } from './text';

export type IsCommon = (password: string) => boolean;

/** A new password, judged against what else the same form or body says of the person. */
export function newPassword(isCommon: IsCommon) {
  return presentText('Password is required')
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .test('strength', (value, { parent, createError }) => {
      const problem = passwordProblem(value, personalTextsOf(parent as Record<string, unknown>), isCommon);
      return problem === undefined || createError({ message: problem });
    });
}
