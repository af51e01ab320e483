import { array, boolean, number, object, string } from '../text/yup';
import type { RanchRecord } from './records';

/**
 * The answer of `GET ranch/{ranchUuid}/records`, by revision. `next` is the revision to ask with next, on an empty or last
 * page too. A newer server may send kinds and fields that this client does not know.
 */
export interface RecordsPage {
  /** Another one than before: a backup was restored, so everything is to be read again. */
  epoch: string;
  head: number;
  next: number;
  has_more: boolean;
  records: readonly RanchRecord[];
}

/** Checks the page itself; its records come from the server's own table. */
export const recordsPageSchema = object({
  epoch: string().defined(),
  head: number().defined(),
  next: number().defined(),
  has_more: boolean().defined(),
  records: array().defined(),
});
