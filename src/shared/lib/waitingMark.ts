import { readItem, safeStorage } from './storage';

/** Says to who opens the login page that somebody's changes wait on this device: neither whose nor how many. */
const MARK = 'grazewell:waiting';

export function markWaiting(isAnyWaiting: boolean): void {
  if (isAnyWaiting) void safeStorage.setItem(MARK, '1');
  else void safeStorage.removeItem(MARK);
}

/** Whether somebody's changes wait on this device, as far as is known before any database is open. */
export const isMarkedWaiting = (): boolean => readItem(MARK) !== null;
