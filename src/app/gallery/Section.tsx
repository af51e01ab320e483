import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One kind of component. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

interface StateProps {
  /** What is shown. */
  name: string;
  /** Whether it is drawn as if it had the focus of the keyboard. */
  isFocused?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/** A component in one of its states. */
export function State({ name, isFocused = false, isWide = false, children }: StateProps) {
  return (
    <div className={[styles.state, isFocused ? styles.focused : '', isWide ? styles.wide : ''].join(' ')}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
