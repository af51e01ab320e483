import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

/** A link that is the page's one way on, and looks it. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={[styles.button, styles.primary].join(' ')} to={to}>
      {children}
    </Link>
  );
}
