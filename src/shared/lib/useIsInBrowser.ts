import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page runs where there is an address, a memory and someone to press a button. It does not at build time,
 * nor in the very first drawing that takes such a page over, which has to be the same.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
