import type { Entry, GrazingRecords, MoveData } from '../grazing/records';
import { groupedBy } from '../lists/groupedBy';
import { ARanch } from './aRanch';

/** A record of a worked example, with the fields that its rule reads; others have their default. */
export interface CaseRecord {
  readonly kind: string;
  readonly uuid: string;
  readonly data: object;
}

/** What the fields are that an example leaves out. */
const DEFAULTS: Readonly<Record<string, object>> = {
  paddock: { starts_at: null, retired_at: null, rest_target_days: null },
  move: { strip_acres: null, planned_days: null, plan_uuid: null },
};

/** The records of one kind of an example. */
export const entriesOfCase = <Data>(records: readonly CaseRecord[], wanted: string): Entry<Data>[] =>
  // The examples are ours, and hold what the rule reads.
  records
    .filter(({ kind }) => kind === wanted)
    .map(({ uuid, data }) => ({ uuid, data: { ...DEFAULTS[wanted], ...data } as Data }));

/** The records of an example as figures are computed from them. */
export function recordsOfCase(records: readonly CaseRecord[]): GrazingRecords {
  const of = <Data>(kind: string) => entriesOfCase<Data>(records, kind);
  const empty = new ARanch().records();
  return {
    ...empty,
    ranch: { ...empty.ranch, ...of<Partial<GrazingRecords['ranch']>>('ranch')[0]?.data },
    paddocks: of('paddock'),
    herds: of('herd'),
    counts: of('count'),
    transfers: of('transfer'),
    moves: groupedBy(of<MoveData>('move'), ({ data }) => data.herd_uuid),
    feed: of('feed'),
  };
}
