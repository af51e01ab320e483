import type { RefusalCode } from '@contract/grazing/changes';
import type { ErrorDetails } from '@contract/http/errors';
import type { Reasons } from '@contract/http/reasons';
import type { StoredRecord } from './recordsTable';

/** Why a group is refused, and for which of its changes; `change` null is about the group as a whole. */
export interface Refusal extends Reasons {
  change: number | null;
  code: RefusalCode;
  details: ErrorDetails;
  /** With `changed_meanwhile`: what is there now. */
  records?: readonly StoredRecord[];
}

/** What a person can meet is refused by a function of `groupRefusals.ts`, which gives the reason with the words. */
export const refuse = (change: number | null, code: RefusalCode, details: ErrorDetails): Refusal => ({
  change,
  code,
  details,
});

export const invalidChange = (change: number, details: ErrorDetails) => refuse(change, 'invalid', details);
