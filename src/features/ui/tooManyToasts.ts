/** A toast on the screen. */
export interface Shown {
  readonly id: string;
  /** Whether it is there until the person puts it away. */
  readonly stays: boolean;
}

/** Windows from this width on have space for one more beside what the person is at. */
const WIDE_PX = 768;

export const mostToasts = (widthPx: number): number => (widthPx < WIDE_PX ? 2 : 3);

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
