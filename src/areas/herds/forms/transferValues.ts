import type { Animal } from '@domain/grazing/records';
import { HEAD, storedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

export const REASONS = ['bought', 'born', 'sold', 'died', 'weaned', 'split', 'joined', 'strayed', 'found'] as const;
export type Reason = (typeof REASONS)[number];

export interface TransferValues {
  reason: Reason;
  /** The other herd, or `NEW_HERD`; empty: from outside the ranch, or to it. */
  other_herd: string;
  /** The name of the new herd, where that is the other one. */
  new_herd: string;
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

/** Stands for a herd that begins with the animals of the transfer. */
export const NEW_HERD = 'new';

/** Whether a new herd may begin by it. */
export const mayBeginHerd = (reason: unknown): boolean => reason === 'split' || reason === 'weaned';

/** Whether a new herd begins with the animals. */
export const beginsHerd = ({ reason, other_herd }: Readonly<Record<'reason' | 'other_herd', unknown>>): boolean =>
  mayBeginHerd(reason) && other_herd === NEW_HERD;

/**
 * The herds and animals of a transfer, as they are stored.
 *
 * @param newHerdUuid the herd that begins with them; null while there is none yet
 */
export function transferFrom(
  herdUuid: string,
  values: TransferValues,
  weight: Unit,
  newHerdUuid: string | null = null,
) {
  const { reason, animal, other_herd } = values;
  const isKnown = hasOtherHerd(reason) && other_herd !== '' && other_herd !== NEW_HERD;
  const other = isKnown ? other_herd : newHerdUuid;
  const isIn = isArrival(reason);
  return {
    from_herd_uuid: isIn ? other : herdUuid,
    to_herd_uuid: isIn ? herdUuid : other,
    animal: animal === '' ? null : animal,
    head: typedNumber(values.head, HEAD),
    average_weight_lb: storedFrom(values.average_weight, weight),
    reason,
    note: values.note.trim(),
  };
}
