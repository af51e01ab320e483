import { boolean, object, string, type InferType } from '../text/yup';
import { fullName, ifGiven, phoneNumber, tokenText, typedPassword } from '../text/fields';
import { replacingPassword, type IsCommon } from '../text/newPassword';

/** The body of `PATCH user/profile`: what is left out stays. First and last name follow from the full one. */
export const profileSchema = object({
  full_name: ifGiven(fullName()),
  phone_number: ifGiven(phoneNumber()),
}).noUnknown();

/** The form behind it. */
export const profileFormSchema = object({
  full_name: fullName(),
  phone_number: phoneNumber(),
});

/** The body of `POST user/beta`, and of `PATCH admin/users/{uuid}` where an admin decides. */
export const betaTesterSchema = object({ is_beta_tester: boolean().defined().nonNullable() }).noUnknown();

/** The body of `POST user/password`, and the form behind it. */
export function buildPasswordChangeSchema(isCommon: IsCommon) {
  return object({ current_password: typedPassword(), password: replacingPassword(isCommon) }).noUnknown();
}

/** The body of `DELETE user/me`, and the form behind it. */
export const accountDeletionSchema = object({ password: typedPassword() }).noUnknown();

/** The answer to it: ISO 8601 in UTC. */
export const deletionScheduledSchema = object({ deletion_scheduled_at: string().required() });

/** The body of `cancel_delete`. */
export const cancelDeleteSchema = object({ token: tokenText() }).noUnknown();

export type Profile = InferType<typeof profileFormSchema>;
export type BetaTesterPatch = InferType<typeof betaTesterSchema>;
export type PasswordChange = InferType<ReturnType<typeof buildPasswordChangeSchema>>;
export type AccountDeletion = InferType<typeof accountDeletionSchema>;
export type DeletionScheduled = InferType<typeof deletionScheduledSchema>;
