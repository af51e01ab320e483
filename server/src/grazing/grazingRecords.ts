import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import type { RecordDataByKind, RecordKind } from '@contract/grazing/records';
import { acresOf } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import type { Entry, GrazingRecords } from '@domain/grazing/records';
import type { StoredRecord } from './recordsTable';

/** What figures are read from. */
export type LiveRecord = Pick<StoredRecord, 'kind' | 'uuid' | 'data'>;

function byKey<Data>(entries: readonly Entry<Data>[], keyOf: (data: Data) => string): Map<string, Entry<Data>[]> {
  const groups = new Map<string, Entry<Data>[]>();
  for (const entry of entries) {
    const key = keyOf(entry.data);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}

/**
 * A ranch's records as the figures are computed from them. A paddock with a shape has the acres of that shape. `others` are
 * left out: they only tell how long the record was silent, and exports count rests over silences (docs/grazing.md).
 */
export function grazingRecordsOf(stored: readonly LiveRecord[]): GrazingRecords {
  const all = byKey(
    stored.map(({ kind, uuid, data }) => ({ uuid, data: { kind, data } })),
    ({ kind }) => kind,
  );
  const of = <Kind extends RecordKind>(kind: Kind): Entry<RecordDataByKind[Kind]>[] =>
    (all.get(kind) ?? []).map(({ uuid, data }) => ({ uuid, data: data.data as RecordDataByKind[Kind] }));
  return {
    ranch: of('ranch')[0]?.data ?? DEFAULT_RANCH_SETTINGS,
    seasons: of('season'),
    paddocks: of('paddock').map(({ uuid, data }) => ({ uuid, data: { ...data, acres: acresOf(data) } })),
    herds: of('herd'),
    counts: of('count'),
    transfers: of('transfer'),
    moves: byKey(of('move'), ({ herd_uuid }) => herd_uuid),
    forage: byKey(of('forage'), ({ paddock_uuid }) => paddock_uuid),
    feed: of('feed'),
  };
}

/** The records of one kind. */
export const entriesOf = <Kind extends RecordKind>(
  stored: readonly LiveRecord[],
  wanted: Kind,
): Entry<RecordDataByKind[Kind]>[] =>
  // The schema judged them before they were stored.
  stored.flatMap(({ kind, uuid, data }) => (kind === wanted ? [{ uuid, data: data as RecordDataByKind[Kind] }] : []));

/** The shapes of a ranch's paddocks by their ids, as far as they have one. */
export const shapesOf = (stored: readonly LiveRecord[]): Map<string, Shape> =>
  new Map(
    stored.flatMap(({ kind, uuid, data }): [string, Shape][] => {
      if (kind !== 'paddock') return [];
      // The schema judged it before it was stored.
      const { shape } = data as RecordDataByKind['paddock'];
      return shape === null ? [] : [[uuid, shape]];
    }),
  );
