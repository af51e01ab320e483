import { removed, selectAll, selectOne, type Held, type Kind, type WithRecords } from '@records/index';
import type { Change } from '@records/group';
import { referredTo } from '@records/referredTo';
import type { Imported } from './Imported';

/** A record of an import that stays when the import is undone, and why. */
export interface Staying {
  readonly uuid: string;
  /** What it is called, or what it is where it has no name. */
  readonly name: string;
  readonly kind: string;
  readonly why: 'changed' | 'used';
}

export interface Undoing {
  /** What takes the others away. */
  readonly changes: readonly Change[];
  readonly staying: readonly Staying[];
}

/** What an import may bring. Each kind refers to those before it alone. */
const KINDS: readonly Kind[] = ['season', 'place', 'paddock', 'herd', 'count', 'move', 'feed', 'forage', 'note'];

/** The same value, in whichever order its fields come back. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([name, value]) => isSame(value, theirs.get(name)));
}

interface Named extends Held {
  readonly kind: string;
  readonly data: object;
}

const nameOf = ({ kind, data }: Named): string =>
  'name' in data && typeof data.name === 'string' ? data.name : `A ${kind}`;

/** Those that go: what something refers to that stays does not, and then neither does what that refers to. */
function going(state: WithRecords, unchanged: readonly Named[]): ReadonlySet<string> {
  let uuids: ReadonlySet<string> = new Set(unchanged.map(({ uuid }) => uuid));
  for (;;) {
    const used = referredTo(state, uuids);
    const rest = new Set([...uuids].filter((uuid) => !used.has(uuid)));
    if (rest.size === uuids.size) return rest;
    uuids = rest;
  }
}

/** Takes away what is unchanged, and tells what stays. What refers to others goes before them. */
function undoing(state: WithRecords, there: readonly Named[], isUnchanged: (held: Named) => boolean): Undoing {
  const gone = going(state, there.filter(isUnchanged));
  const order = ({ kind }: Named) => KINDS.findIndex((each) => each === kind);
  const goes = there.filter(({ uuid }) => gone.has(uuid));
  return {
    changes: goes
      .toSorted((one, other) => order(other) - order(one))
      // Only kinds of records are there.
      .map((held) => removed(held.kind as Kind, held)),
    staying: there
      .filter(({ uuid }) => !gone.has(uuid))
      .map((held) => ({
        uuid: held.uuid,
        name: nameOf(held),
        kind: held.kind,
        why: isUnchanged(held) ? 'used' : 'changed',
      })),
  };
}

/** What still has one of an import's revisions, and so is as it came. */
export const asTheyCame = (state: WithRecords, revisions: ReadonlySet<number | string>): readonly Named[] =>
  KINDS.flatMap((kind): readonly Named[] => selectAll(state, kind)).filter(({ base }) => revisions.has(base));

/**
 * What takes an earlier import back. What was changed since has another revision, and is not looked at.
 */
export const undoingOfRevisions = (state: WithRecords, revisions: ReadonlySet<number | string>): Undoing =>
  undoing(state, asTheyCame(state, revisions), () => true);

/**
 * What takes an import back: each of its records goes that is still as it came and that nothing refers to but what goes
 * too. The others stay. What somebody else has deleted already is passed over.
 */
export function undoingOfImport(state: WithRecords, { records }: Imported): Undoing {
  const came = new Map(records.map(({ uuid, data }) => [uuid, data]));
  const there = records.flatMap(({ kind, uuid }): Named[] => {
    const held = selectOne<Kind>(state, kind, uuid);
    return held === undefined ? [] : [held];
  });
  return undoing(state, there, ({ uuid, data }) => isSame(came.get(uuid), data));
}
