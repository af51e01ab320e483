import { inOrder, type Entry, type MoveData } from './records';

/** What the entry of an old stay does to what is written down of its herd already. */
export interface EnteredStay {
  /** Gaps (`off: unknown`) that the stay fills. */
  readonly filled: readonly string[];
  /** Where a gap begins after it, ms since 1970; null where another move follows, or nobody said when it ended. */
  readonly gapAt: number | null;
}

interface Entered {
  /** The move that began it, ms since 1970. */
  readonly at: number;
  /** When it ended, as far as somebody knows; it lies after `at`. */
  readonly until: number | null;
}

/**
 * An old notebook tells of stays with an end, in any order, and a stay lasts until the next move. So where the next move
 * comes later than the end, or never, a gap begins at the end: no figure invents grazing over it. A gap that the stay
 * fills goes. Stays that do not overlap come out the same in whichever order they are entered.
 *
 * @param moves those of the herd, in no order
 */
export function enteredStay(moves: readonly Entry<MoveData>[], { at, until }: Entered): EnteredStay {
  const inTime = inOrder(moves);
  const isGap = ({ data }: { data: MoveData }) => data.off === 'unknown';
  const next = inTime.find((move) => move.at > at && !isGap(move))?.at ?? Infinity;
  const ends = until ?? at;
  const filled = inTime.filter(
    (move) => isGap(move) && (move.at === at || (move.at > at && move.at < Math.min(ends, next))),
  );
  const isFollowed = next <= ends || inTime.some((move) => isGap(move) && move.at === ends && !filled.includes(move));
  return { filled: filled.map(({ uuid }) => uuid), gapAt: until === null || isFollowed ? null : until };
}
