import type { Animal } from '../../grazing/records';
import type { Clocks } from '../withdrawal/clocksOf';
import type { Turn } from '../withdrawal/turns';
import { whereaboutsAt, type Whereabouts } from './followed';

/** A tag that was read, and that no animal's record has. */
export interface LooseTag {
  readonly tag: string;
  /** When and in which herd it was first read (ms since 1970). */
  readonly at: number;
  readonly herd: string;
  /** The class that it was first read in; null: nobody said. */
  readonly animal: Animal | null;
  readonly where: Whereabouts;
}

/** The tags that a turn names, with the herd and class that it says they are of. */
function tagsRead(turn: Turn): { tags: readonly string[]; herd: string | null; animal: Animal | null } {
  switch (turn.rank) {
    case 0:
      return { tags: [], herd: null, animal: null };
    case 1: {
      const { from_herd_uuid: from, to_herd_uuid: to, animal, tags } = turn.transfer;
      return { tags, herd: from ?? to, animal };
    }
    case 2: {
      const { tags, herd_uuid: herd, animal } = turn.clock.data;
      return { tags, herd, animal };
    }
    case 3: {
      const { entries, herd_uuid: herd, animal } = turn.weighing;
      return { tags: entries.map(({ tag }) => tag), herd, animal };
    }
  }
}

/**
 * The tags that treatments, weighings and transfers have up to an instant (ms since 1970) and no animal's record has at any time, in
 * the order in which they were first read, each with where it is by rule W6 (docs/animals.md).
 */
export function looseTags(clocks: Clocks, at: number): readonly LooseTag[] {
  const known = new Set(clocks.records.animals.flatMap(({ data }) => data.ids.map(({ tag }) => tag)));
  const loose = new Map<string, Omit<LooseTag, 'where'>>();
  for (const turn of clocks.turns.all) {
    if (turn.at > at) break;
    const { tags, herd, animal } = tagsRead(turn);
    if (herd === null) continue;
    for (const tag of tags) {
      if (tag === '' || known.has(tag)) continue;
      const before = loose.get(tag);
      if (before === undefined) loose.set(tag, { tag, at: turn.at, herd, animal });
      else if (before.animal === null && animal !== null) loose.set(tag, { ...before, animal });
    }
  }
  if (loose.size === 0) return [];
  const whereOf = whereaboutsAt(clocks, at);
  return [...loose.values()].map((each) => ({ ...each, where: whereOf(each.tag) }));
}
