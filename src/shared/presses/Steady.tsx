import { memo, useSyncExternalStore, type ReactNode } from 'react';
import { hearSettling, isSettling } from './presses';

/** Whether a press that wrote is younger than a second: no control changes its place or its meaning meanwhile. */
export const useSettling = (): boolean => useSyncExternalStore(hearSettling, isSettling, () => false);

interface HeldProps {
  isHeld: boolean;
  children: ReactNode;
}

const Held = memo(
  ({ children }: HeldProps) => children,
  (_before, { isHeld }) => isHeld,
);
Held.displayName = 'Held';

/** Keeps what it holds as it was before a press that wrote, until that is a second old: rows keep their place. */
export function Steady({ children }: { children: ReactNode }) {
  return <Held isHeld={useSettling()}>{children}</Held>;
}
