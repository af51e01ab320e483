/** What was drawn step by step: the states before the present one, the oldest first, and those that were undone. */
export interface History<State extends object> {
  readonly past: readonly State[];
  readonly present: State;
  /** The one that was undone last comes first. */
  readonly future: readonly State[];
}

/** How many steps can be undone unless told otherwise. */
const STEPS_MAX = 200;

export const historyOf = <State extends object>(present: State): History<State> => ({ past: [], present, future: [] });

/** A further step. What was undone before it is gone, and of the steps only the last ones are kept. */
export function done<State extends object>(
  { past, present }: History<State>,
  next: State,
  most = STEPS_MAX,
): History<State> {
  return { past: [...past, present].slice(-most), present: next, future: [] };
}

/** One step back; the same history where there is none. */
export function undone<State extends object>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step forward again; the same history where there is none. */
export function redone<State extends object>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: future.slice(1) };
}
