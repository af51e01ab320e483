import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons and links side by side, as many in a row as there is space for. */
export function Actions({ isEnd = false, children }: { isEnd?: boolean; children: ReactNode }) {
  return (
    <div className={[styles.actions, isEnd ? styles.end : ''].join(' ')} data-end={isEnd || undefined}>
      {children}
    </div>
  );
}
