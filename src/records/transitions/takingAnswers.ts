import type { AsSent } from '@contract/grazing/changes';
import type { Outgoing, Refusal, Theirs } from '../outbox';
import type { RecordsState } from '../recordsState';
import { readerOf } from '../shelves';
import { movedOn, settled } from './reading';
import { withGroups } from './recording';

/** A group as it was sent and is written now. */
interface Sent extends AsSent {
  readonly epoch: string;
  /** When the group was recorded, as it was sent: by it a group is known whose times were set right since. */
  readonly at: string;
}

interface Applied {
  readonly uuid: string;
  readonly status: 'applied';
  readonly revision: number | null;
  /** Of the record that it was applied to. */
  readonly epoch?: string | undefined;
  readonly sent?: Sent | undefined;
}

export type Result =
  | Applied
  | (Omit<Refusal, 'records'> & {
      readonly uuid: string;
      readonly status: 'refused';
      readonly records?: readonly Theirs[] | undefined;
    });

function judged(each: Outgoing, result: Result | undefined): Outgoing {
  if (result === undefined || each.state === 'applied') return each;
  if (result.status === 'applied') return { ...each, state: 'applied', revision: result.revision, refusal: null };
  const { code, details, change, records = [] } = result;
  return { ...each, state: 'refused', refusal: { code, details, change, records } };
}

/** What the app wrote by itself and the server refuses is given up: nobody could say what to do about it. */
const isGivenUp = ({ by, state }: Outgoing): boolean => by === 'app' && state === 'refused';

/** What is saved of imports, with the groups that were applied now. */
function savedOf({ saved, outbox }: RecordsState, results: ReadonlyMap<string, Result>): RecordsState['saved'] {
  const more: Record<string, RecordsState['saved'][string]> = {};
  for (const { group, state } of outbox) {
    const result = results.get(group.uuid);
    const { import_uuid: id } = group;
    if (id === null || state === 'applied' || result?.status !== 'applied') continue;
    more[id] = [...(more[id] ?? saved[id] ?? []), { uuid: group.uuid, revision: result.revision }];
  }
  return { ...saved, ...more };
}

/**
 * Takes an applied group over into what is confirmed, so that it is not downloaded: where nothing came between it and what
 * was read, and it was written over the very records that are here. Otherwise it stays until it has been read.
 */
function confirmedBy(state: RecordsState, { uuid, revision, sent }: Applied): RecordsState {
  const { position, confirmed } = state;
  const group = state.outbox.find((each) => each.group.uuid === uuid)?.group;
  if (position === null || sent === undefined || revision === null || group?.at !== sent.at) return state;
  if (position.epoch !== sent.epoch || revision !== position.cursor + 1) return state;
  const read = readerOf(confirmed, group.changes.length);
  const before = group.changes.map((change) => read(change.kind, change.uuid));
  // A reading that was under way while others wrote may lack what comes with a later page.
  if (before.reduce((sum, held) => sum + Number(held?.base ?? 0), 0) !== sent.over) return state;
  const { epoch, changed_at, changed_by } = sent;
  const records = group.changes.map(({ kind, uuid: id, data }, index) => ({
    kind,
    uuid: id,
    revision,
    changed_at,
    changed_by,
    data: data === null ? null : { ...(before[index]?.data as object | undefined), ...data },
  }));
  return movedOn(state, { epoch, cursor: revision, head: Math.max(position.head, revision), records });
}

export function answered(state: RecordsState, results: readonly Result[]): RecordsState {
  const byUuid = new Map(results.map((result) => [result.uuid, result]));
  const after = withGroups(state, [...byUuid.keys()], (each) => judged(each, byUuid.get(each.group.uuid)));
  const outbox = after.outbox.filter((each) => !isGivenUp(each));
  const answeredNow = { ...after, outbox, saved: savedOf(state, byUuid), contactAt: state.now, trouble: null };
  const applied = results.filter((result) => result.status === 'applied');
  return settled(applied.reduce(confirmedBy, answeredNow));
}
