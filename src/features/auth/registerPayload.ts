import { splitFullName } from '@contract/names';
import type { RegisterPayload, SignupForm } from '@contract/signup';
import { foldWhiteSpace } from '@contract/text';

/** What is sent for a signup form: white space folded, the full name split as specification §3 says. */
export function registerPayload(form: SignupForm): RegisterPayload {
  return {
    email: form.email.trim(),
    ...splitFullName(form.full_name),
    full_name: foldWhiteSpace(form.full_name),
    name: foldWhiteSpace(form.name),
    password: form.password,
    phone_number: foldWhiteSpace(form.phone_number),
  };
}
