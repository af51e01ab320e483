import type { ReaderChoices, ReaderFile } from '@domain/animals/readerFile/readerFile';
import type { ReaderColumn } from '@domain/animals/readerFile/ReaderColumn';
import { readItem, writeItem } from '@shared/lib/storage';
import { columnsKey } from '../bringing/columnsKey';
import { COLUMN_NAMES } from './columnNames';

const KEY = 'grazewell:readers';
const KEPT_MAX = 20;

type Layout = Pick<ReaderFile, 'names'>;

/** Files without names are told apart by the number of their columns. */
const keyOf = ({ names }: Layout): string => columnsKey(names);

function readAll(): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is [string, unknown] => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}

const isColumn = (is: unknown): is is ReaderColumn => typeof is === 'string' && Object.hasOwn(COLUMN_NAMES, is);

/** Anyone may have written there since, also an older version. */
function asChoices(value: unknown, { names }: Layout): ReaderChoices | undefined {
  if (typeof value !== 'object' || value === null || !('columns' in value)) return undefined;
  const { columns } = value;
  if (!Array.isArray(columns) || columns.length !== names.length || !columns.every(isColumn)) return undefined;
  const order = 'order' in value && (value.order === 'day' || value.order === 'month') ? value.order : null;
  return { columns, order };
}

/** What the person said on this device of a file with the same columns. */
export const rememberedColumns = (layout: Layout): ReaderChoices | undefined =>
  asChoices(readAll().find(([key]) => key === keyOf(layout))?.[1], layout);

/** Keeps what the person said of columns for the next file that has them. Nothing of the file itself is kept. */
export function rememberColumns(layout: Layout, { columns, order }: ReaderChoices): void {
  const others = readAll().filter(([key]) => key !== keyOf(layout));
  writeItem(KEY, JSON.stringify([[keyOf(layout), { columns, order }], ...others].slice(0, KEPT_MAX)));
}
