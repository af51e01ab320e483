import type { Entry, GrazingRecords } from '../grazing/records';
import type { SharedRecord } from '../sharing/shareTerms';

const toShared = (kind: string, entries: Iterable<Entry<object>>, more: object = {}): SharedRecord[] =>
  [...entries].map(({ uuid, data }) => ({ kind, uuid, data: { ...data, ...more } }));

/** What figures are computed from, as records of their kinds, in no order that means anything. */
export function sharedRecordsOf(records: GrazingRecords): SharedRecord[] {
  const { ranch, seasons, paddocks, herds, counts, transfers, moves, forage, feed } = records;
  return [
    { kind: 'ranch', uuid: 'ranch', data: ranch },
    ...toShared('season', seasons),
    ...toShared('paddock', paddocks, { shape: null, note: '' }),
    ...toShared('herd', herds, { color: '#aa5500', note: '' }),
    ...toShared('count', counts, { reason: 'counted', note: '' }),
    ...toShared('transfer', transfers, { reason: 'split', tags: [], document: '', party: '', note: '' }),
    ...toShared('move', [...moves.values()].flat(), { note: '' }),
    ...toShared('forage', [...forage.values()].flat(), { method: '', note: '' }),
    ...toShared('feed', feed, { what: 'hay', note: '' }),
  ];
}

function byField(entries: readonly Entry<object>[], field: string): Map<string, Entry<never>[]> {
  const groups = new Map<string, Entry<never>[]>();
  for (const entry of entries) {
    const key = String((entry.data as Record<string, unknown>)[field]);
    groups.set(key, [...(groups.get(key) ?? []), entry as Entry<never>]);
  }
  return groups;
}

/** The other way round. */
export function grazingRecordsOf(shared: readonly SharedRecord[]): GrazingRecords {
  const of = (kind: string): Entry<never>[] =>
    shared.filter((record) => record.kind === kind).map(({ uuid, data }) => ({ uuid, data: data as never }));
  const [ranch] = of('ranch');
  if (ranch === undefined) throw new Error('a ranch has settings');
  return {
    ranch: ranch.data,
    seasons: of('season'),
    paddocks: of('paddock'),
    herds: of('herd'),
    counts: of('count'),
    transfers: of('transfer'),
    moves: byField(of('move'), 'herd_uuid'),
    forage: byField(of('forage'), 'paddock_uuid'),
    feed: of('feed'),
  };
}
