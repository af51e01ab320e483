import type { Clocks } from '../withdrawal/clocksOf';
import type { Herds } from '../withdrawal/Herds';
import { headIn } from '../withdrawal/pairs';
import type { TagKeys } from '../withdrawal/tagKeys';
import type { Turn } from '../withdrawal/turns';
import { followed, whereaboutsIn, type Fact, type Whereabouts } from './followed';

/** A time at which something says where an animal is. */
export interface HerdStep {
  /** ms since 1970. */
  readonly at: number;
  /** Where it is from then on. */
  readonly where: Whereabouts;
  /** `record`: its own record says so; `moved`: a transfer with its tag, or of all of them; `unnamed`: a transfer of some that it doesn't name; else it was read there. */
  readonly by: 'record' | 'moved' | 'unnamed' | 'treatment' | 'weighing';
  /** Of a transfer without names: how many it doesn't name; null: unknown. */
  readonly head: number | null;
  /** The herd in which it was read though the record had it elsewhere; null where that isn't so. */
  readonly unexpected: string | null;
}

const NOWHERE: readonly string[] = [];

/** The tags that a turn names, and the herd in which they were read. */
function readIn(turn: Turn): { tags: readonly string[]; herd: string | null } | null {
  switch (turn.rank) {
    case 0:
      return null;
    case 1:
      return { tags: turn.transfer.tags, herd: turn.transfer.from_herd_uuid };
    case 2:
      return { tags: turn.clock.data.tags, herd: turn.clock.data.herd_uuid };
    case 3:
      return { tags: turn.weighing.entries.map(({ tag }) => tag), herd: turn.weighing.herd_uuid };
  }
}

function namedHerd(fact: Fact, key: string, own: ReadonlySet<string>, keys: TagKeys): { herd: string | null } | null {
  const read = 'rank' in fact ? readIn(fact) : null;
  const isNamed = read?.tags.some((tag) => own.has(tag) && keys.keyOf(tag, fact.at) === key) ?? false;
  return read === null || !isNamed ? null : { herd: read.herd };
}

function byOf(fact: Fact, isNamed: boolean, isPossible: boolean): HerdStep['by'] {
  if (!('rank' in fact)) return 'record';
  if (fact.rank === 2) return 'treatment';
  if (fact.rank === 3) return 'weighing';
  return isNamed || !isPossible ? 'moved' : 'unnamed';
}

/** How many a transfer took out of its herd without naming them. */
function unnamedIn(fact: Fact, before: number | null, herds: Herds): number | null {
  if (!('rank' in fact) || fact.rank !== 1) return null;
  const { from_herd_uuid: from, head, tags } = fact.transfer;
  const left = before === null ? head : before - headIn(herds.classesOf(from), null);
  return left === null ? null : Math.max(0, left - tags.length);
}

/**
 * The herds of one animal over time, rule W6: every fact that says that it is elsewhere than before, or may be, and every reading
 * of its tag where the record didn't have it.
 *
 * @param key the id of its record, or its tag where it has none
 * @param until ms since 1970
 */
export function herdSteps(clocks: Clocks, key: string, until: number): readonly HerdStep[] {
  const { keys } = clocks.scope;
  const own = new Set(keys.tagsOf(key));
  const steps: HerdStep[] = [];
  followed(
    clocks,
    until,
    (each) => each === key,
    (fact, herds) => {
      const was = herds.places.groupOf(key)?.herds ?? NOWHERE;
      const from = 'rank' in fact && fact.rank === 1 ? herds.classesOf(fact.transfer.from_herd_uuid) : null;
      const before = from === null ? null : headIn(from, null);
      return () => {
        const is = herds.places.groupOf(key)?.herds ?? NOWHERE;
        const named = namedHerd(fact, key, own, keys);
        const isElsewhere = named !== null && named.herd !== null && was.length > 0 && !was.includes(named.herd);
        const isSame = is.length === was.length && is.every((herd, index) => herd === was[index]);
        if (isSame && !isElsewhere) return;
        const by = byOf(fact, named !== null, is.length > 1);
        const head = by === 'unnamed' ? unnamedIn(fact, before, herds) : null;
        steps.push({ at: fact.at, where: whereaboutsIn(is), by, head, unexpected: isElsewhere ? named.herd : null });
      };
    },
  );
  return steps;
}
