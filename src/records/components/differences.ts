import { capitalized } from '@shared/lib/capitalized';
import type { Group } from '../group';
import type { Theirs } from '../outbox';

export interface Difference {
  key: string;
  field: string;
  mine: string;
  theirs: string;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** A value as a sentence can hold it; what takes more than a line is not spelled out. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && !UUID.test(value)) return `“${value}”`;
  return 'something else';
}

/** `average_weight_lb` as people say it. */
const named = (field: string): string => capitalized(field.replace(/_uuids?$/, '').replaceAll('_', ' '));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where what a group was to write differs from what is there now. */
export function differencesOf({ changes }: Group, records: readonly Theirs[]): Difference[] {
  return changes.flatMap(({ uuid, data }) => {
    const there = records.find((record) => record.uuid === uuid);
    if (there === undefined) return [];
    if (data === null) return [{ key: uuid, field: 'The record', mine: 'nothing', theirs: 'another version' }];
    if (there.data === null) return [{ key: uuid, field: 'The record', mine: 'a change', theirs: 'nothing' }];
    return Object.entries(data)
      .filter(([field, value]) => !isSame(value, there.data?.[field]))
      .map(([field, value]) => ({
        key: `${uuid} ${field}`,
        field: named(field),
        mine: inWords(value),
        theirs: inWords(there.data?.[field]),
      }));
  });
}
