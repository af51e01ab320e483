import { boolean, object, type InferType } from 'yup';
import { presentText, ranchName, requiredEmail, requiredText, UNSTORABLE_MESSAGE } from './fields';
import { splitFullName } from './names';
import { passwordProblem } from './password';
import { isStorableText } from './text';

const TERMS_MESSAGE = 'You need to agree to the terms to continue';

type IsCommon = (password: string) => boolean;

const fullName = () => requiredText('Name is required', 'Your name is toooooo long');
const phoneNumber = () => requiredText('Phone number is required', 'You have more than 100 characters');

/** A new password, judged against what else the same form says of the person. */
function newPassword(isCommon: IsCommon) {
  return presentText('Password is required')
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .test('strength', (value, { parent, createError }) => {
      const { email, full_name: full, name } = parent as Record<string, unknown>;
      const text = (other: unknown) => (typeof other === 'string' ? other : undefined);
      const split = typeof full === 'string' ? splitFullName(full) : undefined;
      const names = [text(full), split?.first_name, split?.last_name, text(name)];
      const problem = passwordProblem(value, { email: text(email), names }, isCommon);
      return problem === undefined || createError({ message: problem });
    });
}

/** The body of `register` (specification §3, signup payload). */
export function buildRegisterSchema(isCommon: IsCommon) {
  return object({
    email: requiredEmail(),
    first_name: fullName(),
    last_name: fullName(),
    full_name: fullName(),
    name: ranchName(),
    password: newPassword(isCommon),
    phone_number: phoneNumber(),
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
