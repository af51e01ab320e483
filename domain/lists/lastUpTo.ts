/** The index of the last of a list, sorted by a number of its items, whose number is at most the limit; −1 where none is. */
export function lastUpTo<T>(sorted: readonly T[], limit: number, numberOf: (item: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && numberOf(item) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
