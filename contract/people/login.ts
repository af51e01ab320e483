import { object, type InferType } from '../text/yup';
import { accountEmail, typedPassword } from '../text/fields';

export const loginSchema = object({ email: accountEmail(), password: typedPassword() }).noUnknown();

export type LoginPayload = InferType<typeof loginSchema>;

/** The answer to every call that opens a session. */
export interface SessionOpened {
  token: string;
}
