import { withAddedFields } from '@contract/grazing/addedFields';
import { succeeded } from '@shared/requestState';
import type { Outgoing, Theirs } from '../outbox';
import { contactWithin, isBehind, nowWith, type Head, type Position, type RecordsState } from '../recordsState';
import { putAll, shelvesOf, type Put } from '../shelves';

/** How many saved groups can be undone. */
export const DONE_MAX = 50;
const DELETED_MAX = 50;

export const putOf = ({ kind, uuid, revision, changed_at, changed_by, data }: Theirs): Put => ({
  kind,
  uuid,
  held:
    data === null ? null : { kind, uuid, base: revision, changed_at, changed_by, data: withAddedFields(kind, data) },
});

/** Applied groups whose revision has been read leave the outbox, and those that changed nothing, which have none. */
export function settled(state: RecordsState): RecordsState {
  const cursor = state.position?.cursor ?? -1;
  const isRead = ({ state: at, revision }: Outgoing) => at === 'applied' && (revision === null || revision <= cursor);
  const read = state.outbox.filter(isRead);
  if (read.length === 0) return state;
  const outbox = state.outbox.filter((each) => !isRead(each));
  // All that were read at once are there once: the device takes what was saved, and not given up, from here.
  return { ...state, outbox, done: [...state.done, ...read].slice(-Math.max(DONE_MAX, read.length)) };
}

export interface Read extends Position {
  readonly records: readonly Theirs[];
}

/** After a restored backup the server may not know any more what it had applied: what is not read yet is sent again. */
export const sentAgain = (each: Outgoing): Outgoing =>
  each.state === 'applied' ? { ...each, state: 'waiting', revision: null } : each;

export function allRead(state: RecordsState, { records, ...position }: Read): RecordsState {
  const isSame = state.position === null || state.position.epoch === position.epoch;
  const outbox = isSame ? state.outbox : state.outbox.map(sentAgain);
  const copy = state.copy === 'whole' || state.copy === 'stale' ? 'none' : state.copy;
  const confirmed = shelvesOf(records.map(putOf));
  return settled({ ...state, confirmed, position, outbox, copy, contactAt: contactWithin(state), load: succeeded });
}

/** The state once the server's record is as far as that, with these records. */
export function movedOn(state: RecordsState, { records, ...position }: Read): RecordsState {
  const confirmed = putAll(state.confirmed, records.map(putOf));
  const deleted = [...state.deleted, ...records.filter(({ data }) => data === null)].slice(-DELETED_MAX);
  return { ...state, confirmed, position, deleted, contactAt: contactWithin(state), now: nowWith(state.now, records) };
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
