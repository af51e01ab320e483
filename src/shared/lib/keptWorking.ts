const KEY = 'grazewell:keepWorking';

/** Whether the person in this tab works on without a network; storage that is blocked remembers nothing. */
export function isWorkKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that over a reload, or no longer. */
export function rememberWork(isKept: boolean): void {
  try {
    if (isKept) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // A reload asks again.
  }
}
