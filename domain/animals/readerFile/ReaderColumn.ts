/** What a column of a reader's file is; empty: it is passed over. */
export type ReaderColumn =
  'eid' | 'visual' | 'official' | 'weight' | 'unit' | 'date' | 'time' | 'datetime' | 'session' | 'birth' | 'note' | '';

export type WeightUnit = 'kg' | 'lb';

/** A row of a file before anything is made of its cells, with the line that it begins on. */
export interface ReaderRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark of it isn't closed. */
  readonly isUnclosed: boolean;
}
