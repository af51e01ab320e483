import { LANGUAGE } from '@domain/language/language';
import type { SentReasons } from '@shared/api/sentReasons';
import { refusalInOwnWords } from '@shared/refusals/inOwnWords';
import { referredBy, touchedBy, type Change, type Group } from './group';
import type { Find } from './shelves';

/** Why the server refused a group, with what is there now of the records that it was about. */
export interface Refusal extends SentReasons {
  readonly code: string;
  /** A sentence, or sentences by field. */
  readonly details: string | Readonly<Record<string, unknown>>;
  /** Which change of the group is at fault, from 0; null where it is the group as a whole. */
  readonly change: number | null;
  readonly records: readonly Theirs[];
}

/** Why a group was refused: in words of the server on a page in English, else in the page's own. */
export function refusalInWords(refusal: SentReasons & Pick<Refusal, 'code' | 'details'>): string {
  if (LANGUAGE !== 'en') return refusalInOwnWords(refusal);
  const { details } = refusal;
  if (typeof details === 'string') return details;
  return Object.values(details)
    .flat()
    .filter((words) => typeof words === 'string')
    .join(' ');
}

/** A record as the server has it; `data` is null once it was deleted. */
export interface Theirs {
  readonly kind: string;
  readonly uuid: string;
  readonly revision: number;
  readonly changed_at: string;
  readonly changed_by: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Data of the records that a group touches as it was before, by id; null where there was none. */
export type Before = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

/**
 * Who wrote a group: a person, who is told so; a page that tells by itself what it wrote; or the app, of which nobody is told
 * and which is given up where it is refused.
 */
export type WrittenBy = 'person' | 'page' | 'app';

/** A group on its way to the server. */
export interface Outgoing {
  readonly group: Group;
  readonly before: Before;
  /** `applied` groups stay until their revision has been read. */
  readonly state: 'waiting' | 'sending' | 'applied' | 'refused';
  /** Whether this device has it on disk, as it is: `failed` where it's only in the memory of this page. */
  readonly disk: 'writing' | 'written' | 'failed';
  /** It was sent once, and nobody knows whether it came; one of a file may have been sent by the device that saved it. */
  readonly wasSent: boolean;
  /** The uuid of the person from whose device's file it was read; null for what was recorded here. */
  readonly fileOf: string | null;
  readonly by: WrittenBy;
  readonly revision: number | null;
  readonly refusal: Refusal | null;
  /** The refused groups in whose place it is, the last one last: the disk may still have one of them. */
  readonly replaces?: readonly string[];
}

export type Outbox = readonly Outgoing[];

/** A group with more changes than this cannot be undone from memory: what was before would be kept twice. */
const UNDO_MAX = 1_000;

/** What a group's records are before it is written. */
export function beforeOf({ changes }: Group, find: Find): Before {
  if (changes.length > UNDO_MAX) return {};
  return Object.fromEntries(
    changes.map(({ kind, uuid }) => [uuid, (find(kind, uuid)?.data ?? null) as Before[string]]),
  );
}

export const outgoing = (
  group: Group,
  before: Before,
  by: WrittenBy = 'person',
  disk: Outgoing['disk'] = 'failed',
  fileOf: string | null = null,
): Outgoing => ({
  group,
  before,
  state: 'waiting',
  disk,
  wasSent: fileOf !== null,
  fileOf,
  by,
  revision: null,
  refusal: null,
});

/** What groups name, as it was found: a group never changes, and each action asks again. */
const named = new WeakMap<Group, { readonly touched: readonly string[]; readonly all: readonly string[] }>();

/** The records that a group writes, and all that it names. */
function namesOf(group: Group) {
  const known = named.get(group);
  if (known !== undefined) return known;
  const touched = touchedBy(group);
  const names = { touched, all: [...touched, ...referredBy(group)] };
  named.set(group, names);
  return names;
}

/** The records that there would never be without a group. */
const addedBy = ({ changes }: Group) => changes.filter(({ base }) => base === null).map(({ uuid }) => uuid);

/**
 * For each group that has to wait, the earlier one that it waits for: one that waits or was refused, and wrote a record
 * that this one writes or refers to.
 */
export function waitsFor(outbox: Outbox): ReadonlyMap<string, Group> {
  const holders = new Map<string, Group>();
  const waits = new Map<string, Group>();
  for (const { group, state } of outbox) {
    if (state === 'applied') continue;
    const { touched, all } = namesOf(group);
    const first = holders.size === 0 ? undefined : all.find((uuid) => holders.has(uuid));
    const holder = first === undefined ? undefined : holders.get(first);
    if (holder !== undefined) waits.set(group.uuid, holder);
    for (const uuid of touched) holders.set(uuid, group);
  }
  return waits;
}

/**
 * The groups that have no ground without one: they are made on what it has written, or name a record that it adds, or do
 * so by one another. Others that wait for it go out once it is gone: a move into a paddock that keeps its old name.
 */
export function dependentsOf(outbox: Outbox, group: Group): readonly Group[] {
  const at = outbox.findIndex((each) => each.group.uuid === group.uuid);
  const gone = new Set<unknown>([group.uuid]);
  const never = new Set(addedBy(group));
  return outbox.slice(at + 1).flatMap(({ group: other, state }) => {
    const isBuiltOn =
      other.changes.some(({ base }) => gone.has(base)) || namesOf(other).all.some((uuid) => never.has(uuid));
    if (state === 'applied' || !isBuiltOn) return [];
    gone.add(other.uuid);
    for (const uuid of addedBy(other)) never.add(uuid);
    return [other];
  });
}

/** Whether it is known what all of its records were before. */
export const canBeUndone = ({ group, before }: Pick<Outgoing, 'group' | 'before'>): boolean =>
  group.changes.every(({ uuid }) => uuid in before);

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

/**
 * The changes that put back what a group has changed. They are made on the group itself, so that the server refuses them
 * where somebody else has changed the same fields since.
 */
export function inverseOf({ group, before }: Pick<Outgoing, 'group' | 'before'>): Change[] {
  const fields = new Map<string, { kind: string; names: string[] | 'all' }>();
  for (const { kind, uuid, data } of group.changes) {
    const names = fields.get(uuid)?.names ?? [];
    fields.set(uuid, { kind, names: data === null || names === 'all' ? 'all' : [...names, ...Object.keys(data)] });
  }
  return [...fields].reverse().map(([uuid, { kind, names }]) => {
    const was = before[uuid] ?? null;
    if (was === null) return { kind, uuid, base: group.uuid, data: null };
    if (names === 'all') return { kind, uuid, base: group.uuid, data: was, isWhole: true };
    return { kind, uuid, base: group.uuid, data: pick(was, names) };
  });
}
