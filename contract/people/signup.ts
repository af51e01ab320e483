import { boolean, object, type InferType } from '../text/yup';
import { t } from '@domain/words';
import { fullName, pageLanguage, phoneNumber, ranchName, requiredEmail } from '../text/fields';
import { newPassword, type IsCommon } from '../text/newPassword';

const TERMS_MESSAGE = t`You need to agree to the terms to continue`;

/** The body of `register`. */
export function buildRegisterSchema(isCommon: IsCommon) {
  return object({
    email: requiredEmail(),
    first_name: fullName(),
    last_name: fullName(),
    full_name: fullName(),
    name: ranchName(),
    password: newPassword(isCommon),
    phone_number: phoneNumber(),
    language: pageLanguage(),
  }).noUnknown();
}

/** The signup form of `/`; the mobile one has no terms box. */
export function buildSignupFormSchema(isCommon: IsCommon, withTerms: boolean) {
  const terms = boolean().required(TERMS_MESSAGE).typeError(TERMS_MESSAGE);
  return object({
    full_name: fullName(),
    name: ranchName(),
    email: requiredEmail(),
    password: newPassword(isCommon),
    phone_number: phoneNumber(),
    terms: withTerms ? terms.isTrue(TERMS_MESSAGE) : terms,
  }).noUnknown();
}

export type RegisterPayload = InferType<ReturnType<typeof buildRegisterSchema>>;
export type SignupForm = InferType<ReturnType<typeof buildSignupFormSchema>>;
