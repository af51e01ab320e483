import { object } from '../text/yup';
import { ranchName } from '../text/fields';

/** The body of `DELETE ranch/{ranchUuid}`: its name as it stands. */
export const ranchDeletionSchema = object({ name: ranchName() }).noUnknown();

/** The body of `PATCH ranch/{ranchUuid}`, and the form behind it. */
export const ranchNameSchema = object({ name: ranchName() }).noUnknown();
