import { object, string, type InferType, type ObjectSchema } from 'yup';
import { requiredEmail, typedPassword } from './fields';

export const loginSchema = object({ email: requiredEmail(), password: typedPassword() }).noUnknown();

export type LoginPayload = InferType<typeof loginSchema>;

/** The answer to every call that opens a session. */
export interface SessionOpened {
  token: string;
}

export const sessionOpenedSchema: ObjectSchema<SessionOpened> = object({ token: string().required() });
