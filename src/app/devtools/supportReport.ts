import type { Action } from '@reduxjs/toolkit';
import { historyOf } from './history';
import { pathForSupport } from './redact';

interface OfQuery {
  meta?: { arg?: { endpointName?: string } };
}

/** What RTK Query calls `executeMutation` gets the name of what was asked for. */
function named(action: Action): Action {
  const { arg } = (action as OfQuery).meta ?? {};
  return { ...action, type: action.type.replace(/execute(Query|Mutation)/, (same) => arg?.endpointName ?? same) };
}

/**
 * The last 25 redacted actions and states of a store as text of a file that Redux DevTools import: `payload` is a
 * lifted state (of `@redux-devtools/instrument`) as JSON. `report` says where it comes from; the import passes it over.
 */
export function supportReport(store: object, now: Date): string {
  const { before, entries: kept } = historyOf(store).read();
  const entries = kept.map((entry) => ({ ...entry, action: named(entry.action) }));
  const all = [
    { action: { type: '@@INIT' }, state: before, timestamp: entries[0]?.timestamp ?? now.getTime() },
    ...entries,
  ];
  const lifted = {
    monitorState: {},
    actionsById: Object.fromEntries(
      all.map(({ action, timestamp }, id) => [id, { type: 'PERFORM_ACTION', action, timestamp }]),
    ),
    nextActionId: all.length,
    stagedActionIds: all.map((_entry, id) => id),
    skippedActionIds: [],
    committedState: before,
    currentStateIndex: entries.length,
    computedStates: all.map(({ state }) => ({ state })),
    isLocked: false,
    isPaused: false,
  };
  const report = {
    version: __APP_VERSION__,
    browser: navigator.userAgent,
    language: navigator.language,
    page: pathForSupport(location.pathname),
    at: now.toISOString(),
    times: entries.map(({ action: { type }, timestamp }) => `${new Date(timestamp).toISOString()} ${type}`),
  };
  return JSON.stringify({ payload: JSON.stringify(lifted), report });
}
