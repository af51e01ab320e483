import type { DataOf, Kind } from '@records/index';

/** A record of the file whose form is good. */
export type FileRecord = { [K in Kind]: { readonly kind: K; readonly uuid: string; readonly data: DataOf<K> } }[Kind];

/** Why records of the file stay out, and how many do. */
export interface LeftOut {
  readonly why: string;
  readonly count: number;
  /** What the first of them is, as far as it can be told. */
  readonly first: string;
}

/** A whole ranch as `records.json` has it. */
export interface RecordsFile {
  readonly ranchUuid: string;
  /** ISO 8601 in UTC; empty where the file does not say. */
  readonly exportedAt: string;
  readonly records: readonly FileRecord[];
  readonly leftOut: readonly LeftOut[];
}
