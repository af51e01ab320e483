import { object, type InferType } from '../text/yup';
import { t } from '@domain/words';
import { accountEmail, presentText, tokenText } from '../text/fields';
import { replacingPassword, type IsCommon } from '../text/newPassword';

/** The body of `password-reset-request`, and the form behind it. */
export const resetRequestSchema = object({ email: accountEmail() }).noUnknown();

/** The body of `password-reset`. */
export function buildResetSchema(isCommon: IsCommon) {
  return object({ password: replacingPassword(isCommon), token: tokenText() }).noUnknown();
}

/** The form behind it: the password twice. */
export function buildResetFormSchema(isCommon: IsCommon) {
  return object({
    password: replacingPassword(isCommon),
    confirmation: presentText(t`This field is required`)
      .test('required', t`This field is required`, (value) => value !== '')
      .test('match', t`Passwords don't match.`, (value, { parent }) => {
        return value === '' || value === (parent as { password?: unknown }).password;
      }),
  });
}

export type ResetRequest = InferType<typeof resetRequestSchema>;
export type ResetPayload = InferType<ReturnType<typeof buildResetSchema>>;
