import type { Stay } from '../grazing/stays';
import type { Entered } from './howEntered';

/** From the worst on: what a stay is by the moves that begin and end it. */
const WORST: readonly Entered[] = ['imported', 'late', 'sent_later', 'live'];

/** How entries came, by their ids. */
export type EnteredMarks = ReadonlyMap<string, Entered>;

/**
 * How stays came (rule V7): each has the worst of the moves that begin and end it: imported, else late, else sent later, else
 * live. One has none while a mark of these is unknown.
 */
export function enteredStays(
  stays: ReadonlyMap<string, readonly Stay[]>,
  marks: EnteredMarks,
): ReadonlyMap<Stay, Entered> {
  const all = new Map<Stay, Entered>();
  for (const ofHerd of stays.values()) {
    ofHerd.forEach((stay, index) => {
      const next = ofHerd[index + 1];
      const moves = [stay.moves[0], ...(next?.from === stay.to ? [next.moves[0]] : [])];
      const own = moves.map((move) => marks.get(move?.uuid ?? ''));
      const worst = WORST.find((mark) => own.includes(mark));
      if (worst !== undefined && !own.includes(undefined)) all.set(stay, worst);
    });
  }
  return all;
}
