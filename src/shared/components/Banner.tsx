import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  look: 'info' | 'good' | 'warn' | 'danger';
  /** The button or link that answers it, if there is one. */
  action?: ReactNode;
  children: ReactNode;
}

/** A strip of words that the person should not miss, with what to do about it. */
export function Banner({ look, action, children }: BannerProps) {
  return (
    <div className={[styles.banner, styles[look]].join(' ')}>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
