import { ranchName } from '../text/fields';
import { object, string } from '../text/yup';

/** Why content of the history is erased, as its line in the chain says for good. */
const ERASURE_REASONS = ['person_request', 'court_order', 'wrong_place'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** The body of the two calls that erase, and the form behind them: the ranch's name as it is. */
export const erasureSchema = object({
  name: ranchName(),
  reason: string<ErasureReason>().oneOf(ERASURE_REASONS).required(),
}).noUnknown();
