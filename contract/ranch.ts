import { object } from 'yup';
import { ranchName } from './fields';

/** The body of `PATCH ranch/{ranchUuid}`, and the form behind it. */
export const ranchNameSchema = object({ name: ranchName() }).noUnknown();
