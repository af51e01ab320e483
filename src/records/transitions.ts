import { withAddedFields } from '@contract/grazing/addedFields';
import { pending, succeeded } from '@shared/requestState';
import { shifted, touchedBy, type Group } from './group';
import { left, takenUp, withElsewhere } from './kept';
import {
  beforeOf,
  outgoing,
  type Before,
  type Outbox,
  type Outgoing,
  type Refusal,
  type Theirs,
  type WrittenBy,
} from './outbox';
import type { AsSent } from '@contract/grazing/changes';
import { endOfMinute, isBehind, nowWith, type Head, type Kept, type Position, type RecordsState } from './recordsState';
import { changedAgain, refusedOf, touchesSame } from './replaceRefused';
import { about, replay } from './replay';
import { putAll, readerOf, shelvesOf, type Put } from './shelves';

const DONE_MAX = 50;
const DELETED_MAX = 50;

/**
 * What is shown beside the confirmed records: all groups that wait, or were applied and are not read yet, and the refused
 * one that is changed in a form.
 */
export const groupsShown = (outbox: Outbox, changing: string | null): readonly Group[] =>
  outbox.filter(({ state, group }) => state !== 'refused' || group.uuid === changing).map(({ group }) => group);

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

/** What a group is once it is to be sent. Before it leaves, the disk has to know that it may have come to the server. */
export const sending = (each: Outgoing): Outgoing => ({
  ...each,
  state: 'sending',
  disk: each.disk === 'written' ? 'writing' : each.disk,
});

const putOf = ({ kind, uuid, revision, changed_at, changed_by, data }: Theirs): Put => ({
  kind,
  uuid,
  held:
    data === null ? null : { kind, uuid, base: revision, changed_at, changed_by, data: withAddedFields(kind, data) },
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

/** What a device has kept of a ranch. */
export interface Restored {
  readonly outbox: Outbox;
  /** What the same person has not saved on other ranches. */
  readonly elsewhere: readonly Kept[];
  /** Null where there is none, and `stale` where it's too old to be shown. */
  readonly copy: Read | 'stale' | null;
  readonly contactAt: number | null;
  /** What the device's clock lacked, as the server last said: groups that wait have been set right by it. */
  readonly clockOffsetMs: number;
}

/**
 * The ranch as this device has kept it. What the server may have meanwhile is asked for. Without a copy nothing tells how
 * far a saved group was read: it's sent again, and the server knows it.
 */
export function restored(
  before: RecordsState,
  { outbox: stored, elsewhere, copy, contactAt, clockOffsetMs: kept }: Restored,
): RecordsState {
  const clockOffsetMs = before.clockOffsetMs === 0 ? kept : before.clockOffsetMs;
  const state = { ...withElsewhere(before, elsewhere), contactAt, clockOffsetMs };
  const known = new Set(state.outbox.map(({ group }) => group.uuid));
  const more = stored.filter(({ group }) => !known.has(group.uuid));
  const isShown = copy !== null && copy !== 'stale';
  const outbox = [...(isShown ? more : more.map(sentAgain)), ...state.outbox];
  if (!isShown) return { ...state, outbox, device: 'open', copy: copy ?? state.copy };
  const { records, ...position } = copy;
  const confirmed = shelvesOf(records.map(putOf));
  const read: RecordsState = {
    ...state,
    outbox,
    confirmed,
    position,
    device: 'open',
    copy: 'whole',
    load: succeeded,
    news: 'asked',
  };
  return settled({ ...read, now: nowWith(state.now, records) });
}

export function allRead(state: RecordsState, { records, ...position }: Read): RecordsState {
  const isSame = state.position === null || state.position.epoch === position.epoch;
  const outbox = isSame ? state.outbox : state.outbox.map(sentAgain);
  const copy = state.copy === 'whole' || state.copy === 'stale' ? 'none' : state.copy;
  const confirmed = shelvesOf(records.map(putOf));
  return settled({ ...state, confirmed, position, outbox, copy, contactAt: state.now, load: succeeded });
}

/** The state once the server's record is as far as that, with these records. */
function movedOn(state: RecordsState, { records, ...position }: Read): RecordsState {
  const confirmed = putAll(state.confirmed, records.map(putOf));
  const deleted = [...state.deleted, ...records.filter(({ data }) => data === null)].slice(-DELETED_MAX);
  return { ...state, confirmed, position, deleted, contactAt: state.now, now: nowWith(state.now, records) };
}

/** What was asked for before a later answer came says nothing new. */
export function changesRead(state: RecordsState, read: Read): RecordsState {
  const { position } = state;
  const isOld = position !== null && position.epoch === read.epoch && read.cursor < position.cursor;
  return isOld ? state : settled(movedOn(state, read));
}

/** The server, or the tab that hears it, told how far the ranch's record is. */
export function headHeard(state: RecordsState, told: Head): RecordsState {
  const { news, position } = state;
  const isKnown = news === 'asked' || (news?.epoch === told.epoch && news.head >= told.head);
  return isKnown || !isBehind({ news: told, position }) ? state : { ...state, news: told };
}

export interface Recorded {
  group: Group;
  by: WrittenBy;
  /** Whether a tab that tells of it has it on disk. */
  disk?: Outgoing['disk'];
  fileOf?: Outgoing['fileOf'];
}

/** What a group's records are at present. Of what waits only what is about the same records tells that. */
function beforeNow({ outbox, changing, confirmed }: RecordsState, group: Group): Before {
  const waiting = about(groupsShown(outbox, changing), new Set(touchedBy(group)));
  return beforeOf(group, replay(confirmed, waiting));
}

function withGroup(state: RecordsState, { group, by, disk, fileOf }: Recorded): RecordsState {
  const before = beforeNow(state, group);
  const added = outgoing(group, before, by, disk ?? (state.device === 'none' ? 'failed' : 'writing'), fileOf);
  return { ...state, outbox: [...state.outbox, added], now: nowWith(state.now, group.changes) };
}

/** A group of the person's. One about the records of a refused group, in whose form they are, takes the place of that. */
export function recorded(state: RecordsState, { group: asWritten, by }: Recorded): RecordsState {
  const group = shifted(asWritten, state.clockOffsetMs);
  const mine = refusedOf(state.outbox, state.changing);
  if (mine === undefined || !touchesSame(mine.group, group)) return withGroup(state, { group, by });
  const outbox = changedAgain(state.outbox, mine, group, beforeNow(state, group));
  return { ...state, outbox, changing: null, now: nowWith(state.now, group.changes) };
}

/** The same, as another tab tells of it. */
export function refusedChanged(
  state: RecordsState,
  { refused, ...told }: { refused: string } & Recorded,
): RecordsState {
  const changing = state.changing === refused ? null : state.changing;
  return { ...recorded({ ...state, changing: refused }, told), changing };
}

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
