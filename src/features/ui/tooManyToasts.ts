/** A toast on the screen. */
export interface Shown {
  readonly id: string;
  /** Whether it is there until the person puts it away. */
  readonly stays: boolean;
  /** Whether it says what was recorded. */
  readonly isOfRecord: boolean;
}

/** Windows from this width on have space for one more beside what the person is at. */
const WIDE_PX = 768;

export const isNarrow = (widthPx: number): boolean => widthPx < WIDE_PX;

export const mostToasts = (widthPx: number): number => (isNarrow(widthPx) ? 2 : 3);

/**
 * The ids of those that go, so that no more are left than `most`: the oldest first, what has to stay last, the newest never.
 *
 * @param shown the oldest first
 */
export function tooManyToasts(shown: readonly Shown[], most: number): string[] {
  const older = shown.slice(0, -1);
  const first = [...older.filter(({ stays }) => !stays), ...older.filter(({ stays }) => stays)];
  return first.slice(0, Math.max(0, shown.length - most)).map(({ id }) => id);
}

/**
 * The ids of those that say what was recorded before, where another one comes: where there is space for one only, the Undo
 * that is seen is of what the person did last. The others' stay in the last changes.
 */
export const replacedToasts = (shown: readonly Shown[], next: ReadonlySet<string>): string[] =>
  next.size === 0 ? [] : shown.filter(({ id, isOfRecord }) => isOfRecord && !next.has(id)).map(({ id }) => id);
