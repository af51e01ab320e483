import { shifted, touchedBy, type Group } from '../group';
import { beforeOf, outgoing, type Outbox, type Outgoing, type WrittenBy } from '../outbox';
import { nowWith, type RecordsState } from '../recordsState';
import { changedAgain, refusedOf, touchesSame } from '../replaceRefused';
import { about, changesIn, overlayOf } from '../replay';

/**
 * What is shown beside the confirmed records: all groups that wait, or were applied and are not read yet, and the refused
 * one that is changed in a form.
 */
export const groupsShown = (outbox: Outbox, changing: string | null): readonly Group[] =>
  outbox.filter(({ state, group }) => state !== 'refused' || group.uuid === changing).map(({ group }) => group);

export interface Recorded {
  group: Group;
  by: WrittenBy;
  /** Whether a tab that tells of it has it on disk. */
  disk?: Outgoing['disk'];
  fileOf?: Outgoing['fileOf'];
}

/** The records that groups are about, as they are at present. Of what waits only what is about the same ones tells that. */
function presentFor({ outbox, changing, confirmed }: RecordsState, groups: readonly Group[]) {
  const waiting = about(groupsShown(outbox, changing), new Set(groups.flatMap(touchedBy)));
  const present = overlayOf(confirmed, changesIn(waiting) + changesIn(groups));
  waiting.forEach(present.write);
  return present;
}

/** The state with more groups behind all that waits, each written over those before it. */
function withRecorded(state: RecordsState, told: readonly Recorded[]): RecordsState {
  const groups = told.map(({ group }) => group);
  const present = presentFor(state, groups);
  const added = told.map(({ group, by, disk, fileOf }) => {
    const before = beforeOf(group, present.find);
    present.write(group);
    return outgoing(group, before, by, disk ?? (state.device === 'none' ? 'failed' : 'writing'), fileOf);
  });
  const changes = groups.flatMap((group) => group.changes);
  return { ...state, outbox: [...state.outbox, ...added], now: nowWith(state.now, changes) };
}

/** A group of the person's. One about the records of a refused group, in whose form they are, takes the place of that. */
export function recorded(state: RecordsState, { group: asWritten, by }: Recorded): RecordsState {
  const group = shifted(asWritten, state.clockOffsetMs);
  const mine = refusedOf(state.outbox, state.changing);
  if (mine === undefined || !touchesSame(mine.group, group)) return withRecorded(state, [{ group, by }]);
  const before = beforeOf(group, presentFor(state, [group]).find);
  const outbox = changedAgain(state.outbox, mine, group, before);
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
  const more = new Map(groups.map((each) => [each.group.uuid, each]));
  return withRecorded(
    state,
    [...more.values()].filter(({ group }) => !known.has(group.uuid)),
  );
}

/** What a group is once it is to be sent. Before it leaves, the disk has to know that it may have come to the server. */
export const sending = (each: Outgoing): Outgoing => ({
  ...each,
  state: 'sending',
  disk: each.disk === 'written' ? 'writing' : each.disk,
});

/** The state with some groups of its outbox as a function makes them. */
export function withGroups(
  state: RecordsState,
  uuids: readonly string[],
  to: (each: Outgoing) => Outgoing,
): RecordsState {
  const named = new Set(uuids);
  return { ...state, outbox: state.outbox.map((each) => (named.has(each.group.uuid) ? to(each) : each)) };
}
