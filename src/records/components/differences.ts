import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { t } from '@domain/words';
import { fieldInWords } from '../fieldWords';
import type { Group } from '../group';
import { placeInWords } from '../herdWords';
import type { DataOf } from '../kinds';
import type { Theirs } from '../outbox';
import { valueInWords, type Wording } from '../valueWords';

type Fields = Readonly<Record<string, unknown>>;

export interface Difference {
  key: string;
  /** What the field is called. */
  field: string;
  /** The fields of the record that it tells of. */
  fields: readonly string[];
  /** Whether both are paddocks that a herd was moved to. */
  isMove: boolean;
  /** What it holds in the one and in the other, in words. */
  one: string;
  other: string;
}

/** Where a herd is takes two fields, which people read as one. */
const PLACE = ['paddock_uuids', 'off'];

/** What a field holds, in words. @param data the whole record, since a place takes two fields */
function toldOf(kind: string, field: string, data: Fields, wording: Wording): string {
  if (kind !== 'move' || !PLACE.includes(field)) return valueInWords(kind, field, data[field], wording);
  // The schema of moves has judged both.
  const paddockUuids = data.paddock_uuids as DataOf<'move'>['paddock_uuids'];
  const off = data.off as DataOf<'move'>['off'];
  return placeInWords({ paddockUuids, off }, wording.nameOf);
}

/**
 * Where two states of a record differ, field by field, in words.
 *
 * @param fields the ones to look at; without it all that either has
 */
export function differencesBetween(
  { kind, uuid }: Pick<Theirs, 'kind' | 'uuid'>,
  one: Fields,
  other: Fields,
  wording: Wording,
  fields: readonly string[] = Object.keys({ ...one, ...other }),
): Difference[] {
  const differing = fields.filter((field) => !isDeepEqual(one[field] ?? null, other[field] ?? null));
  const isPlace = (field: string) => kind === 'move' && PLACE.includes(field);
  const firstOfPlace = differing.find(isPlace);
  return differing
    .filter((field) => !isPlace(field) || field === firstOfPlace)
    .map((field) => {
      const [before, after] = [one, other].map((data) => toldOf(kind, field, data, wording));
      return {
        key: `${uuid} ${field}`,
        field: fieldInWords(field),
        fields: isPlace(field) ? PLACE : [field],
        isMove: isPlace(field) && [one, other].every(({ off }) => off === null),
        one: before ?? '',
        other: after === before ? t`another one` : (after ?? ''),
      };
    });
}

/** Where what a group was to write differs from what is there now: `one` is mine, `other` theirs. */
export function conflictsOf({ changes }: Group, there: Theirs, wording: Wording): Difference[] {
  const written = changes.filter(({ uuid }) => uuid === there.uuid);
  const theirs = there.data;
  if (theirs === null || written.some(({ data }) => data === null)) return [];
  const mine = written.reduce<Fields>((data, change) => ({ ...data, ...change.data }), theirs);
  const fields = written.flatMap(({ data }) => Object.keys(data ?? {}));
  return differencesBetween(there, mine, theirs, wording, [...new Set(fields)]);
}
