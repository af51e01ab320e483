import { presentText, UNSTORABLE_MESSAGE } from './fields';
import { splitFullName } from './names';
import { passwordProblem } from './password';
import { isStorableText } from './text';

export type IsCommon = (password: string) => boolean;

/** A new password, judged against what else the same form or body says of the person. */
export function newPassword(isCommon: IsCommon) {
  return presentText('Password is required')
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .test('strength', (value, { parent, createError }) => {
      const said = parent as Record<string, unknown>;
      const text = (key: string) => (typeof said[key] === 'string' ? said[key] : undefined);
      const full = text('full_name');
      const split = full === undefined ? undefined : splitFullName(full);
      const own = [text('first_name'), text('last_name'), text('name')];
      const names = [full, split?.first_name, split?.last_name, ...own];
      const problem = passwordProblem(value, { email: text('email'), names }, isCommon);
      return problem === undefined || createError({ message: problem });
    });
}
