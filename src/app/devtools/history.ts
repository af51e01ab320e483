import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import { sessionEnded } from '@shared/events';
import { MAX_STATES, NOISE } from './noise';
import { redact, redactAction } from './redact';

interface HistoryEntry {
  /** Redacted. */
  action: Action;
  /** As it was after the action. */
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

/** Ties a history to its store, so that whoever holds the store can report. */
export function keepHistory(store: object, history: History): void {
  histories.set(store, history);
}

/** What has happened in a store so far; nothing in one that keeps no history. */
export function historyOf(store: object): Pick<History, 'read'> {
  return histories.get(store) ?? { read: () => ({ before: undefined, entries: [] }) };
}

const noise = NOISE.map((pattern) => new RegExp(pattern));

/** Keeps the last actions and states in memory, for a support report without any developer tools. */
export function createHistory(): History {
  const entries: HistoryEntry[] = [];
  let before: unknown;

  /** Whoever comes next must not hand on what was the last person's. */
  const forget = () => {
    entries.length = 0;
  };
  const keep = (action: Action, stateBefore: unknown, state: unknown) => {
    if (entries.length === 0) before = stateBefore;
    entries.push({ action: redactAction(action), state, timestamp: Date.now() });
    if (entries.length > MAX_STATES) before = entries.shift()?.state;
  };
  return {
    middleware: (store) => (next) => (action) => {
      const stateBefore: unknown = store.getState();
      const result = next(action);
      if (sessionEnded.match(action)) forget();
      if (isAction(action) && !noise.some((pattern) => pattern.test(action.type))) {
        keep(action, sessionEnded.match(action) ? store.getState() : stateBefore, store.getState());
      }
      return result;
    },
    read: () => ({
      before: redact(before),
      entries: entries.map((entry) => ({ ...entry, state: redact(entry.state) })),
    }),
  };
}
