import { inTurns } from '@shared/lib/inTurns';
import { isAhead, type Position, type Told } from '../recordsState';
import { fillShelves, type Shelves } from '../shelves';
import { putOf, type Read } from '../transitions/reading';

/** A phone's processor is four times slower than a desk's: a turn stays below 50 ms there too. */
const TURN_MS = 8;

/** A copy whose records are on shelves. */
export interface Shelved extends Position {
  readonly shelves: Shelves;
  /** Those of its records that have a time to come. */
  readonly ahead: readonly Told[];
}

/**
 * Puts the records of a copy on shelves, in turns of the browser: there may be a hundred thousand.
 *
 * @param now ms since 1970
 */
export async function shelveCopy({ records, ...position }: Read, now: number): Promise<Shelved> {
  const { add, filled } = fillShelves();
  const ahead: Told[] = [];
  const shelve = (record: Read['records'][number]) => {
    add(putOf(record));
    if (isAhead(record, now)) ahead.push(record);
  };
  await inTurns(records, shelve, undefined, TURN_MS);
  return { ...position, shelves: filled(), ahead };
}
