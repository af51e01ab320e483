import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { hearSettling, isSettling } from './presses';

/** Whether a press that wrote is younger than a second: no control changes its place or its meaning meanwhile. */
export const useSettling = (): boolean => useSyncExternalStore(hearSettling, isSettling, () => false);

const isHeld = () => true;

/** `useSelector` for lists with buttons: what it selects stays as it was before a press that wrote, until that is over. */
export function useSteadySelector<State, Selected>(select: (state: State) => Selected): Selected {
  return useSelector(select, useSettling() ? isHeld : Object.is);
}

/**
 * A deed whose button stays where it is and as it is called until what the press led to has settled.
 *
 * @returns whether it was done just now, for `isSpent` of the button, and what does it
 */
export function useOnce(act: () => void): [boolean, () => void] {
  const settling = useSettling();
  const [isDone, setIsDone] = useState(false);
  if (isDone && !settling) setIsDone(false);
  const actOnce = () => {
    act();
    setIsDone(true);
  };
  return [isDone && settling, actOnce];
}
