import type { ReactNode } from 'react';
import styles from './Strip.module.css';

/**
 * A banner over the whole width, above every page.
 *
 * @param label the accessible name of what it is about
 */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.strip} aria-label={label}>
      {children}
    </aside>
  );
}
