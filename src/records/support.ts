import { isAction, type Action } from '@reduxjs/toolkit';
import { toastShown, type Toast } from '@shared/events';
import type { RecordsState } from './recordsState';
import { countsOf } from './shelves';

const IDS_MAX = 50;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const PRIVATE = '[private]';

/** What support sees of the records: how many there are of each kind, how far they were read, and what waits. */
export function summaryOf({ ranchUuid, load, position, confirmed, outbox, kept, trouble, now }: RecordsState) {
  return {
    ranchUuid,
    load: load.status,
    position,
    counts: countsOf(confirmed),
    outboxSize: outbox.length,
    outbox: outbox.slice(0, IDS_MAX).map(({ group, state, wasSent, refusal }) => ({
      uuid: group.uuid,
      ageMs: now - Date.parse(group.at),
      state,
      wasSent,
      code: refusal?.code ?? null,
    })),
    kept: kept.flatMap((each) => each.outbox).length,
    trouble: trouble?.code ?? null,
  };
}

/** The ids that stand anywhere in what an action says, at most 50, and nothing else of it. */
function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (ids.size >= IDS_MAX) return ids;
  if (typeof value === 'string' && UUID.test(value)) ids.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) idsIn(each, ids);
  return ids;
}

const withoutWords = (toast: Toast): Toast =>
  toast.isPrivate === true ? { ...toast, title: PRIVATE, message: PRIVATE } : toast;

/** An action as support sees it: of the record the ids alone that it touched, of a toast about it no word. */
export function shownAction(action: Action): Action {
  if (toastShown.match(action)) return { ...action, payload: withoutWords(action.payload) } as Action;
  if (!action.type.startsWith('records/') || !isAction(action) || !('payload' in action)) return action;
  return { type: action.type, ids: [...idsIn(action.payload)] } as Action;
}

interface WithToasts {
  toasts: readonly Toast[];
}

/** The state of the toasts without what they say of the record. */
export const shownToasts = <S extends WithToasts>(ui: S): S => ({ ...ui, toasts: ui.toasts.map(withoutWords) });
