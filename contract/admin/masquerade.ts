import { object, type InferType } from '../text/yup';
import { accountEmail, typedPassword } from '../text/fields';

/** The body of `masquerade`, sent with the admin's token. */
export const masqueradeSchema = object({ email: accountEmail(), admin_password: typedPassword() }).noUnknown();

/** The form behind it: the admin's own sign-in comes first. */
export const masqueradeFormSchema = object({
  admin_email: accountEmail(),
  email: accountEmail(),
  admin_password: typedPassword(),
});

export type MasqueradePayload = InferType<typeof masqueradeSchema>;
export type MasqueradeForm = InferType<typeof masqueradeFormSchema>;
