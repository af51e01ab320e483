import { SCHEMA_VERSION } from '@contract/grazing/changes';
import type { DeletedRecord } from '@contract/grazing/history';
import { isSaid, type Said } from '@contract/grazing/said';
import type { DataOf, Kind } from './kinds';
import { labelOf } from './saidInWords';
import type { Held } from './shelves';
import { uuidV7 } from './uuidV7';

type Fields = Readonly<Record<string, unknown>>;

/** One change of a group. `data` has all fields of a new record, those that change of another; null deletes. */
export interface Change {
  readonly kind: string;
  readonly uuid: string;
  /** What it was made on: null for a new record, else a revision or the group of this device that wrote it last. */
  readonly base: number | string | null;
  readonly data: Fields | null;
  /** The fields whose times are "now": they follow the server's clock where this device's is wrong. Never sent. */
  readonly clock?: readonly string[];
  /** It has all fields and brings a deleted record back. Never sent. */
  readonly isWhole?: boolean;
}

/** Changes that are written together or not at all. */
export interface Group {
  readonly uuid: string;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string;
  readonly label: string;
  /** The label as data. Null where it is too large to be said, or out of its limits; absent in groups of a page from before there was such a thing. */
  readonly said?: Said | null;
  readonly import_uuid: string | null;
  /** The version of the fields with which it was recorded. Absent in groups of a tab from before there was a second one. */
  readonly schema?: number;
  readonly changes: readonly Change[];
}

type Added<K extends Kind> = { [F in keyof DataOf<K>]: DataOf<K>[F] };

/**
 * A new record.
 *
 * @param clock the fields that are "now"; what stands in them is replaced by the instant at which the group is recorded
 */
export const added = <K extends Kind>(kind: K, data: Added<K>, clock: readonly (keyof Added<K> & string)[] = []) => ({
  kind,
  uuid: uuidV7(),
  base: null,
  data,
  clock,
});

/** A record with other fields, made on what the person saw of it. */
export const changed = <K extends Kind>(
  kind: K,
  { uuid, base }: Pick<Held<DataOf<K>>, 'uuid' | 'base'>,
  data: Partial<Added<K>>,
  clock: readonly (keyof Added<K> & string)[] = [],
): Change => ({ kind, uuid, base, data, clock });

/** A record that is deleted. */
export const removed = (kind: Kind, { uuid, base }: Pick<Held, 'uuid' | 'base'>): Change => ({
  kind,
  uuid,
  base,
  data: null,
});

/** A deleted record that is there again, as it was. `revision` is the one that deleted it. */
export const broughtBack = ({ kind, uuid, data }: DeletedRecord, revision: number): Change => ({
  kind,
  uuid,
  base: revision,
  data,
  isWhole: true,
});

/**
 * A group of what a person has just recorded; fields that are "now" get its instant.
 *
 * @param importUuid what all groups of one import have in common; null for what was no import
 */
export function groupOf(
  said: Said,
  changes: readonly Change[],
  importUuid: string | null = null,
  now = Date.now(),
): Group {
  const at = new Date(now).toISOString();
  return {
    uuid: uuidV7(now),
    at,
    label: labelOf(said),
    said: isSaid(said) ? said : null,
    import_uuid: importUuid,
    schema: SCHEMA_VERSION,
    changes: changes.map((change) => withClock(change, () => at)),
  };
}

function withClock(change: Change, timeOf: (field: string) => string): Change {
  const { data, clock = [] } = change;
  if (data === null || clock.length === 0) return change;
  return { ...change, data: { ...data, ...Object.fromEntries(clock.map((field) => [field, timeOf(field)])) } };
}

const shiftedTime = (at: unknown, ms: number): string => new Date(Date.parse(String(at)) + ms).toISOString();

/** The same group with the times that came from this device's clock set right. What a person entered stays. */
export function shifted(group: Group, ms: number): Group {
  if (ms === 0) return group;
  const changes = group.changes.map((change) => withClock(change, (field) => shiftedTime(change.data?.[field], ms)));
  return { ...group, at: shiftedTime(group.at, ms), changes };
}

/** With which version of the fields a group was recorded, also after the app was updated. */
export const schemaOf = ({ schema = 1 }: Group): number => schema;

/** The ids of the records that a group writes. */
export const touchedBy = ({ changes }: Group): string[] => changes.map(({ uuid }) => uuid);

/** The fields that name other records, by what they are called. */
const REFERRING = /_uuids?$/;

/** The ids of the records that what a group writes refers to, in any field named `…_uuid` or `…_uuids`. */
export function referredBy({ changes }: { readonly changes: readonly { readonly data: object | null }[] }): string[] {
  const uuids: string[] = [];
  for (const { data: fields } of changes) {
    // What the fields of a record hold is looked at one by one.
    const data = fields as Fields | null;
    for (const name in data) {
      if (!REFERRING.test(name)) continue;
      for (const value of [data[name]].flat()) if (typeof value === 'string') uuids.push(value);
    }
  }
  return uuids;
}
