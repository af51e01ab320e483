import type { ColumnType } from 'kysely';

/** JSON is written as text and read as the value. */
export type Json<T> = ColumnType<T, string, string>;
