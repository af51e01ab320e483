import { RECORDS_PAGE_MAX_BYTES } from '@contract/http/limits';
import type { Asked, Place, Slice } from './slicesTable';

/** Finds a slice: `findSlice`, when it is the caller's turn. */
export type FindSlice = (asked: Asked, place: Place) => Promise<Slice>;

/** Behind every record of a revision. */
const endOf = (revision: number): Place => ({ revision, uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff' });

/** Records as JSON between commas, slice by slice: a slice is asked for once the one before it has been taken. */
export async function* readSlices(find: FindSlice, asked: Asked): AsyncGenerator<string, void> {
  let place = endOf(asked.after);
  for (;;) {
    const { rows, isLast } = await find(asked, place);
    if (rows.length > 0) yield rows.map(({ json }) => json).join(',\n');
    place = rows.at(-1) ?? place;
    if (isLast) return;
  }
}

/**
 * One page of records, as `readSlices` but with commas between the slices: it ends with the revision that brings it to `limit` records or to its size in bytes. Answers
 * the last revision on it.
 */
export async function* readPage(find: FindSlice, asked: Asked, limit: number): AsyncGenerator<string, number> {
  let place = endOf(asked.after);
  let last: number | undefined;
  let [records, bytes] = [0, 0];
  // To a reader who is at the head the database is not asked: most are.
  if (asked.after === asked.head) return asked.head;
  for (;;) {
    const { rows, isLast } = await find({ ...asked, head: last ?? asked.head }, place);
    const before = records === 0 ? '' : ',';
    const taken: string[] = [];
    for (const { revision, json } of rows) {
      if (last !== undefined && revision > last) return yield* ending(before, taken, last);
      taken.push(json);
      records += 1;
      bytes += json.length;
      if (records >= limit || bytes >= RECORDS_PAGE_MAX_BYTES) last = revision;
    }
    if (isLast) return yield* ending(before, taken, last ?? asked.head);
    yield before + taken.join(',');
    place = rows.at(-1) ?? place;
  }
}

async function* ending(before: string, taken: readonly string[], last: number): AsyncGenerator<string, number> {
  if (taken.length > 0) yield before + taken.join(',');
  return last;
}
