import { readItem, writeItem } from '@shared/lib/storage';
import { columnsKey } from '../bringing/columnsKey';
import { FIELDS, type Match } from './tableFields';

const KEY = 'grazewell:tables';
const KEPT_MAX = 20;

/** What is kept of a match: nothing that the table says. */
type Kept = Pick<Match, 'kind' | 'fields' | 'mark' | 'order' | 'isHectares' | 'isKilograms' | 'animal'>;

function readAll(): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is [string, unknown] => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}

/** Anyone may have written there since, also an older version. */
function asKept(value: unknown, columns: readonly string[]): Kept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Its fields are looked at one by one.
  const kept = value as Partial<Record<keyof Kept, unknown>>;
  const kind = (['herds', 'paddocks', 'moves'] as const).find((each) => each === kept.kind);
  if (kind === undefined || !Array.isArray(kept.fields) || kept.fields.length !== columns.length) return undefined;
  const names = ['', ...FIELDS[kind].map(({ name }) => name)];
  if (!kept.fields.every((field) => names.includes(String(field)))) return undefined;
  return {
    kind,
    fields: kept.fields.map(String),
    mark: kept.mark === ',' ? ',' : '.',
    order: kept.order === 'day' || kept.order === 'month' ? kept.order : null,
    isHectares: kept.isHectares === true,
    isKilograms: kept.isKilograms === true,
    // The select offers no other, and takes the first for what it does not know.
    animal: (typeof kept.animal === 'string' ? kept.animal : 'cows') as Match['animal'],
  };
}

/** How a table with the same columns was matched on this device before. */
export const rememberedMatch = (columns: readonly string[]): Kept | undefined =>
  asKept(readAll().find(([key]) => key === columnsKey(columns))?.[1], columns);

/** Keeps a match on this device for the next table with these columns. */
export function rememberMatch(columns: readonly string[], match: Match): void {
  const { makesUnknown: _every, ...kept } = match;
  const others = readAll().filter(([key]) => key !== columnsKey(columns));
  writeItem(KEY, JSON.stringify([[columnsKey(columns), kept], ...others].slice(0, KEPT_MAX)));
}
