import type { WebStorage } from 'redux-persist';

/** Local storage may be blocked, full or gone: reading then finds nothing and writing does nothing. */
export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // The person works on without it; the server has everything that matters.
  }
}

/** Keeps something in this browser, as far as that is possible. */
export const writeItem = (key: string, value: string): void => attempt(() => window.localStorage.setItem(key, value));

/** Local storage in the form redux-persist takes. It never rejects. */
export const safeStorage: WebStorage = {
  getItem: (key) => Promise.resolve(readItem(key)),
  setItem: (key, value) => Promise.resolve(writeItem(key, value)),
  removeItem: (key) => Promise.resolve(attempt(() => window.localStorage.removeItem(key))),
};
