import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A word or two that mark what they stand beside. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
