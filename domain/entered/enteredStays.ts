import type { Span } from '../grazing/overTime';
import type { Stay } from '../grazing/stays';
import type { Entered } from './howEntered';

/** What a stay is by the moves that begin and end it: the greater of the two. */
const WORSE: Readonly<Record<Entered, number>> = { live: 0, sent_later: 1, late: 2, imported: 3 };

/** How entries came, by their ids. */
export type EnteredMarks = ReadonlyMap<string, Entered>;

/**
 * How the stays of a time came (rule V7): each has the worst of the moves that begin and end it: imported, else late, else
 * sent later, else live. One has none while a mark of these is unknown.
 */
export function enteredStays(
  stays: ReadonlyMap<string, readonly Stay[]>,
  marks: EnteredMarks,
  { since, until }: Pick<Span, 'since' | 'until'>,
): ReadonlyMap<Stay, Entered> {
  const all = new Map<Stay, Entered>();
  for (const ofHerd of stays.values()) {
    ofHerd.forEach((stay, index) => {
      if (stay.to < since || stay.from >= until) return;
      const next = ofHerd[index + 1];
      const begun = marks.get(stay.moves[0]?.uuid ?? '');
      const ended = next?.from === stay.to ? marks.get(next.moves[0]?.uuid ?? '') : begun;
      if (begun === undefined || ended === undefined) return;
      all.set(stay, WORSE[begun] >= WORSE[ended] ? begun : ended);
    });
  }
  return all;
}
