import { isDate } from '@contract/grazing/dates';
import type { DaySpan } from '@domain/grazing/daySpan';
import { invalid } from '../http/refusals';

type Query = string | string[];

function readDay(field: 'from' | 'to', value: Query | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isDate(value)) return value;
  throw invalid({ [field]: 'A day is needed, once: 2026-06-01' });
}

/** Days that a query names. Throws 422 with the sentence for anything else. */
export function readDays(query: { from?: Query; to?: Query }): DaySpan {
  const [from, to] = [readDay('from', query.from), readDay('to', query.to)];
  if (from !== null && to !== null && to < from) throw invalid({ to: 'The last day is before the first' });
  return { from, to };
}
