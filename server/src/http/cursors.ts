import type { Cursor } from '../db/Cursor';
import { invalid } from './refusals';

const CURSOR = /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Reads the `cursor` of a query; none or an empty one asks for the first page. Throws 422 for any that is not ours. */
export function readCursor(text = ''): Cursor | undefined {
  if (text === '') return undefined;
  const decoded = Buffer.from(text, 'base64url').toString();
  const [, ms, uuid] = CURSOR.exec(decoded) ?? [];
  const cursor = ms === undefined || uuid === undefined ? undefined : { at: new Date(Number(ms)), uuid };
  if (cursor === undefined || writeCursor(cursor) !== text) {
    throw invalid({ cursor: 'We don’t know this place in the list: start at its first page' });
  }
  return cursor;
}

function writeCursor({ at, uuid }: Cursor): string {
  return Buffer.from(`${at.getTime()} ${uuid}`).toString('base64url');
}

/**
 * Cuts a page out of rows of which there is one more than fits when there is another page.
 *
 * @param cursorOf the place of a row in the list
 */
export function pageOf<Row>(
  rows: Row[],
  size: number,
  cursorOf: (row: Row) => Cursor,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > size && last !== undefined ? writeCursor(cursorOf(last)) : null };
}
