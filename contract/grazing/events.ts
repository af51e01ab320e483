import { number, object, string } from '../text/yup';

/** The name of the one event of `GET ranch/{ranchUuid}/events`. */
export const REVISION_EVENT = 'revision';

/** Its data: how far the ranch's record is. */
export const revisionEventSchema = object({ epoch: string().defined(), head: number().defined() });
