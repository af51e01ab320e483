import type { RefusalCode } from '@contract/grazing/changes';
import type { ErrorDetails } from '@contract/http/errors';
import type { StoredRecord } from './recordsTable';

/** Why a group is refused, and for which of its changes; `change` null is about the group as a whole. */
export interface Refusal {
  change: number | null;
  code: RefusalCode;
  details: ErrorDetails;
  /** With `changed_meanwhile`: what is there now. */
  records?: readonly StoredRecord[];
}

export const refuse = (change: number | null, code: RefusalCode, details: ErrorDetails): Refusal => ({
  change,
  code,
  details,
});

export const invalidChange = (change: number, details: ErrorDetails) => refuse(change, 'invalid', details);

/** @param present what is there now, if the ranch still has it */
export function changedMeanwhile(change: number, present: StoredRecord | undefined): Refusal {
  const details =
    present === undefined
      ? 'This is no longer here'
      : present.data === null
        ? 'Someone else has deleted this meanwhile'
        : 'Someone else has changed this meanwhile';
  return { change, code: 'changed_meanwhile', details, records: present === undefined ? [] : [present] };
}
