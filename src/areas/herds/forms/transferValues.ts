import type { Animal } from '@domain/grazing/records';
import { storedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

export const REASONS = ['bought', 'born', 'sold', 'died', 'weaned', 'split', 'joined', 'strayed', 'found'] as const;
export type Reason = (typeof REASONS)[number];

export interface TransferValues {
  reason: Reason;
  /** The other herd; empty: from outside the ranch, or to it. */
  other_herd: string;
  /** Empty: of all kinds. */
  animal: Animal | '';
  head: string;
  average_weight: string;
  when: string;
  note: string;
}

/** Whether animals come to the herd by it; else they leave. */
export const isArrival = (reason: Reason): boolean => ['bought', 'born', 'joined', 'found'].includes(reason);

/** Whether the animals may go to another herd of the ranch, or come from one. */
export const hasOtherHerd = (reason: Reason): boolean => ['weaned', 'split', 'joined'].includes(reason);

/** The herds and animals of a transfer, as they are stored. */
export function transferFrom(herdUuid: string, values: TransferValues, weight: Unit) {
  const { reason, animal } = values;
  const other = hasOtherHerd(reason) && values.other_herd !== '' ? values.other_herd : null;
  const isIn = isArrival(reason);
  return {
    from_herd_uuid: isIn ? other : herdUuid,
    to_herd_uuid: isIn ? herdUuid : other,
    animal: animal === '' ? null : animal,
    head: typedNumber(values.head),
    average_weight_lb: storedFrom(values.average_weight, weight),
    reason,
    note: values.note.trim(),
  };
}
