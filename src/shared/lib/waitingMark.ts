import { useSyncExternalStore } from 'react';
import { readItem, safeStorage } from './storage';

/** Says to who opens the login page that somebody's changes wait on this device: neither whose nor how many. */
const MARK = 'grazewell:waiting';

const listeners = new Set<() => void>();

export function markWaiting(isAnyWaiting: boolean): void {
  if (isAnyWaiting) void safeStorage.setItem(MARK, '1');
  else void safeStorage.removeItem(MARK);
  for (const listener of listeners) listener();
}

/** Whether somebody's changes wait on this device, as far as is known before any database is open. */
export const isMarkedWaiting = (): boolean => readItem(MARK) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same for a page, which a sign-out may lead to before all is deleted. */
export const useIsMarkedWaiting = (): boolean => useSyncExternalStore(subscribe, isMarkedWaiting, () => false);
