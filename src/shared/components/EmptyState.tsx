import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** Whether the title is a heading of the page, not just the first words of a list's place. */
  isHeading?: boolean;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /** What to do next. */
  children: ReactNode;
}

/** What stands where there is nothing to show yet: that there is nothing, and what to do about it. */
export function EmptyState({ title, isHeading = false, actions, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 72" aria-hidden="true">
        <path d="M6 52 38 12l36 8 40-12-8 46-52 12z" />
        <path d="M38 12l10 50M74 20l-8 42" />
      </svg>
      {isHeading ? <h2 className={styles.title}>{title}</h2> : <p className={styles.title}>{title}</p>}
      <p className={styles.next}>{children}</p>
      {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
