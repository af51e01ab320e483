/**
 * How this page stands to the newest release in this browser: it has that or doesn't know (`none`), another waits for the
 * person (`ready`), they want it now (`taken`), or another tab has taken it, so that this page is behind (`behind`).
 */
export type ReleaseStatus = 'none' | 'ready' | 'taken' | 'behind';

export interface ReleaseState {
  status: ReleaseStatus;
}

/** The slice is there from the first reading of a ranch on. */
export interface WithRelease {
  release?: ReleaseState;
}

export const selectReleaseStatus = ({ release }: WithRelease): ReleaseStatus => release?.status ?? 'none';

/** Whether there is, or may soon be, something to be said about a new version. */
export const selectHasRelease = (state: WithRelease): boolean => selectReleaseStatus(state) !== 'none';
