import { ANIMALS } from '@contract/grazing/animals';
import type { Animal } from '@domain/grazing/records';
import { tagsAsTyped, typedTags } from '@entries/treating/typedTags';
import type { DataOf } from '@records/index';
import { HEAD, storedAgain, typedFrom, typedNumber } from '@shared/units/typedNumbers';
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
  /** Tags of the animals, one a line. */
  tags: string;
  document: string;
  party: string;
}

/** What an address may fill in of a new transfer. */
export type OfferedTransfer = Partial<Pick<TransferValues, 'reason' | 'animal' | 'head'>>;

/** What an address fills in of the form: `reason`, `animal` and `head`, as far as they are known. */
export function offeredTransfer(params: URLSearchParams): OfferedTransfer {
  const [reason, animal] = [
    REASONS.find((each) => each === params.get('reason')),
    ANIMALS.find((each) => each === params.get('animal')),
  ];
  return {
    ...(reason !== undefined && { reason }),
    ...(animal !== undefined && { animal }),
    head: params.get('head') ?? '',
  };
}

/** Whether animals come to the herd by it; else they leave. */
const isArrival = (reason: Reason): boolean => ['bought', 'born', 'joined', 'found'].includes(reason);

/** A transfer that was recorded and is edited. */
export type Written = Omit<DataOf<'transfer'>, 'at'>;

const otherHerdOf = (herdUuid: string, { from_herd_uuid: from, to_herd_uuid: to }: Written): string | null =>
  to === herdUuid ? from : to;

/** Whether animals come to this herd by it. One that is edited keeps its direction for as long as its reason is the same. */
export const comesIn = (herdUuid: string, reason: Reason, before: Written | null): boolean =>
  before?.reason === reason ? before.to_herd_uuid === herdUuid : isArrival(reason);

/** Whether the animals may go to another herd of the ranch, or come from one. */
export const namesHerd = (reason: Reason, before: Written | null = null): boolean => {
  const wasTwo = before?.reason === reason && before.from_herd_uuid !== null && before.to_herd_uuid !== null;
  return ['weaned', 'split', 'joined'].includes(reason) || wasTwo;
};

/** Stands for a herd that begins with the animals of the transfer. */
export const NEW_HERD = 'new';

/** Whether a new herd may begin by it. */
export const mayBeginHerd = (reason: unknown): boolean => reason === 'split' || reason === 'weaned';

/** Whether a new herd begins with the animals. */
export const beginsHerd = ({ reason, other_herd }: Readonly<Record<'reason' | 'other_herd', unknown>>): boolean =>
  mayBeginHerd(reason) && other_herd === NEW_HERD;

/** A transfer that was recorded, as it is typed in the person's unit. */
export const typedTransfer = (herdUuid: string, before: Written, weight: Unit, when: string): TransferValues => ({
  reason: before.reason,
  other_herd: otherHerdOf(herdUuid, before) ?? '',
  new_herd: '',
  animal: before.animal ?? '',
  head: before.head === null ? '' : String(before.head),
  average_weight: typedFrom(before.average_weight_lb, weight),
  when,
  note: before.note,
  tags: tagsAsTyped(before.tags),
  document: before.document,
  party: before.party,
});

/**
 * The herds and animals of a transfer, as they are stored.
 *
 * @param newHerdUuid the herd that begins with them; null while there is none yet
 * @param before what is edited; null for a new one
 */
export function transferFrom(
  herdUuid: string,
  values: TransferValues,
  weight: Unit,
  newHerdUuid: string | null = null,
  before: Written | null = null,
): Written {
  const { reason, animal, other_herd } = values;
  const isKnown = namesHerd(reason, before) && other_herd !== '' && other_herd !== NEW_HERD;
  const other = isKnown ? other_herd : newHerdUuid;
  const isIn = comesIn(herdUuid, reason, before);
  return {
    from_herd_uuid: isIn ? other : herdUuid,
    to_herd_uuid: isIn ? herdUuid : other,
    animal: animal === '' ? null : animal,
    head: typedNumber(values.head, HEAD),
    average_weight_lb: storedAgain(values.average_weight, weight, before?.average_weight_lb),
    reason,
    note: values.note.trim(),
    tags: typedTags(values.tags),
    document: values.document.trim(),
    party: values.party.trim(),
  };
}
