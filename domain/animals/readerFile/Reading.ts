import type { AnimalId } from '../facts';
import type { WeightUnit } from './ReaderColumn';

/** A tag that a line has, and its type. */
export type ReadTag = Pick<AnimalId, 'tag' | 'type'>;

/** One animal as a line of a reader's or scale's file has it. */
export interface Reading {
  readonly line: number;
  /** Its tags, the electronic one first; none where no tag was read. */
  readonly tags: readonly ReadTag[];
  /** As the file has it, in `unit`; null: it wasn't weighed. */
  readonly weight: number | null;
  /** Null where neither the column nor the line says it. */
  readonly unit: WeightUnit | null;
  /** ms since 1970; null where the file says nothing of when. */
  readonly at: number | null;
  readonly isTimed: boolean;
  /** What the session is called in the file, else its day; empty where the file has neither. */
  readonly session: string;
  /** YYYY-MM-DD. */
  readonly bornOn: string | null;
  readonly note: string;
}

/** Something to say of a line, as the end of a sentence. */
export interface LineWords {
  readonly line: number;
  readonly why: string;
}

/** The tag by which an animal is stored; empty where none was read. */
export const tagOfReading = ({ tags }: Pick<Reading, 'tags'>): string => tags[0]?.tag ?? '';
