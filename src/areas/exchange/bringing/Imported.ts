import type { Change } from '@records/group';
import type { Kind } from '@records/index';
import { kindCounts, kindCountsInWords, type Told } from '@records/kindCounts';

/** A record as it came in. */
interface ImportedRecord {
  readonly kind: Kind;
  readonly uuid: string;
  readonly data: object;
}

/** A record that was there already and that an import gives other fields. */
export interface ChangedRecord extends ImportedRecord {
  readonly kind: 'ranch' | 'season' | 'paddock';
}

/** What an import is about to write. */
export interface Brought {
  /** In an order in which nothing refers to what comes later. */
  readonly changes: readonly Change[];
  readonly records: readonly ImportedRecord[];
  /** What was there already, as it was before, and as it is then. */
  readonly changed: readonly ChangedRecord[];
  readonly after: readonly ChangedRecord[];
}

/** What was brought in together. */
export interface Imported extends Omit<Brought, 'changes'> {
  readonly uuid: string;
  readonly fileName: string;
  /** In how many groups it goes to the server. */
  readonly parts: number;
}

/** A record that an import makes. */
export type NewRecord = ImportedRecord & Change & { readonly data: NonNullable<Change['data']> };

/** New records and nothing else. */
export const newlyBrought = (records: readonly NewRecord[]): Brought => ({
  changes: records,
  records,
  changed: [],
  after: [],
});

/** "12 paddocks and 2 places"; parts of herds are told apart from herds. */
export const countsInWords = (records: readonly Told[]): string => kindCountsInWords(kindCounts(records));
