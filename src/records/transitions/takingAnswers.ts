import type { AsSent } from '@contract/grazing/changes';
import { reasonsOf } from '@shared/api/sentReasons';
import type { Group } from '../group';
import type { Outgoing, Refusal, Theirs } from '../outbox';
import { contactWithin, type RecordsState } from '../recordsState';
import { changesIn, overlayOf } from '../replay';
import type { Find } from '../shelves';
import { movedOn, putOf, settled } from './reading';
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
  return { ...each, state: 'refused', refusal: { code, details, change, records, ...reasonsOf(result) } };
}

/** What the app wrote by itself and the server refuses is given up: nobody could say what to do about it. */
const isGivenUp = ({ by, state }: Outgoing): boolean => by === 'app' && state === 'refused';

/** What is saved of imports, with the groups that were applied now. */
function savedOf({ saved, outbox }: RecordsState, results: ReadonlyMap<string, Result>): RecordsState['saved'] {
  const more: Record<string, RecordsState['saved'][string][number][]> = {};
  for (const { group, state } of outbox) {
    const result = results.get(group.uuid);
    const { import_uuid: id } = group;
    if (id === null || state === 'applied' || result?.status !== 'applied') continue;
    (more[id] ??= [...(saved[id] ?? [])]).push({ uuid: group.uuid, revision: result.revision });
  }
  return { ...saved, ...more };
}

/**
 * The records as a group that was applied as it was sent has left them; undefined where others stood beneath it than stand
 * here: a reading that was under way while others wrote may lack what comes with a later page.
 */
function leftBy({ changes }: Group, revision: number, sent: Sent, find: Find): Theirs[] | undefined {
  const before = changes.map(({ kind, uuid }) => find(kind, uuid));
  if (before.reduce((sum, held) => sum + Number(held?.base ?? 0), 0) !== sent.over) return undefined;
  const { changed_at, changed_by } = sent;
  return changes.map(({ kind, uuid, data }, index) => ({
    kind,
    uuid,
    revision,
    changed_at,
    changed_by,
    data: data === null ? null : { ...(before[index]?.data as object | undefined), ...data },
  }));
}

/**
 * Takes applied groups over into what is confirmed, so that they aren't downloaded: where nothing came between them and
 * what was read, and they were written over the very records that are here. Others stay until they have been read.
 */
function confirmedBy(state: RecordsState, results: readonly Result[]): RecordsState {
  const { position, confirmed, outbox } = state;
  if (position === null) return state;
  const groups = new Map(outbox.map(({ group }) => [group.uuid, group]));
  const answeredFor = results.flatMap(({ uuid }) => groups.get(uuid) ?? []);
  const present = overlayOf(confirmed, changesIn(answeredFor));
  const records: Theirs[] = [];
  let { cursor } = position;
  for (const result of results) {
    if (result.status !== 'applied') continue;
    const { uuid, revision, sent } = result;
    const group = groups.get(uuid);
    if (sent === undefined || revision === null || group?.at !== sent.at) continue;
    if (position.epoch !== sent.epoch || revision !== cursor + 1) continue;
    const left = leftBy(group, revision, sent, present.find);
    if (left === undefined) continue;
    for (const record of left) present.put(putOf(record));
    records.push(...left);
    cursor = revision;
  }
  if (cursor === position.cursor) return state;
  return movedOn(state, { epoch: position.epoch, cursor, head: Math.max(position.head, cursor), records });
}

export function answered(state: RecordsState, results: readonly Result[]): RecordsState {
  const byUuid = new Map(results.map((result) => [result.uuid, result]));
  const after = withGroups(state, [...byUuid.keys()], (each) => judged(each, byUuid.get(each.group.uuid)));
  const outbox = after.outbox.filter((each) => !isGivenUp(each));
  const answeredNow = {
    ...after,
    outbox,
    saved: savedOf(state, byUuid),
    contactAt: contactWithin(state),
    trouble: null,
  };
  return settled(confirmedBy(answeredNow, results));
}
