import { object, type InferType } from 'yup';
import { requiredEmail, typedPassword } from './fields';

export const loginSchema = object({ email: requiredEmail(), password: typedPassword() }).noUnknown();

export type LoginPayload = InferType<typeof loginSchema>;

/** The answer to every call that opens a session. */
export interface SessionOpened {
  token: string;
}
