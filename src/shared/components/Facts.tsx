import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What is so, each under its name: `<dt>` and `<dd>`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
