import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import { sessionEnded } from '@shared/events';
import { isStory, MAX_STATES } from './noise';
import type { Sanitizer } from './sanitizer';

interface HistoryEntry {
  /** Redacted. */
  action: Action;
  /** As it was after the action, as support sees it. */
  state: unknown;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export interface History {
  middleware: Middleware;
  /** The newest entries, at most 25, and the state before the first of them; all redacted. */
  read(): { before: unknown; entries: HistoryEntry[] };
}

const histories = new WeakMap<object, History>();

/** Ties a history to its store, so that what holds the store can report. */
export function keepHistory(store: object, history: History): void {
  histories.set(store, history);
}

/** What has happened in a store so far; nothing in one that keeps no history. */
export function historyOf(store: object): Pick<History, 'read'> {
  return histories.get(store) ?? { read: () => ({ before: undefined, entries: [] }) };
}

/**
 * Keeps the last actions and states in memory, for a support report without any developer tools. It holds small copies,
 * so that nothing large stays in memory because it was in the state once.
 */
export function createHistory({ state: copyOf, action: shown }: Pick<Sanitizer, 'state' | 'action'>): History {
  const entries: HistoryEntry[] = [];
  let before: unknown;

  /** The next person's report must not hold what was the last person's. */
  const forget = () => {
    entries.length = 0;
  };
  const keep = (action: Action, stateBefore: unknown, state: unknown) => {
    if (entries.length === 0) before = copyOf(stateBefore);
    entries.push({ action: shown(action), state: copyOf(state), timestamp: Date.now() });
    if (entries.length > MAX_STATES) before = entries.shift()?.state;
  };
  return {
    middleware: (store) => (next) => (action) => {
      const stateBefore: unknown = store.getState();
      const result = next(action);
      if (sessionEnded.match(action)) forget();
      if (isAction(action) && isStory(action)) {
        keep(action, sessionEnded.match(action) ? store.getState() : stateBefore, store.getState());
      }
      return result;
    },
    read: () => ({ before, entries: [...entries] }),
  };
}
