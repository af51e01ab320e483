import { array, number, object, string, type ObjectSchema } from '../text/yup';

/** What is seen of a key's use in the last 30 days, the newest first. */
export interface KeyUse {
  /** Days in UTC on which it was used. */
  days: { day: string; calls: number; refused: number }[];
  /** IPv6 addresses by their /64 network. */
  addresses: string[];
  /** The code of the last error that it had, and when. */
  last_refusal: { code: string; at: string } | null;
}

const count = () => number().defined();

/** The answer of `GET ranch/{ranchUuid}/key/{uuid}/use`. */
export const keyUseSchema: ObjectSchema<KeyUse> = object({
  days: array()
    .of(object({ day: string().required(), calls: count(), refused: count() }))
    .defined(),
  addresses: array().of(string().defined()).defined(),
  last_refusal: object({ code: string().required(), at: string().required() }).defined().nullable(),
});
