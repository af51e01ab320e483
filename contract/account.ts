import { object, string, type InferType } from 'yup';
import { ifGiven, phoneNumber, requiredText, tokenText, typedPassword } from './fields';
import { newPassword, type IsCommon } from './newPassword';

const firstName = () => requiredText('First name is required', 'Your name is toooooo long');
const lastName = () => requiredText('Last name is required', 'Your name is toooooo long');

/** The body of `PATCH user/profile`: what is left out stays. */
export const profileSchema = object({
  first_name: ifGiven(firstName()),
  last_name: ifGiven(lastName()),
  phone_number: ifGiven(phoneNumber()),
}).noUnknown();

/** The form behind it. */
export const profileFormSchema = object({
  first_name: firstName(),
  last_name: lastName(),
  phone_number: phoneNumber(),
});

/** The body of `POST user/password`, and the form behind it. */
export function buildPasswordChangeSchema(isCommon: IsCommon) {
  return object({ current_password: typedPassword(), password: newPassword(isCommon) }).noUnknown();
}

/** The body of `DELETE user/me`, and the form behind it. */
export const accountDeletionSchema = object({ password: typedPassword() }).noUnknown();

/** The answer to it: ISO 8601 in UTC. */
export const deletionScheduledSchema = object({ deletion_scheduled_at: string().required() });

/** The body of `cancel_delete`. */
export const cancelDeleteSchema = object({ token: tokenText() }).noUnknown();

export type Profile = InferType<typeof profileFormSchema>;
export type PasswordChange = InferType<ReturnType<typeof buildPasswordChangeSchema>>;
export type AccountDeletion = InferType<typeof accountDeletionSchema>;
export type DeletionScheduled = InferType<typeof deletionScheduledSchema>;
