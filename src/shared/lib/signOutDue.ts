import { readItem, safeStorage, writeItem } from './storage';

const KEY = 'grazewell:signOutDue';

/** Whether the person signed out where the server could not hear of it: the session's cookie is still good. */
export const signOutDue = {
  is: (): boolean => readItem(KEY) !== null,
  begin: (): void => writeItem(KEY, '1'),
  end: (): void => void safeStorage.removeItem(KEY),
};
