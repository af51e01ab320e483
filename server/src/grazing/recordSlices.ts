/** A record as JSON of its kind, id and data. */
export interface RecordJsonRow {
  uuid: string;
  json: string;
}

/** Size of a slice of such records, in bytes as stored; one record may be more. */
export const SLICE_BYTES = 1024 * 1024;

/** Comes before every other id. */
export const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * Records as the members of a JSON list, slice by slice: a slice is asked for once the one before it has been taken. Answers
 * its characters.
 *
 * @param find answers the next records behind an id, in the order of their ids
 */
export async function* writeRecordSlices(
  find: (behind: string) => Promise<readonly RecordJsonRow[]>,
): AsyncGenerator<string, number> {
  let [behind, size] = [NIL, 0];
  for (;;) {
    const rows = await find(behind);
    const last = rows.at(-1);
    if (last === undefined) return size;
    const slice = rows.map(({ json }) => json).join(',');
    yield behind === NIL ? slice : `,${slice}`;
    size += slice.length;
    behind = last.uuid;
  }
}
