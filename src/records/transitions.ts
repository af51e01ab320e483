import { pending, succeeded } from '@shared/requestState';
import { shifted, touchedBy, type Group } from './group';
import { left, takenUp } from './kept';
import { beforeOf, outgoing, type Outbox, type Outgoing, type Refusal, type Theirs, type WrittenBy } from './outbox';
import { endOfMinute, nowWith, type Position, type RecordsState } from './recordsState';
import { about, replay } from './replay';
import { NO_SHELVES, putAll, type Put } from './shelves';

const DONE_MAX = 50;
const DELETED_MAX = 50;

/** What is shown beside the confirmed records: all groups that wait, or were applied and are not read yet. */
export const groupsShown = (outbox: Outbox): readonly Group[] =>
  outbox.filter(({ state }) => state !== 'refused').map(({ group }) => group);

export interface Opened {
  ranchUuid: string;
  /** @see actorOf */
  actor: string;
  at: number;
}

export function opened(state: RecordsState, { ranchUuid, actor, at }: Opened): RecordsState {
  const isOpen = state.ranchUuid === ranchUuid && state.actor === actor;
  if (!isOpen) return { ...takenUp(left(state), ranchUuid, actor), load: pending, now: endOfMinute(at) };
  return state.load.status === 'failed' ? { ...state, load: pending } : state;
}

const putOf = ({ kind, uuid, revision, changed_at, changed_by, data }: Theirs): Put => ({
  kind,
  uuid,
  held: data === null ? null : { kind, uuid, base: revision, changed_at, changed_by, data },
});

/** Applied groups whose revision has been read leave the outbox, and those that changed nothing, which have none. */
function settled(state: RecordsState): RecordsState {
  const cursor = state.position?.cursor ?? -1;
  const isRead = ({ state: at, revision }: Outgoing) => at === 'applied' && (revision === null || revision <= cursor);
  const read = state.outbox.filter(isRead);
  if (read.length === 0) return state;
  const outbox = state.outbox.filter((each) => !isRead(each));
  return { ...state, outbox, done: [...state.done, ...read].slice(-DONE_MAX) };
}

export interface Read extends Position {
  readonly records: readonly Theirs[];
}

/** After a restored backup the server may not know any more what it had applied: what is not read yet is sent again. */
const sentAgain = (each: Outgoing): Outgoing =>
  each.state === 'applied' ? { ...each, state: 'waiting', revision: null } : each;

export function allRead(state: RecordsState, { records, ...position }: Read): RecordsState {
  const isSame = state.position === null || state.position.epoch === position.epoch;
  const outbox = isSame ? state.outbox : state.outbox.map(sentAgain);
  return settled({ ...state, confirmed: putAll(NO_SHELVES, records.map(putOf)), position, outbox, load: succeeded });
}

export function changesRead(state: RecordsState, { records, ...position }: Read): RecordsState {
  const confirmed = putAll(state.confirmed, records.map(putOf));
  const deleted = [...state.deleted, ...records.filter(({ data }) => data === null)].slice(-DELETED_MAX);
  return settled({ ...state, confirmed, position, deleted, now: nowWith(state.now, records) });
}

export interface Recorded {
  group: Group;
  by: WrittenBy;
}

function withGroup(state: RecordsState, { group, by }: Recorded): RecordsState {
  // Of what waits only what is about the same records tells what they were before.
  const waiting = about(groupsShown(state.outbox), new Set(touchedBy(group)));
  const added = outgoing(group, beforeOf(group, replay(state.confirmed, waiting)), by);
  return { ...state, outbox: [...state.outbox, added], now: nowWith(state.now, group.changes) };
}

export const recorded = (state: RecordsState, { group, by }: Recorded): RecordsState =>
  withGroup(state, { group: shifted(group, state.clockOffsetMs), by });

export function heard(state: RecordsState, groups: readonly Recorded[]): RecordsState {
  const known = new Set([...state.outbox, ...state.done].map(({ group }) => group.uuid));
  return groups.filter(({ group }) => !known.has(group.uuid)).reduce(withGroup, state);
}

/** The state with some groups of its outbox as a function makes them. */
export function withGroups(
  state: RecordsState,
  uuids: readonly string[],
  to: (each: Outgoing) => Outgoing,
): RecordsState {
  const named = new Set(uuids);
  return { ...state, outbox: state.outbox.map((each) => (named.has(each.group.uuid) ? to(each) : each)) };
}

export type Result =
  | { readonly uuid: string; readonly status: 'applied'; readonly revision: number | null }
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

export function answered(state: RecordsState, results: readonly Result[]): RecordsState {
  const byUuid = new Map(results.map((result) => [result.uuid, result]));
  const after = withGroups(state, [...byUuid.keys()], (each) => judged(each, byUuid.get(each.group.uuid)));
  const outbox = after.outbox.filter((each) => !isGivenUp(each));
  return settled({ ...after, outbox, saved: savedOf(state, byUuid), trouble: null });
}

/**
 * Sets the times right that came from a clock which was found wrong. A group that may have come to the server stays as
 * it was sent: there it is known by what it says.
 */
export function clockCorrected(state: RecordsState, offsetMs: number): RecordsState {
  const ms = offsetMs - state.clockOffsetMs;
  const outbox = state.outbox.map((each): Outgoing => {
    if (each.state === 'applied') return each;
    const group = each.wasSent ? each.group : shifted(each.group, ms);
    return { ...each, group, state: each.state === 'sending' ? 'waiting' : each.state };
  });
  return { ...state, outbox, clockOffsetMs: offsetMs, now: endOfMinute(state.now + ms) };
}
