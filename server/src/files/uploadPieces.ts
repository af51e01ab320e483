/** A piece of an upload, from `start` on and without `end`, in bytes. */
export interface Piece {
  start: number;
  end: number;
}

export const pieceName = ({ start, end }: Piece): string => `${start}-${end}`;

/** The piece of that name; undefined for anything else, and for a piece that isn't whole. */
export function readPiece(name: string, size: number): Piece | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(name) ?? [];
  const piece = { start: Number(from), end: Number(to) };
  return piece.end - piece.start === size ? piece : undefined;
}

/**
 * The pieces that make an upload, in their order, from its first byte to the first that is missing. Two processes may have
 * written the same bytes: a piece may begin before the one before it ends.
 */
export function chainOf(pieces: readonly Piece[]): Piece[] {
  const chain: Piece[] = [];
  let end = 0;
  for (;;) {
    const reaching = pieces.filter((piece) => piece.start <= end && piece.end > end);
    const [next] = reaching.sort((one, other) => other.end - one.end);
    if (next === undefined) return chain;
    chain.push(next);
    end = next.end;
  }
}

export const endOf = (chain: readonly Piece[]): number => chain.at(-1)?.end ?? 0;
