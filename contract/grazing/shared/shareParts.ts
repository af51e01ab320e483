import type { DatedBy, FieldShare, KindPart } from '@domain/sharing/shareTerms';
import type { RecordDataByKind, RecordKind } from '../records';

/** The word of one kind about what a program sees of it. */
export interface KindShare<Field extends string = string> {
  readonly part: KindPart;
  readonly dated: DatedBy;
  readonly fields: Readonly<Record<Field, FieldShare>>;
}

/** The words of some kinds, each with one for every field. */
export type SharesOf<Kind extends RecordKind> = { readonly [K in Kind]: KindShare<keyof RecordDataByKind[K] & string> };

/** Fields that are told as they are. */
export function open<Field extends string>(...fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, 'open'])) as Readonly<Record<Field, 'open'>>;
}

/** By the instant of a fact. */
export const AT = { fact: 'at' } as const;
/** By a span of days. */
export const DAYS = { from: 'starts_on', to: 'ends_on' } as const;
/** A note belongs to the notes. */
export const NOTE = { note: 'notes' } as const;
export const USED = open('product_uuid', 'product', 'batch');
