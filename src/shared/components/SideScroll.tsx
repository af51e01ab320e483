import type { ReactNode } from 'react';
import styles from './SideScroll.module.css';

interface SideScrollProps {
  /** The accessible name: it takes the focus, so that the arrow keys scroll it. */
  label: string;
  children: ReactNode;
}

/** What is too wide for its place scrolls sideways in it; a shadow at an edge says that there is more behind it. */
export function SideScroll({ label, children }: SideScrollProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
