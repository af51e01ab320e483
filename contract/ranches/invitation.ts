import { array, object, string, type InferType, type ObjectSchema } from '../text/yup';
import { fullName, pageLanguage, phoneNumber, requiredEmail, tokenText } from '../text/fields';
import { newPassword, type IsCommon } from '../text/newPassword';
import { ROLES, type Role } from './rights';
import { roleField } from './team';

/** An invitation that can still be accepted. `invited_by` is an email, `expires_at` ISO 8601 in UTC. */
export interface Invitation {
  uuid: string;
  email: string;
  role: Role;
  invited_by: string;
  expires_at: string;
}

export const invitationSchema: ObjectSchema<Invitation> = object({
  uuid: string().required(),
  email: string().defined(),
  role: string().oneOf(ROLES).defined(),
  invited_by: string().defined(),
  expires_at: string().defined(),
});

export const invitationsSchema = array().of(invitationSchema).defined();

/**
 * The body of `POST ranch/{ranchUuid}/invitation`, and the form behind it. The language is that of the mail; without one
 * it is the ranch's.
 */
export const newInvitationSchema = object({
  email: requiredEmail(),
  role: roleField(),
  language: pageLanguage(),
}).noUnknown();

/** The body of `join`, for an invited person without an account. */
export function buildJoinSchema(isCommon: IsCommon) {
  return object({
    email: requiredEmail(),
    first_name: fullName(),
    last_name: fullName(),
    full_name: fullName(),
    password: newPassword(isCommon),
    phone_number: phoneNumber(),
    invitation_token: tokenText(),
    language: pageLanguage(),
  }).noUnknown();
}

/** What a person types to join; the email is in the invitation. */
export function buildJoinFormSchema(isCommon: IsCommon) {
  return object({
    email: requiredEmail(),
    full_name: fullName(),
    phone_number: phoneNumber(),
    password: newPassword(isCommon),
  });
}

/** The body of `ranch/join`, for someone who has an account. */
export const joinRanchSchema = object({ invitation_token: tokenText() }).noUnknown();

export type NewInvitation = InferType<typeof newInvitationSchema>;
export type JoinPayload = InferType<ReturnType<typeof buildJoinSchema>>;
export type JoinForm = InferType<ReturnType<typeof buildJoinFormSchema>>;
